import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Node and Vite pick different builds of react-router: one copy only, or every screen loses its router.
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
    'mail/sender',
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
  // what is asked before the database, and bytes
  ...['brokenOff', 'filesLimits', 'freeSpace', 'headers', 'limits', 'linklessFolder', 'mediaLinks'],
  'content/readFiles',
  'personnel/malformed',
];

/** What judges texts of the server as a browser sees them. In the midst of others it would take their worker, with all that it has loaded. */
const SEEN_BY_A_BROWSER = ['html', 'sampleTexts'].map((name) => `tests/server/${name}.test.ts`);

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    manifest: true,
    // What several screens share is one file beside that of the sign-in page: cut by itself it was 137, and a warm list took a third longer.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'signIn', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2 },
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
    // a second, which it is otherwise, may go by on a machine that has other work
    expect: { poll: { timeout: 30_000 } },
    // as in the browser: a shared build machine can starve a test, and what passes at the second try only is printed so
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // two leave two cores idle while tests wait for processes and clocks
    maxWorkers: 3,
    // each file sets up and clears away what it needs; loading everything anew for each takes a third of the time
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
        // the same once more on a real PostgreSQL, but for what needs no database or brings its own
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
