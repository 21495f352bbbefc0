/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env.GREATPLAINS_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The server's Content-Security-Policy forbids inline scripts, inline styles and data: scripts,
  // so everything is a file of its own.
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: SERVER, ws: true } } },
  // Svelte has a server build without effects; units are tested with the one browsers get.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
