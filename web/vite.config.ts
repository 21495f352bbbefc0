/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env.GREATPLAINS_SERVER ?? 'http://127.0.0.1:8420';

// What every page needs, what a table needs, and each game as its own board needs it.
const GROUPS = [
  {
    name: 'base',
    test: /node_modules[\\/](svelte[\\/](?!.*bindings[\\/](input|select))|esm-env|clsx)|preload-helper|src[\\/](App|router|preferences)|src[\\/]ui[\\/](Button|Icon|icons|keys|Loading|Notice|Title)|src[\\/]net[\\/](?!connection|changes|problem|passkeys)|src[\\/]messages[\\/](index|en\.|language|plural)|src[\\/]games[\\/](about|cards)/,
    priority: 3,
  },
  {
    name: 'table',
    test: /src[\\/](board[\\/](?!scenes)|net[\\/](connection|changes)|ui[\\/]SeatBadge|table[\\/](?!Chat|Decided|DraftChips|GameLog|Invit|Keys|keyWords|Lists|log\.|NoGame|PassScreen|Refusal|Rematch|rematch|Resign|Result|ScoringCard|SeatPanels|TableDialogs|TableMenu|Talk|Waiting|words))/,
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
  {
    name: 'side',
    test: /src[\\/](table[\\/](Talk|Chat|GameLog|log\.|SeatPanels|words\.(ts|en))|time[\\/](SeatClock|spans|words\.(ts|en))|ui[\\/]Tabs)/,
    priority: 2,
  },
  ...['bison', 'windriver'].map((game) => ({
    name: game,
    test: new RegExp(
      `games[\\\\/]${game}[\\\\/](?!rules|coach|lesson|pieces|CostLadder|deal|Dropping|GainCard|later|LayCard|Lit|lists|Market\\.|Payment|RegionCard|reviews|shapes|ShapesToCome|Stores|TerrainCard|Traveller|Ways|HexCard|story|problems|card|about|Scene|messages\\.(de|fr|it))`,
    ),
    priority: 1,
  })),
];

/** The table and its games. What comes when a page is at rest may find out by itself what it needs. */
const WAITED_FOR = /index|(TablePage|bison|windriver)-/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The server's Content-Security-Policy forbids inline scripts, inline styles and data: scripts,
  // so everything is a file of its own.
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Names of files are script, too: only what is waited for is worth asking for before it is found out.
      resolveDependencies: (file, needed) => (WAITED_FOR.test(file) ? needed : []),
    },
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
