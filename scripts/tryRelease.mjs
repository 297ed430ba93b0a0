import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PASSWORD = 'Zv8-kuplet-oxra';
const LOGIN = 'admin@depository.uz';
const TOKEN = 'token-of-the-try-out';
const START_MS = 60_000;
/** One black point. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const need = (isSo, what) => {
  if (!isSo) throw new Error(`The release was tried, and this failed: ${what}`);
  console.log(`  ${what}`);
};

/** Starts the server of a folder as a service manager would. @returns its address, once it says so */
async function startServer(folder, env) {
  const server = spawn(process.execPath, ['build/server.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const late = setTimeout(() => server.kill('SIGKILL'), START_MS);
  let written = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    written += chunk;
    const [, address] = /Панель администратора: (\S+)/.exec(written) ?? [];
    if (!address) continue;
    clearTimeout(late);
    server.stdout.resume();
    return { server, address };
  }
  throw new Error(`The release does not start: ${written}`);
}

function runConsole(folder, env, ...words) {
  const done = spawnSync(process.execPath, ['build/console.mjs', ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The console of the release fails: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

async function use(address, folder, env) {
  const bearer = (token) => ({ authorization: `Bearer ${token}` });
  const json = { 'content-type': 'application/json' };
  const ask = async (path, options) => {
    const answer = await fetch(address + path, options);
    return { status: answer.status, text: await answer.text() };
  };
  const post = (path, headers, body) => ask(path, { method: 'POST', headers, body });

  const ready = await ask('/health/ready', { headers: bearer(TOKEN) });
  need(ready.status === 200 && ready.text.includes('"migrations":{"state":"ok"'), 'it is ready');
  need((await ask('/')).text.includes('<div id="root"'), 'it shows its page');
  need((await ask('/api/docs/')).status === 200, 'it shows its documentation');
  const who = JSON.stringify({ userName: LOGIN, password: PASSWORD });
  const signedIn = await post('/Access/login', json, who);
  need(signedIn.status === 200, 'the administrator signs in');
  const admin = bearer(JSON.parse(signedIn.text).token);
  const upload = new FormData();
  upload.set('file', new Blob([Buffer.from(PICTURE, 'base64')]), 'point.png');
  const cover = await post('/WebsiteFiles/File/UploadCover', admin, upload);
  need(cover.status === 200, 'it takes a picture');
  const news = ['ru', 'uz', 'en'].map((language) => ({
    language,
    title: language,
    description: '<p onclick="x">Текст</p>',
  }));
  const saved = await post(
    '/api/Admin/News/UpdateOrAdd',
    { ...admin, ...json },
    JSON.stringify({ id: 0, news }),
  );
  need(saved.status === 200, 'it saves a text');
  const list = await ask('/api/Admin/News/GetAllPending', { headers: admin });
  need(list.text.includes('Текст') && !list.text.includes('onclick'), 'and has cleaned it');
  need(
    (await ask('/metrics', { headers: bearer(TOKEN) })).text.includes('depository_database_up 1'),
    'it has figures',
  );
  const listed = runConsole(folder, env, 'accounts', 'list');
  need(listed.includes(LOGIN), 'its console lists the accounts');
  const backup = join(env.DATA_DIR, 'backup.tar');
  runConsole(folder, env, 'backup', backup);
  const elsewhere = { ...env, DATA_DIR: `${env.DATA_DIR}-restored` };
  runConsole(folder, elsewhere, 'restore', backup);
  need(runConsole(folder, elsewhere, 'accounts', 'list') === listed, 'it backs up, and restores elsewhere');
}

/** Whether an account that does not own what was unpacked can read all of it. */
const isReadableByAll = (archive) =>
  spawnSync('tar', ['--list', '--verbose', '--gzip', '--file', archive], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .stdout.split('\n')
    .every((line) => line === '' || line.startsWith('l') || line[7] === 'r');

/** Unpacks the archive where there is nothing of ours around it, and uses what is in it, with Node alone. */
export async function tryRelease(archive, title) {
  const place = await mkdtemp(join(tmpdir(), 'depository-release-'));
  let server;
  try {
    console.log('Архив распаковывается и запускается…');
    need(isReadableByAll(archive), 'every account can read it');
    spawnSync('tar', ['--extract', '--gzip', '--file', archive, '--directory', place], { stdio: 'inherit' });
    const folder = join(place, title);
    const env = {
      ...{ NODE_ENV: 'production', PORT: '0', DATA_DIR: join(place, 'data'), DEPO_PASSWORD: PASSWORD },
      ...{ HEALTH_TOKEN: TOKEN, LOG_LEVEL: 'warn', PATH: '' },
    };
    const began = performance.now();
    const started = await startServer(folder, env);
    server = started.server;
    need(true, `it starts, for the first time, in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await use(started.address, folder, env);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    need((await ended)[0] === 0, 'it stops when it is told to');
  } finally {
    if (server?.exitCode === null) server.kill('SIGKILL');
    await rm(place, { recursive: true, force: true });
  }
}
