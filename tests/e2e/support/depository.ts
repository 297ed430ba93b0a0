import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The password of all three accounts in the end-to-end tests. */
export const PASSWORD = 'correct-horse-42';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
};

const listening = async (url: string, server: ChildProcess) => {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

export interface RunningDepository {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built product on a data folder and waits until it answers. */
export const startDepository = async (
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningDepository> => {
  const port = await freePort();
  const server = spawn(process.execPath, ['build/server.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEPO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await listening(url, server);
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};
