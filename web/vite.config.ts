/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env.GREATPLAINS_SERVER ?? 'http://127.0.0.1:8420';

// What every page needs, what a table needs, and each game as its own board needs it.
const GROUPS = [
  {
    name: 'base',
    test: /node_modules[\\/](svelte|esm-env|clsx)|preload-helper|src[\\/](App|router|preferences)|src[\\/]ui[\\/](Button|Icon|icons|keys|Loading|Notice|Title)|src[\\/]net[\\/](?!connection|changes|problem)|src[\\/]messages[\\/](index|en\.|language|plural)|src[\\/]games[\\/](about|cards)/,
    priority: 3,
  },
  {
    name: 'table',
    test: /src[\\/](board[\\/](?!scenes)|net[\\/](connection|changes)|ui[\\/](SeatBadge|sound)|table[\\/](?!Chat|Decided|GameLog|Invit|Keys|keyWords|Lists|log\.|PassScreen|Refusal|Rematch|rematch|Resign|Result|ScoringCard|TableMenu|Talk|Waiting))/,
    priority: 2,
  },
  // What is fetched when the page is at rest, each with what it needs.
  { name: 'bar', test: /src[\\/]ui[\\/](AppBar|LanguageSelect|ThemeButton)/, priority: 2 },
  { name: 'dialog', test: /src[\\/]ui[\\/]Dialog/, priority: 2 },
  {
    name: 'refusals',
    test: /src[\\/](messages[\\/](problems\.(ts|en)|sentences)|net[\\/]problem|rules[\\/]anchors|table[\\/]Refusal)/,
    priority: 3,
  },
  { name: 'talk', test: /src[\\/](table[\\/](Talk|Chat|GameLog|log\.)|ui[\\/]Tabs)/, priority: 2 },
  ...['bison', 'windriver'].map((game) => ({
    name: game,
    test: new RegExp(
      `games[\\\\/]${game}[\\\\/](?!rules|pieces|deal|later|lists|Market\\.|RegionCard|ShapesToCome|HexCard|story|problems|card|about|Scene|messages\\.(de|fr|it))`,
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
