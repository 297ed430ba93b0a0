// Where the product keeps what it has: its embedded database, or a PostgreSQL server of the bench's own.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { ensurePostgres } from '../../scripts/postgres.mjs';
import { fillUp } from './news.mjs';

const PORT = 4797;

const newFolder = () => mkdtemp(join(tmpdir(), 'depository-bench-'));

/** In the product's data folder. */
export const embedded = async () => {
  const dataDir = await newFolder();
  return {
    name: 'embedded',
    place: { dataDir },
    async fillUp(count) {
      const database = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
      await fillUp((sql, params) => database.query(sql, params), count);
      await database.close();
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
const user = async () => {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

const isUp = async (url) => {
  const client = new Client({ connectionString: url });
  return await client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** As Debian sets it up, with every commit on the disk. */
export const postgres = async () => {
  const [programs, dataDir, folder, as] = await Promise.all([
    ensurePostgres(),
    newFolder(),
    newFolder(),
    user(),
  ]);
  if (as.uid !== undefined) await chown(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, stdio: 'ignore' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const settings = ['-D', data, '-p', String(PORT), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), settings, options);
  const url = `postgres://bench@127.0.0.1:${PORT}/postgres`;
  while (!(await isUp(url))) {
    if (server.exitCode !== null) throw new Error('PostgreSQL does not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name: 'PostgreSQL',
    place: { dataDir, databaseUrl: url, postgresPid: server.pid },
    async fillUp(count) {
      const client = new Client({ connectionString: url });
      await client.connect();
      await fillUp((sql, params) => client.query(sql, params), count);
      await client.end();
    },
    async remove() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      for (const each of [dataDir, folder]) await rm(each, { recursive: true, force: true });
    },
  };
};
