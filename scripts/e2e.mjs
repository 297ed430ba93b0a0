// `npm run test:e2e`: the built product in a real Chromium. Arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import { buildStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

const CHROMIUM_PATH = ensureChromium();
await buildStale();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH },
});
process.exit(status ?? 1);
