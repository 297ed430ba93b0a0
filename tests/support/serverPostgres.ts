import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensurePostgres } from '../../scripts/postgres.mjs';

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : {};
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A PostgreSQL server of its own on a free port, installed where there is none. */
export async function startPostgres() {
  const programs = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'depository-postgres-'));
  const user = otherUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // locale C is the poorest there is: what works with it works everywhere
  const initdb = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const urlOf = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | undefined;
  let created = 0;

  const isUp = async () => {
    const client = new Client({ connectionString: urlOf('postgres') });
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };

  async function start() {
    const params = [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      // databases that wait for the next test keep their connections for a while
      '-c',
      'max_connections=200',
    ];
    child = spawn(join(programs, 'postgres'), params, { ...user, cwd: folder, stdio: 'ignore' });
    const deadline = Date.now() + 20_000;
    while (!(await isUp())) {
      if (Date.now() > deadline) throw new Error('PostgreSQL does not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Stops it as an operator in a hurry would, connections are cut; with SIGQUIT as if it had crashed. */
  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = undefined;
  }

  await start();
  return {
    start,
    stop,
    /** @returns the address of a new, empty database */
    async createDatabase() {
      created += 1;
      const name = `depository_${created}`;
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
