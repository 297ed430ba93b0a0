import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { accounts } from '../../server/db/schema.ts';
import { addFirstContent } from '../../server/operation/firstContent.ts';
import type { NewsWire } from '../support/publicationWire.ts';
import { PASSWORD, startServer, type TestServer } from '../support/server.ts';
import { type Postgres, startPostgres } from '../support/serverPostgres.ts';
import { news, newsDraft, publicationCalls } from '../support/serverPublications.ts';

const NEWS = '/api/Admin/News';
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('on PostgreSQL', () => {
  let postgres: Postgres;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    const DATABASE_URL = await postgres.createDatabase();
    [one, two] = await Promise.all([
      startServer({ env: { DATABASE_URL } }),
      startServer({ env: { DATABASE_URL } }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()]);
    await postgres?.remove();
  });

  const listOf = async (server: TestServer, name: string): Promise<NewsWire[]> =>
    (await server.as('admin', 'GET', `${NEWS}/GetAll${name}`)).body.data;

  it('two servers that start together on an empty database share one set of accounts', async () => {
    const rows = await one.db.select().from(accounts);
    expect(rows.map(({ role }) => role).sort()).toEqual(['admin', 'audit', 'kadry']);
  });

  it('statements are not compiled before they run, which takes seconds over tables that were never analysed', async () => {
    const found: unknown = await one.db.execute(sql`show jit`);
    expect(found).toMatchObject({ rows: [{ jit: 'off' }] });
  });

  it('three servers migrate an empty database one after another', async () => {
    const url = await postgres.createDatabase();
    const opened = await times(3, () => openPostgres(url, () => {}));
    for (const { db } of opened) expect(await db.$count(accounts)).toBe(0);
    await times(3, async (index) => opened[index]?.close());
  });

  it('a server waits for another one that fills the database, however long its files take', async () => {
    const url = await postgres.createDatabase();
    const opened = await times(2, () => openPostgres(url, () => {}, { queryTimeoutMs: 500 }));
    const filled: string[] = [];
    const fill = ({ db }: (typeof opened)[number]) =>
      addFirstContent(db, { firstPassword: PASSWORD, sample: true, dataDir: tmpdir() }, async (tx) => {
        const timeout = sql<string>`current_setting('idle_in_transaction_session_timeout')`;
        const rows = await tx.select({ timeout }).from(sql`(values (0)) as one`);
        filled.push(...rows.map((row) => row.timeout));
        await sleep(1_500);
      });
    const started = await Promise.all(opened.map(fill));
    expect(started.filter(Boolean)).toHaveLength(1);
    expect(filled).toEqual(['0']);
    await times(2, async (index) => opened[index]?.close());
  });

  it('an item goes from draft to published and is the same on both servers', async () => {
    const title = 'Ўзбекистон ʻʼ é 👩‍👩‍👧';
    const { id } = (await one.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft(title))).body.data;
    expect((await listOf(two, 'Pending'))[0]?.news[0]?.title).toBe(`${title} ru`);
    expect((await two.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`)).status).toBe(200);
    const [published] = await listOf(one, 'Published');
    expect(published).toMatchObject({ id, posted: '2026-03-05', status: 'published', version: 2 });
    expect((await one.as('admin', 'GET', `${NEWS}/GetCount`)).body).toEqual({ data: 1 });
    expect((await two.as('admin', 'DELETE', `${NEWS}/Delete${id}`)).status).toBe(200);
    expect((await one.as('admin', 'GET', `${NEWS}/GetCount`)).body).toEqual({ data: 0 });
  });

  it('a session of one server is good on the other, until it ends on either', async () => {
    const token = await one.signIn('kadry');
    expect(await two.statusOf(token)).toBe(200);
    await two.withToken(token, 'POST', '/Access/logout');
    expect(await one.statusOf(token)).toBe(401);
  });

  it('of twenty saves of one version on two servers one wins', async () => {
    const { id, version } = (await one.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft())).body.data;
    await two.signIn('admin');
    const answers = await times(20, (writer) =>
      publicationCalls(writer % 2 ? one : two, news).save(newsDraft(`Автор ${writer}`, { id, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const item = (await listOf(one, 'Pending')).find((each) => each.id === id);
    expect(new Set(item?.news.map(({ title }) => title.slice(0, -3))).size).toBe(1);
  });

  it('edits, approvals and a deletion of one item at once end without an error of the server', async () => {
    const { id } = (await one.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft())).body.data;
    const answers = await times(20, (index) => {
      const server = index % 3 ? one : two;
      if (index === 15) return server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
      return index % 2
        ? server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`)
        : server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft(`Автор ${index}`, { id }));
    });
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  });

  it('edits of many items are made, approved and given back beside new ones without one act waiting for the other for good', async () => {
    const call = (index: number, method: 'GET' | 'POST', url: string, body?: object) =>
      (index % 2 ? one : two).as('admin', method, url, body);
    const save = (index: number, draft: object) => call(index, 'POST', `${NEWS}/UpdateOrAdd`, draft);
    const approve = (index: number, id: number) => call(index, 'GET', `${NEWS}/AllowToPublish${id}`);
    const rules = (edits: boolean) => call(0, 'POST', '/api/Admin/Review/SetRules', { edits });
    await rules(true);
    const ids = await times(24, async (index) => (await save(index, newsDraft())).body.data.id);
    const edited = ids.slice(0, 12);
    for (const id of edited) await approve(0, id);
    for (const id of edited.slice(0, 8)) await save(0, newsDraft('Правка', { id }));
    const answers = await Promise.all(
      ids.map((id, index) => {
        if (index < 4) return approve(index, id);
        const note = { kind: 'news', id, version: 3, note: 'Не надо' };
        if (index < 8) return call(index, 'POST', '/api/Admin/Review/Return', note);
        return index < 12 ? save(index, newsDraft('Правка', { id })) : approve(index, id);
      }),
    );
    await rules(false);
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  });

  it('wrong passwords on both servers are counted together', async () => {
    const answers = await times(40, (index) =>
      (index % 2 ? one : two).login('audit@depository.uz', 'wrong password'),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await one.login('audit@depository.uz')).status).toBe(429);
  });

  it('calls are answered 503 while the database is away, and rightly again when it is back', async () => {
    const token = await one.signIn('admin');
    await postgres.stop();
    const away = [await one.withToken(token, 'GET', `${NEWS}/GetCount`), await one.login('x@y.uz', 'x')];
    for (const { status, body } of away) {
      expect({ status, body }).toEqual({
        status: 503,
        body: { message: 'Сервер временно недоступен. Попробуйте ещё раз через минуту.' },
      });
    }
    await postgres.start();
    expect(await one.statusOf(token)).toBe(200);
  });
});

it('a PostgreSQL that is not there keeps the server from starting', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/none', () => {})).rejects.toThrow();
});
