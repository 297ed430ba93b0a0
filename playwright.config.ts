import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // two leave two cores idle for a fifth of the time
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // a shared build machine can starve a browser; what passes only at the second try is printed as flaky
  retries: process.env.CI ? 1 : 0,
  // what waits for a condition may wait: only a machine that is slow does so for long
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 1440, height: 900 },
    // two cores draw the tests' pages: no transition is worth a frame
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // a page that lives for seconds does not earn back what the later compilers cost
        '--js-flags=--no-turbofan,--no-maglev',
      ],
    },
  },
});
