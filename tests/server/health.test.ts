import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { inARow } from '../../server/http/shedding.ts';
import { addMail } from '../../server/mail/outbox.ts';
import { noteFailed } from '../../server/operation/backup/status.ts';
import { doWork } from '../../server/operation/maintenance.ts';
import { serverForAll, startServer, type TestServer } from '../support/server.ts';

const TOKEN = 'a-token-of-the-monitoring';

const server = serverForAll();

/** This process's clock goes ahead. */
const clockAhead = (ms: number) => {
  const now = performance.now.bind(performance);
  return vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};

type Request = Partial<Parameters<TestServer['send']>[0]>;
const get = (url: string, request: Request = {}, of = server) => of.send({ method: 'GET', url, ...request });

describe('a server that is well', () => {
  it('tells everybody that it lives and is ready, and the machine itself how each part is', async () => {
    expect((await get('/health/live')).body).toEqual({ status: 'alive' });
    const { status, headers, body } = await get('/health/ready');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const states = Object.entries<{ state: string }>(body.parts).map(([part, { state }]) => [part, state]);
    expect(Object.fromEntries(states)).toEqual({
      database: 'ok',
      migrations: 'ok',
      mail: 'ok',
      backup: 'ok',
      store: 'ok',
      disk: 'ok',
      maintenance: 'ok',
      overload: 'ok',
    });
  });

  it.each<[string, Request]>([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy that says for whom', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that says that it is one', { headers: { via: '1.1 proxy' } }],
    ['a page of the web under a name of its own', { headers: { host: 'depository.uz' } }],
  ])('tells %s nothing else, and no figures', async (_who, request) => {
    expect((await get('/health/ready', request)).body).toEqual({ status: 'ready' });
    expect((await get('/metrics', request)).status).toBe(403);
  });

  it('tells those alone who show the token, once there is one', async () => {
    server.settings.healthToken = TOKEN;
    const shown = (token: string) => ({ headers: { authorization: `Bearer ${token}`, via: '1.1 proxy' } });
    for (const request of [{}, shown(`${TOKEN}!`), shown(await server.signIn('admin'))]) {
      expect((await get('/health/ready', request)).body).toEqual({ status: 'ready' });
      expect((await get('/metrics', request)).status).toBe(401);
    }
    expect((await get('/health/ready', shown(TOKEN))).body.parts.database.state).toBe('ok');
    expect((await get('/metrics', shown(TOKEN))).body).toContain('depository_database_up 1');
    server.settings.healthToken = undefined;
  });
});

describe('the figures', () => {
  it('count requests by route and status, without anything that was asked', async () => {
    await get('/metrics');
    await server.as('admin', 'GET', '/api/Admin/News/Get77');
    await server.as('kadry', 'GET', '/api/Admin/News/Get78');
    await get('/nobody/knows/this');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const lines = String(body).split('\n');
    const counted = (status: number) =>
      `http_requests_total{method="GET",route="/api/Admin/News/Get:id",status="${status}"} 1`;
    expect(lines).toContain(counted(404));
    expect(lines).toContain(counted(403));
    expect(lines).toContain('http_requests_total{method="GET",route="unknown",status="404"} 1');
    expect(lines).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/Admin/News/Get:id"} 2',
    );
    for (const name of [
      ...['sessions 2', 'mails_waiting 0', 'audit_rows \\d+', 'database_bytes \\d+', 'disk_free_bytes \\d+'],
      ...['swept{what="files"} 0', 'health{part="store"} 0', 'build_info{version="\\d.+"} 1'],
    ])
      expect(body).toMatch(new RegExp(`^depository_${name.replace(/([{}])/g, '\\$1')}`, 'm'));
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(body).not.toMatch(/nobody\/knows|Get77|admin@/);
  });
});

describe('a server that somebody should look at', () => {
  it('is ready, and says in words what is the matter', async () => {
    server.settings.reserveBytes = Number.MAX_SAFE_INTEGER;
    const letter = { recipient: 'a@b.uz', subject: 's', text: 't', html: 'h', applicationId: null };
    const earlier = new Date(Date.now() - 20 * 60_000);
    await addMail(server.db, { ...letter, kind: 'link' }, 'b.uz', earlier);
    await noteFailed(server.db, 'диск полон', new Date());
    await doWork(server.app, 'clean up', async () => {
      throw new Error('no');
    });
    await expect.poll(async () => (await get('/health/ready')).body.status).toBe('warning');
    const { status, body } = await get('/health/ready');
    expect(status).toBe(200);
    expect(body.parts).toMatchObject({
      disk: { state: 'warning', message: expect.stringMatching(/^На диске с .+ нет места/) },
      backup: { state: 'warning', message: 'Последняя резервная копия не удалась: диск полон' },
      mail: {
        state: 'warning',
        waiting: 1,
        message: 'Не отправлено 1 письмо, самое старое ждёт 20 минут. Проверьте SMTP_URL.',
      },
      maintenance: { state: 'warning', message: expect.stringContaining('(clean up)') },
    });
    expect((await get('/metrics')).body).toContain('depository_work_failures{work="clean up"} 1');
  });
});

