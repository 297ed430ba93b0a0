import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Node and Vite pick different builds of react-router: one copy only, or every screen loses its router.
const oneRouter = ['react-router', 'react-router/dom'].map((find) => ({
  find: new RegExp(`^${find}$`),
  replacement: fileURLToPath(import.meta.resolve(find)),
}));

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** They name all that they have; what is needed of it is not known before it is cut to chunks. */
const REACT_ADMIN = /node_modules.(ra-|react-admin)/;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A module and what it imports at once; of react-admin, nothing. */
const atOnce = (path: string, modules: Modules): Set<string> => {
  const found = new Set([fileOf(path)]);
  for (const id of found) {
    if (REACT_ADMIN.test(id)) found.delete(id);
    else for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
};

let libraries: Set<string> | undefined;

/**
 * The libraries that the back-office needs whatever it shows stand in one chunk. Left to themselves, lazy screens cut them to a dozen
 * pieces by what each of them shares, which weigh kilobytes more. What the sign-in page has loaded stays there. All that such a
 * module imports is in this chunk or in that one, so that no two chunks wait for each other.
 */
const chunkOf = (id: string, modules: Modules): string | null => {
  if (!libraries) {
    libraries = atOnce('src/App.tsx', modules);
    for (const early of atOnce('src/main.tsx', modules)) libraries.delete(early);
  }
  return id.includes('/node_modules/') && libraries.has(id) ? 'libraries' : null;
};

const depository = process.env.DEPOSITORY_URL ?? 'http://127.0.0.1:4000';

const WITHOUT_POSTGRES = [
  ...['accountsCommand', 'areas', 'coverage', 'dura*', 'html', 'mail/address', 'mail/process'],
  ...[
    'mail/sender',
    'mail/templates',
    'maintenance',
    'operation',
    'postgres*',
    'mail/postgres',
    'sample*',
    '*/sample',
  ],
  ...['sanitiser', 'settings', 'slowSenders', 'specification'],
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'libraries', name: chunkOf }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': depository, '/Access': depository, '/WebsiteFiles': depository },
  },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // each file sets up and clears away what it needs; loading everything anew for each takes a third of the time
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'src',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', 'tests/e2e/**'],
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
          // its clock is the one of the machine
          exclude: ['tests/server/clocks.test.ts'],
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
          globalSetup: 'tests/support/postgresProject.ts',
        },
      },
    ],
  },
});
