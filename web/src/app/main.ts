import { mount } from 'svelte';
import './app.css';
import { EMBEDDED } from '../api/embedded.ts';
import App from './App.svelte';
import { app } from '../core/app.svelte.ts';
import { updates } from './updates.svelte.ts';

app.paint();
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD && !EMBEDDED) updates.start();