describe('a server that cannot do its work', () => {
  it('is not ready without its files, with tables of an older program, or when the database is gone', async () => {
    const broken = await startServer();
    await rm(join(broken.settings.dataDir, 'files'), { recursive: true });
    const latest = sql`(select max(id) from drizzle.__drizzle_migrations)`;
    await broken.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where id = ${latest}`,
    );
    const { status, body } = await get('/health/ready', {}, broken);
    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^Сервер временно недоступен/),
      parts: { database: { state: 'ok' }, store: { state: 'failed' }, migrations: { state: 'failed' } },
    });
    await broken.database.close();
    await expect
      .poll(async () => (await get('/health/ready', {}, broken)).body.parts.database.state)
      .toBe('failed');
    expect((await get('/health/live', {}, broken)).status).toBe(200);
    await rm(broken.settings.dataDir, { recursive: true });
    const { status: told, body: figures } = await get('/metrics', {}, broken);
    expect(told).toBe(200);
    expect(figures).toContain('depository_database_up 0');
    expect(figures).toContain('depository_disk_free_bytes 0');
    await broken.stop();
  });
});

describe('a server whose embedded database is at something long', () => {
  it('is ready, says so, and holds nobody up who asks for figures', async () => {
    const parts = async () => (await get('/health/ready')).body.parts;
    const first = clockAhead(5_000);
    expect((await parts()).database.state).toBe('ok');
    first.mockRestore();
    expect((await get('/metrics')).body).toContain('depository_health{part="migrations"} 0');
    let end = () => {};
    const work = server.db.transaction(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const soon = clockAhead(10_000);
    const [ready, { body }] = await Promise.all([parts(), get('/metrics')]);
    expect(ready.database).toEqual({ state: 'warning', message: 'База данных занята долгой работой.' });
    expect(body).toContain('depository_database_up 0');
    expect(body).toContain('depository_health{part="database"} 1');
    expect(body).not.toContain('depository_health{part="migrations"}');
    soon.mockRestore();
    end();
    await work;
  });
});

describe('a server that is told to stop', () => {
  it('is not ready from that moment on, and answers what still comes', async () => {
    const ready = async (): Promise<[number, string]> => {
      const { status, body } = await get('/health/ready');
      return [status, body.status];
    };
    expect(await ready()).toEqual([200, expect.any(String)]);
    server.app.leaving.begin();
    expect(await ready()).toEqual([503, 'stopping']);
    const answer = await server.as('admin', 'GET', '/api/Admin/News/GetCount');
    expect(answer.status).toBe(200);
    expect(answer.headers.connection).toBe('close');
  });
});

describe('a server without memory left', () => {
  it('refuses calls for a while, and shows pages and how it is', async () => {
    const full = await startServer({ env: { SHED_LOAD: '1', MEMORY_LIMIT_MB: '1' } });
    const call = () => get('/api/Admin/News/GetCount', {}, full);
    await expect.poll(async () => (await call()).status).toBe(503);
    const { headers, body } = await call();
    expect(headers['retry-after']).toBe('5');
    expect(body).toEqual({ message: 'Сервер перегружен. Попробуйте ещё раз через несколько секунд.' });
    const ready = () => get('/health/ready', {}, full);
    await expect.poll(async () => (await ready()).body.parts.overload.state).toBe('warning');
    expect((await ready()).status).toBe(200);
    // what does not pass in minutes passes with a new start alone, and another instance is better for calls
    const passed = clockAhead(6 * 60_000);
    expect((await ready()).body.parts.overload).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Серверу не хватает памяти: .+ перезапустите сервер\.$/),
    });
    passed.mockRestore();
    expect((await get('/api/docs/', {}, full)).status).toBe(200);
    const told = full.logLines.filter(({ msg }) => msg === 'calls are refused: overloaded');
    expect(told).toEqual([expect.objectContaining({ type: 'rssBytes', level: 40 })]);
    await full.stop();
  });

  it('tells a load that lasts from one that passes', () => {
    const late = inARow(3);
    const after = (isLate: boolean) => {
      late.note(isLate);
      return late.isReached();
    };
    expect([true, true, false, true, true].map(after)).not.toContain(true);
    expect([true, true, false, true].map(after)).toEqual([true, true, false, false]);
  });
});
