import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './messages';
import { watchPreferences } from './preferences.svelte';
import { watchAddress } from './router.svelte';
import './ui/theme.css';

watchPreferences();
watchAddress();
await setLanguage(preferredLanguage());
// What it keeps is a page for those without a network; the site works without it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
mount(App, { target: document.getElementById('app') ?? document.body });
