import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './messages';
import './ui/theme.css';

await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app') ?? document.body });
