import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';

/** The browser in which everything is measured; its own errands do not disturb. */
export const launch = () =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
