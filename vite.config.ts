import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// In tests Node and Vite resolve different builds of react-router. Two copies would not share their contexts.
const oneRouter = ['react-router', 'react-router/dom'].map((find) => ({
  find: new RegExp(`^${find}$`),
  replacement: fileURLToPath(import.meta.resolve(find)),
}));

const depository = process.env.DEPOSITORY_URL ?? 'http://127.0.0.1:4000';

const WITHOUT_POSTGRES = [
  ...[
    'accountsCommand',
    'areas',
    'backup/!(snapshot)',
    'commands',
    'coverage',
    'process',
    'databaseThread',
    'days',
    'dura*',
    'files/*',
    'health',
    'pictures',
    'html',
    'mail/address',
    'mail/process',
  ],
  ...[
    'mail/sender*',
    'mail/templates',
    'instances',
    'maintenance',
    'operation',
    'postgres*',
    'mail/postgres',
    'registers/together',
    'sample*',
    '*/sample',
  ],
  ...['roles', 'sanitiser', 'settings', 'slowSenders', 'specification', 'structure'],
  // tests of code that runs before the database is used, and of bytes
  ...['brokenOff', 'filesLimits', 'freeSpace', 'headers', 'limits', 'linklessFolder', 'mediaLinks'],
  'content/readFiles',
  'personnel/malformed',
  // they try no SQL of their own: other tests run the same statements on PostgreSQL
  ...['covers', 'files', 'knownBrowsers', 'outdatedTranslations', 'personalFiles', 'recordFields'],
];

/** Tests of the server's texts that need a DOM, so they run in the project of the front end. */
const SEEN_BY_A_BROWSER = ['html', 'sampleTexts'].map((name) => `tests/server/${name}.test.ts`);

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    manifest: true,
    // docs/decisions.md, 32
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'signIn', tags: ['$initial'], priority: 1 },
            { name: 'libraries', test: /node_modules/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': depository, '/Access': depository, '/WebsiteFiles': depository, '/preview': depository },
  },
  test: {
    // the default of one second is too short on a busy machine
    expect: { poll: { timeout: 30_000 } },
    // a shared build machine can starve a test; a test that passes only at the second try is reported
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // with two workers, two cores are idle while tests wait for processes and timers
    maxWorkers: 3,
    // every file cleans up after itself; isolation would take a third of the time for loading modules again
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'src',
          environment: 'jsdom',
          include: ['tests/!(server|e2e)/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}', ...SEEN_BY_A_BROWSER],
          globalSetup: 'tests/support/threads.ts',
          setupFiles: ['tests/support/setup.ts'],
          alias: oneRouter,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: SEEN_BY_A_BROWSER,
          globalSetup: 'tests/support/threads.ts',
        },
      },
      {
        // the server's tests again on a real PostgreSQL, except those that need no database or start their own
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: WITHOUT_POSTGRES.map((name) => `tests/server/${name}.test.ts`),
          globalSetup: ['tests/support/threads.ts', 'tests/support/postgresProject.ts'],
        },
      },
    ],
  },
});
