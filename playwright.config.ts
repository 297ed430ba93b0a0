import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // with two workers, two cores are idle for a fifth of the time
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // a shared build machine can starve a browser; a test that passes only at the second try is reported as flaky
  retries: process.env.CI ? 1 : 0,
  // tests wait for conditions, so a long limit costs nothing on a fast machine
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 1440, height: 900 },
    // saves the frames of transitions
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
        // the optimising compilers cost more than they save on pages that live for seconds
        '--js-flags=--no-turbofan,--no-maglev',
      ],
    },
  },
});
