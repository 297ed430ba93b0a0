import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { paths } from '../../server/paths.ts';
import { bundle } from './bundle.ts';
import { folderForAll } from './forAll.ts';
import type { NewsWire } from './publicationWire.ts';
import { PASSWORD } from './server.ts';
import { databaseTemplate } from './serverTemplate.ts';

/**
 * Bundles a program for all tests of the file.
 *
 * @param program - its path in the repository
 * @returns where it lies while they run
 */
export const bundleForAll = (program = 'server/main.ts'): string => {
  const outfile = join(paths.root, 'build', `test-${parse(program).name}-${process.pid}.mjs`);
  beforeAll(async () => void (await bundle(program, outfile)));
  afterAll(() => rm(outfile, { force: true }));
  return outfile;
};

const fill = async (folder: string) =>
  cp(await databaseTemplate(), join(folder, 'database'), { recursive: true });

/** A data folder with an empty database, so that a start need not wait for initdb. It is removed when the test is over. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'depository-process-'));
  // a server that the end of the test kills may still write
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await fill(folder);
  return folder;
}

/** The same for all tests of the file. */
export const dataFolderForAll = (): string => {
  const folder = folderForAll();
  beforeAll(() => fill(folder));
  return folder;
};

interface ServerProcess {
  child: ChildProcess;
  /** Its address, without a final slash. */
  address: string;
  /** Everything it wrote so far. */
  output(): string;
  /** Sends the signal and waits for the end. @returns the exit code, null after SIGKILL */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server ends when whoever started it is gone, however that went: its end of the pipe is closed then. */
const LEASH =
  "data:text/javascript,import{isMainThread}from'node:worker_threads';if(isMainThread){process.stdin.on('close',()=>process.kill(process.pid,'SIGKILL')).resume();process.stdin.unref()}";

/** Starts the bundled server on a free port; it is gone when the test is over, also when that fails. @throws with its output when it ends instead of listening */
export async function startProcess(bundle: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', LEASH, bundle], {
    env: { PATH: process.env.PATH, PORT: '0', DEPO_PASSWORD: PASSWORD, DEPO_SAMPLE: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk;
      const [, found] = /Панель администратора: (\S+)/.exec(written) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${written}`)));
  });
  return {
    child,
    address,
    output: () => written,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Signs the administrator in. @returns headers of a JSON request of theirs */
export async function headersOf(address: string, userName = 'admin@depository.uz') {
  const answer = await fetch(`${address}/Access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

export async function pendingOf(address: string): Promise<NewsWire[]> {
  const headers = await headersOf(address);
  const answer = await fetch(`${address}/api/Admin/News/GetAllPending`, { headers });
  return ((await answer.json()) as { data: NewsWire[] }).data;
}
