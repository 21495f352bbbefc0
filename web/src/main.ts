import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './messages';
import { watchPreferences } from './preferences.svelte';
import { watchAddress } from './router.svelte';
import './ui/theme.css';

watchPreferences();
watchAddress();
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app') ?? document.body });
