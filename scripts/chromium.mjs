import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws the same pages with less work. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PLACES].find(
    (path) => path && existsSync(path),
  );

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, or one in the usual places; else it is installed, by Playwright where
 * its download is reachable, by Debian's packages where not.
 */
export const ensureChromium = () => {
  const path = found();
  if (path) return path;
  console.log('No Chromium here; installing one.');
  if (!run('npx', ['playwright', 'install', 'chromium']) || !found()) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    const apt = (...args) => {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      return run(command, rest);
    };
    apt('update', '-qq');
    if (!apt('install', '-y', '-qq', 'chromium-headless-shell')) apt('install', '-y', '-qq', 'chromium');
  }
  const installed = found();
  if (!installed) throw new Error('No Chromium found or installed: set CHROMIUM_PATH.');
  return installed;
};
