// `npm run bench`: figures of the built product on this machine. Ratios within one run say more than single figures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../scripts/build.mjs';
import { compareInBrowser } from './browser/browser.mjs';
import { hostile } from './hostile.mjs';
import { typing } from './typing.mjs';

const PORT = 4799;
const BASE = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'bench-password-1';
const SECONDS = 4;
const SAVES_TIMED = 200;
/** How many news the list in the browser has. */
const PUBLISHED = 100;

const start = async (dataDir) => {
  const began = performance.now();
  const server = spawn(process.execPath, ['build/server.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEPO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'error',
      // as the README says of a service
      MALLOC_ARENA_MAX: '2',
      // a build of the front end leaves its own behind in this process
      NODE_ENV: '',
    },
  });
  while (!(await fetch(BASE).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { server, listeningMs: performance.now() - began };
};

const stop = async ({ server }) => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};

const residentMb = async ({ server }) => {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Calls per second with `lanes` callers at once. */
const perSecond = async (lanes, call) => {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < until) {
        await call();
        done += 1;
      }
    }),
  );
  return done / SECONDS;
};

/** How long each of so many calls took, one after another, in milliseconds; sorted. */
const timesOf = async (count, call) => {
  const times = [];
  for (let done = 0; done < count; done += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
};

const inWords = (times) => {
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  return `${at(0.5)} ms (p90 ${at(0.9)})`;
};

const signIn = async () => {
  const answer = await fetch(`${BASE}/Access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin@depository.uz', password: PASSWORD }),
  });
  const { token, userFullName, access, features, expiresAt, idleMinutes } = await answer.json();
  return {
    headers: { authorization: `Bearer ${token}` },
    /** What the browser keeps of it. */
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

const item = (number) => ({
  id: 0,
  posted: '2026-01-15',
  news: ['ru', 'uz', 'en'].map((language) => ({
    language,
    title: `Bench ${number}`,
    description: `<p>${'Текст новости. '.repeat(120)}</p>`,
  })),
});

await buildStale();
const dataDir = await mkdtemp(join(tmpdir(), 'depository-bench-'));
const first = await start(dataDir);
await stop(first);
const running = await start(dataDir);
const idleMb = await residentMb(running);
const { headers, entries } = await signIn();
const read = async (path, more = {}) => {
  const answer = await fetch(BASE + path, { headers: { ...headers, ...more } });
  await answer.arrayBuffer();
  return answer;
};

const floor = await perSecond(4, () => read('/logo.svg'));
const count = await perSecond(4, () => read('/api/Admin/News/GetCount'));
const etag = (await read('/api/Admin/News/GetAllPublished')).headers.get('etag') ?? '';
const list = await perSecond(4, () => read('/api/Admin/News/GetAllPublished'));
const page = await perSecond(4, () => read('/api/Admin/News/GetAllPublished?page=1&perPage=7'));
const found = await perSecond(4, () =>
  read('/api/Admin/News/GetAllPublished?page=1&perPage=7&title=%D1%80%D1%8B%D0%BD%D0%BE%D0%BA'),
);
const unchanged = await perSecond(4, () =>
  read('/api/Admin/News/GetAllPublished', { 'if-none-match': etag }),
);
let number = 0;
const saveOne = async () => {
  number += 1;
  const answer = await fetch(`${BASE}/api/Admin/News/UpdateOrAdd`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(item(number)),
  });
  if (answer.status !== 200) throw new Error(`A save was answered ${answer.status}`);
  await answer.arrayBuffer();
};
/** Publishes what is pending. @returns the whole list, as JSON */
const publishUpTo = async (count) => {
  const listed = async (which) =>
    (await (await fetch(`${BASE}/api/Admin/News/GetAll${which}`, { headers })).json()).data;
  const missing = Math.max(0, count - (await listed('Published')).length);
  for (const { id } of (await listed('Pending')).slice(0, missing))
    await read(`/api/Admin/News/AllowToPublish${id}`);
  return Buffer.from(JSON.stringify(await listed('Published')));
};
const saves = await perSecond(4, saveOne);
const alone = await timesOf(SAVES_TIMED, saveOne);
const counted = await timesOf(SAVES_TIMED, () => read('/api/Admin/News/GetCount'));
const isFastEnough = await compareInBrowser({ base: BASE, entries, list: await publishUpTo(PUBLISHED) });
await typing({ base: BASE, headers, password: PASSWORD });
const isWithin = await hostile({ base: BASE, headers, pid: running.server.pid });
await stop(running);
await rm(dataDir, { recursive: true, force: true });

console.table({
  'first start, with sample content': { value: `${Math.round(first.listeningMs)} ms` },
  'later start': { value: `${Math.round(running.listeningMs)} ms` },
  'idle memory': { value: `${Math.round(idleMb)} MB` },
  'static file (floor)': { value: `${floor.toFixed(0)}/s`, 'of floor': 1 },
  counter: { value: `${count.toFixed(0)}/s`, 'of floor': Number((count / floor).toFixed(2)) },
  'news list, changed': { value: `${list.toFixed(0)}/s`, 'of floor': Number((list / floor).toFixed(3)) },
  'page of 7': { value: `${page.toFixed(0)}/s`, 'of floor': Number((page / floor).toFixed(2)) },
  'page of 7, searched': { value: `${found.toFixed(0)}/s`, 'of floor': Number((found / floor).toFixed(2)) },
  'news list, unchanged (304)': {
    value: `${unchanged.toFixed(0)}/s`,
    'of floor': Number((unchanged / floor).toFixed(2)),
  },
  'save, three languages, durable': {
    value: `${saves.toFixed(0)}/s`,
    'of floor': Number((saves / floor).toFixed(3)),
  },
  'save alone, p50': { value: inWords(alone) },
  'counter alone, p50': { value: inWords(counted) },
});
if (!isWithin || !isFastEnough) process.exitCode = 1;

console.log('\nUzbek letters (src/uzbek), beside public converters');
const uzbek = spawn(process.execPath, ['bench/uzbek.mjs', '--converters'], { stdio: 'inherit' });
const [uzbekCode] = await once(uzbek, 'exit');
if (uzbekCode !== 0) process.exitCode = 1;
