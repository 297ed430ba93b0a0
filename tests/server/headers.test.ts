import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderForAll } from '../support/forAll.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

let server: TestServer;
const folder = folderForAll();
const BOOT = 'document.title += "!"';
const PAGE = `<!doctype html><title>Панель</title><script>${BOOT}</script>`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const SCRIPT = 'console.log("x")\n'.repeat(100);
beforeAll(async () => {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/app-1a2b3c4d.js'), SCRIPT);
  await writeFile(join(folder, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/page-9c8d7e6f.js'), SCRIPT);
  await writeFile(join(folder, 'assets/page-9c8d7e6f.js.br'), brotliCompressSync(SCRIPT));
  server = await startServer({ frontEndFolder: folder, env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.send({ method: 'GET', url, headers });

describe('the front end', () => {
  it.each(['/', '/login', '/dashboard', '/dashboard/allNews', '/dashboard/news/12', '/dashboard/?x=1'])(
    'answers %s with its page, to be asked for again each time',
    async (url) => {
      const { status, headers, body } = await get(url);
      expect({ status, body }).toEqual({ status: 200, body: PAGE });
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it('answers an address that a person typed wrongly with its page', async () => {
    expect((await get('/nonsense', { accept: 'text/html,*/*' })).body).toBe(PAGE);
    expect((await get('/nonsense', { accept: '*/*' })).status).toBe(404);
  });

  it.each([
    '/api/Admin/Nothing',
    '/api',
    '/Access/nothing',
    '/WebsiteFiles/File/Nothing',
    '/API/admin/News/GetCount',
    '/package.json',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/server/main.ts',
    '/data/database/PG_VERSION.txt',
    '/assets/',
    '/assets/app-1a2b3c4d.js.br',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ])('answers %s with 404 and JSON, also to a browser', async (url) => {
    const { status, headers, body } = await get(url, { accept: 'text/html' });
    expect([400, 404]).toContain(status);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(Object.keys(body)).toEqual(['message']);
  });

  it('sends files with a hash in their name once and for all, compressed beforehand', async () => {
    const plain = await get('/assets/app-1a2b3c4d.js');
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const answer = await server.app.inject({
      url: '/assets/app-1a2b3c4d.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
    expect(answer.headers.vary).toMatch(/accept-encoding/);
    expect(answer.headers.etag).not.toBe(plain.headers.etag);
    const known = { 'if-none-match': `"other", ${plain.headers.etag}` };
    expect(await get('/assets/app-1a2b3c4d.js', known)).toMatchObject({ status: 304, body: '' });
  });

  it('keeps its page until the server is started again, whatever the next build has put there', async () => {
    const page = join(folder, 'index.html');
    await writeFile(page, '<!doctype html><script>next()</script>');
    await writeFile(join(folder, 'assets/app-5e6f7a8b.js'), SCRIPT);
    expect((await get('/')).body).toBe(PAGE);
    expect((await get('/assets/app-5e6f7a8b.js')).status).toBe(404);
    const head = await server.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    await writeFile(page, PAGE);
  });

  it('has no longer what the next build took away', async () => {
    const asset = '/assets/page-9c8d7e6f.js';
    for (const form of ['', '.br']) await rm(join(folder, asset + form));
    for (const encoding of ['identity', 'br']) {
      const { status, headers, body } = await get(asset, {
        accept: 'text/html,*/*',
        'accept-encoding': encoding,
      });
      expect({ status, body }).toEqual({ status: 404, body: { message: 'Такого адреса нет.' } });
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('etag');
    }
    expect(server.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/Admin/News/GetCount', '/api/Admin/Nothing', '/assets/app-1a2b3c4d.js', '/favicon.svg'])(
    'of %s keeps browsers from doing what it does not need',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'sha256-${sha256(BOOT)}';`);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http|data:|blob:)/);
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  it('of the API is kept in no cache', async () => {
    const answers = [
      await get('/api/Admin/News/GetCount'),
      await server.as('admin', 'GET', '/api/Admin/OnlineAppeal/GetOnlineAppeals'),
      await server.send({ method: 'POST', url: '/Access/login', payload: {} }),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('asks for https from then on when it came by https', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await get('/', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:5173'])(
    'gives the origin %s nothing',
    async (origin) => {
      const { headers } = await get('/api/Admin/News/GetCount', { origin });
      expect(JSON.stringify(headers)).not.toContain(origin === 'null' ? '"null"' : origin);
      const preflight = await server.send({
        method: 'OPTIONS',
        url: '/api/Admin/News/UpdateOrAdd',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.status).toBe(404);
    },
  );

  it('names neither the host nor the address that was asked for', async () => {
    const { body, headers } = await get('/api/<b>x</b>', { host: 'evil.example' });
    expect(JSON.stringify([body, headers])).not.toMatch(/evil|<b>/);
  });
});

describe('a long list', () => {
  it('is compressed on the way', async () => {
    for (let index = 0; index < 5; index += 1) {
      await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(`Длинная новость ${index}`));
    }
    const authorization = `Bearer ${await server.signIn('admin')}`;
    const url = '/api/Admin/News/GetAllPending';
    const answer = await server.app.inject({ url, headers: { authorization, 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data).toHaveLength(5);
  });
});

describe('the documentation', () => {
  it('describes every call and shows itself under a policy of its own', async () => {
    const page = await get('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const assets = [...String(page.body).matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(3);
    for (const path of assets) expect((await get(`/api/docs/${path}`)).status).toBe(200);
    const { body } = await get('/api/docs/json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/api/Admin/News/AllowToPublish{id}');
  });
});
