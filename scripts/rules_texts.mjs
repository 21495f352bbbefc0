// Writes the rules of every game in every language to stdout, as JSON: { game: { language: rules } }.
// `node scripts/rules_texts.mjs`, where the packages of the web client are installed.
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LANGUAGES = ['en', 'de', 'fr', 'it'];

const web = fileURLToPath(new URL('../web/', import.meta.url));
const { createServer } = await import(pathToFileURL(createRequire(`${web}package.json`).resolve('vite')).href);
// Vite reads the TypeScript of the rules; it serves nothing and watches nothing.
const vite = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { RULES_GAMES, loadRules } = await vite.ssrLoadModule('/src/rules/rulebooks.ts');
  const texts = {};
  for (const game of RULES_GAMES) {
    texts[game] = {};
    for (const language of LANGUAGES) texts[game][language] = await loadRules(game, language);
  }
  process.stdout.write(JSON.stringify(texts));
} finally {
  await vite.close();
}
