/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env.GREATPLAINS_SERVER ?? 'http://127.0.0.1:8420';

// What every page needs, what a table needs, and each game as its own board needs it.
const GROUPS = [
  {
    name: 'base',
    test: /node_modules[\\/](svelte|esm-env|clsx)|preload-helper|src[\\/](App|router|preferences)|src[\\/]ui[\\/](AppBar|Button|Dialog|Icon|icons|keys|Language|Loading|Notice|Theme|Title)|src[\\/]net[\\/](?!connection|changes)|src[\\/]messages[\\/](index|en\.|language|plural|problems\.ts)|src[\\/]games[\\/](about|cards)/,
    priority: 3,
  },
  {
    name: 'table',
    test: /src[\\/](board[\\/](?!scenes)|net[\\/](connection|changes)|ui[\\/](SeatBadge|Tabs|sound)|table[\\/](?!ListsPanel|KeysDialog|keyWords|ResultDialog|TableMenu|PassScreen|Waiting|Invit))/,
    priority: 2,
  },
  ...['bison', 'windriver'].map((game) => ({
    name: game,
    test: new RegExp(
      `games[\\\\/]${game}[\\\\/](?!rules|pieces|lists|story|problems|card|about|Scene|messages\\.(de|fr|it))`,
    ),
    priority: 1,
  })),
];

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
    // A few files that belong together instead of one a module: they pack better, and are asked for at once.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: SERVER, ws: true } } },
  // Svelte has a server build without effects; units are tested with the one browsers get.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
