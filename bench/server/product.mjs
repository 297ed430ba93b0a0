// The built server as a process of its own, on a data folder or a PostgreSQL database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childrenOf, processorMs, residentMb } from './processes.mjs';

const PORT = 4799;
export const BASE = `http://127.0.0.1:${PORT}`;
export const PASSWORD = 'bench-password-1';

/** @param {{ dataDir: string, databaseUrl?: string, postgresPid?: number }} place */
export const startProduct = async ({ dataDir, databaseUrl = '', postgresPid }) => {
  const began = performance.now();
  const server = spawn(
    process.execPath,
    [...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []), 'build/server.mjs'],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(PORT),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DEPO_PASSWORD: PASSWORD,
        LOG_LEVEL: 'error',
        // as the README says of a service
        MALLOC_ARENA_MAX: '2',
        // a build of the front end leaves its own behind in this process
        NODE_ENV: '',
      },
    },
  );
  while (!(await fetch(BASE).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startMs = performance.now() - began;
  return {
    pid: server.pid,
    startMs,
    residentMb: () => residentMb(server.pid),
    /** Processor time of the server, and of its database where that is another program. */
    processorMs: async () =>
      await processorMs([server.pid, ...(postgresPid ? await childrenOf(postgresPid) : [])]),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};

const ACCOUNT = { userName: 'admin@depository.uz', password: PASSWORD };
export const SIGN_IN = {
  method: 'POST',
  path: '/Access/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(ACCOUNT),
};

/** @returns the header of whoever is signed in, and what the browser keeps of the session */
export const signIn = async () => {
  const { path, ...call } = SIGN_IN;
  const answer = await fetch(BASE + path, call);
  const { token, userFullName, access, features, expiresAt, idleMinutes } = await answer.json();
  return {
    headers: { authorization: `Bearer ${token}` },
    entries: {
      TOKEN: token,
      NAME: userFullName,
      ROLE: access[0],
      FEATURES: features.join(' '),
      EXPIRES_AT: expiresAt,
      IDLE_MINUTES: String(idleMinutes),
    },
  };
};
