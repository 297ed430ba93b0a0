import { desc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, previewLinks, publicationEntries, publications } from '../../server/db/schema.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import { serverForAll, startServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { addBytes } from './personal/people.ts';

const PREVIEW = '/api/Admin/Preview';
const NEWS = '/api/Admin/News';

const server = serverForAll();

const as = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  server.as('admin', method, url, body);
const save = async (draft: object): Promise<number> =>
  (await as('POST', `${NEWS}/UpdateOrAdd`, draft)).body.data.id;
const make = (id: number, more: object = {}) => as('POST', `${PREVIEW}/Add`, { kind: 'news', id, ...more });
const link = async (id: number, more: object = {}): Promise<{ id: number; path: string; version: number }> =>
  (await make(id, more)).body.data;
const links = async (id: number) => (await as('GET', `${PREVIEW}/GetByItem/news/${id}`)).body.data;
const DAY_MINUTES = 24 * 60;
/** Sessions end meanwhile. */
const pass = async (minutes: number) => {
  server.moveClock(minutes);
  await server.signIn('admin');
};
/** As anybody, without an account. */
const open = (url: string, headers: Record<string, string> = {}) =>
  server.send({ method: 'GET', url, headers });
const deeds = async () =>
  (
    await server.db.select().from(auditLog).where(eq(auditLog.kind, 'previews')).orderBy(desc(auditLog.seq))
  ).map(({ act, title, name, details }) => ({ act, title, name, ...JSON.parse(details) }));

describe('a preview link', () => {
  it('shows that very version in three languages to somebody without an account, later ones or not', async () => {
    const id = await save(newsDraft('Первая <b>&"'));
    const { path, version } = await link(id);
    await save(newsDraft('Вторая', { id }));
    const { status, headers, body } = await open(path);
    expect(status).toBe(200);
    expect(version).toBe(1);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const language of ['ru', 'uz', 'en']) {
      expect(body).toContain(`<article id="${language}" lang="${language}">`);
      expect(body).toContain(`<h1>Первая &lt;b&gt;&amp;&quot; ${language}</h1>`);
      expect(body).toContain(`<div class="text"><p>Первая <b>&amp;" ${language}</b></p></div>`);
    }
    expect(body).toContain('05.03.2026');
    expect(body).toMatch(/Ссылка действует до \d\d\.\d\d\.\d{4}, \d\d:\d\d по Ташкенту\.<\/p>/);
    expect(body).not.toContain('Вторая');
    expect((await open((await link(id, { version: 2 })).path)).body).toContain('Вторая ru');
    expect((await open((await link(id)).path)).body).toContain('Вторая ru');
    expect((await make(id, { version: 3 })).status).toBe(404);
  });

  it('runs no script, is kept and indexed by nobody and tells no other site where it was', async () => {
    const { path } = await link(await save(newsDraft()));
    for (const url of [path, `${path}x`, `${path}/cover/ru`]) {
      const { headers } = await open(url);
      expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const { headers, body } = await open(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/script-src|connect-src|unsafe-eval/);
    for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(body).not.toMatch(/<script/i);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(body).toContain('<meta name="referrer" content="no-referrer">');
  });

  it('opens the cover and the PDF of that version, no others, and to nobody without it', async () => {
    const added = [
      await addBytes(server, 'cover', 'обложка', 'a.png'),
      await addBytes(server, 'pdf', 'первый', 'Отчёт.pdf'),
      await addBytes(server, 'pdf', 'другой', 'later.pdf'),
    ];
    const [coverId, pdfId, laterId] = added.map(({ id }) => id);
    const draft = newsDraft('С файлами');
    Object.assign(draft.news[0] ?? {}, { coverId, pdfId });
    const id = await save(draft);
    const { path } = await link(id);
    const next = newsDraft('Другие', { id });
    Object.assign(next.news[0] ?? {}, { coverId: null, pdfId: laterId });
    await save(next);
    const page = (await open(path)).body;
    expect(page).toContain(`<img class="cover" src="${path}/cover/ru" alt="">`);
    expect(page).toContain(`<a href="${path}/pdf/ru" lang="ru">Скачать PDF: Отчёт.pdf, `);
    const pdf = await open(`${path}/pdf/ru`);
    expect([pdf.status, pdf.body]).toEqual([200, 'первый']);
    expect(pdf.headers).toMatchObject({ 'content-security-policy': "default-src 'none'; sandbox" });
    expect(String(pdf.headers['content-disposition'])).toMatch(/^attachment; .*%D0%9E/);
    expect((await open(`${path}/cover/ru`)).status).toBe(200);
    for (const url of [`${path}/pdf/uz`, `${path}/cover/uz`]) expect((await open(url)).status).toBe(404);
    for (const url of [`${path}/pdf/de`, `${path}/resume/ru`, `${path}/pdf/${laterId}`])
      expect([400, 404]).toContain((await open(url)).status);
    expect((await open(`/preview/${'x'.repeat(43)}/pdf/ru`)).status).toBe(404);
    expect((await open(`/WebsiteFiles/File/GetPdf/${pdfId}`)).status).toBe(401);
    await as('DELETE', `${NEWS}/Delete${id}`);
    expect((await open(`${path}/pdf/ru`)).status).toBe(410);
  });

  it('is kept as a digest alone, told once, and in no line of the log', async () => {
    const { path } = await link(await save(newsDraft()));
    const token = path.slice('/preview/'.length);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await open(`${path}/pdf/ru`);
    await open(path, { accept: 'x'.repeat(9_000) });
    expect(JSON.stringify(await server.db.select().from(previewLinks))).not.toContain(token);
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain(token);
    const lines = JSON.stringify(server.logLines);
    expect(lines).not.toContain(token);
    expect(lines).toContain('/preview/…/pdf/ru');
  });

  it('is withdrawn at once, ends after seven days, and says so in Russian as one that never was', async () => {
    const id = await save(newsDraft('Отозвать'));
    const [first, second] = [await link(id), await link(id)];
    expect((await as('POST', `${PREVIEW}/Withdraw${first.id}`)).status).toBe(200);
    await as('POST', `${PREVIEW}/Withdraw${first.id}`);
    const over = await open(first.path);
    expect(over.status).toBe(410);
    expect((await open(`${first.path}/pdf/ru`)).body).toEqual({ message: 'Эта ссылка больше не действует.' });
    const never = await open(`/preview/${'A'.repeat(43)}`);
    expect(never.status).toBe(404);
    expect(never.body).toBe(over.body);
    expect(never.body).toContain('<h1>Эта ссылка больше не действует.</h1>');
    expect(never.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    await pass(7 * DAY_MINUTES - 1);
    expect((await open(second.path)).status).toBe(200);
    await pass(2);
    expect((await open(second.path)).status).toBe(410);
    expect(await links(id)).toMatchObject([
      { id: second.id, opened: 1, withdrawnAt: null },
      { id: first.id, opened: 0, withdrawnByName: 'Дилноза Рахимова' },
    ]);
  });

  it('opens nothing while its item lies in the trash, and again when it is back', async () => {
    const id = await save(newsDraft());
    const { path } = await link(id);
    await as('DELETE', `${NEWS}/Delete${id}`);
    expect((await open(path)).status).toBe(410);
    expect((await make(id)).status).toBe(404);
    await as('POST', `${NEWS}/Restore${id}`);
    expect((await open(path)).status).toBe(200);
  });

  it('is made for content that nobody has changed here', async () => {
    const now = new Date();
    const [item] = await server.db
      .insert(publications)
      .values({ kind: 'news', posted: '2026-01-02', createdAt: now, updatedAt: now })
      .returning();
    const baseId = item?.id ?? 0;
    await server.db.insert(publicationEntries).values({ baseId, language: 'ru', title: 'Пример' });
    expect((await open((await link(baseId)).path)).body).toContain('<h1>Пример</h1>');
  });

  it('is one of twenty at most, for an item that is there, of a kind that is published', async () => {
    const id = await save(newsDraft());
    for (let made = 0; made < 20; made += 1) await link(id);
    expect((await make(id)).status).toBe(409);
    for (const [kind, of] of [
      ['news', 999_999],
      ['depoNews', id],
      ['vacancies', 1],
      ['applications', 1],
    ])
      expect((await as('POST', `${PREVIEW}/Add`, { kind, id: of })).status).toBe(404);
    for (const of of ['999999', 'x']) expect((await as('POST', `${PREVIEW}/Withdraw${of}`)).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('tells of making and withdrawing, of the first opening, and of the others once an hour', async () => {
    const id = await save(newsDraft('Журнал'));
    const made = await link(id);
    for (let times = 0; times < 5; times += 1) await open(made.path);
    await pass(61);
    await open(made.path);
    await as('POST', `${PREVIEW}/Withdraw${made.id}`);
    const of = { kind: 'news', id };
    const title = 'Журнал ru';
    expect((await deeds()).slice(0, 4)).toMatchObject([
      { act: 'withdraw', title, of, version: 1, name: 'Дилноза Рахимова' },
      { act: 'open', title, of, times: 5, name: '' },
      { act: 'open', title, of, times: 1, name: '' },
      { act: 'share', title, of, version: 1, name: 'Дилноза Рахимова' },
    ]);
    expect(await links(id)).toMatchObject([{ opened: 6 }]);
  });
});

describe('addresses that open nothing', () => {
  it('make whoever tries them wait, and nobody else: a link that is good still opens', async () => {
    const { path } = await link(await save(newsDraft()));
    const miss = (n: number) => open(`/preview/${String(n).padStart(43, 'z')}`);
    const statuses: number[] = [];
    for (let tries = 0; tries < 40; tries += 1) statuses.push((await miss(tries)).status);
    expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(statuses.at(-1)).toBe(429);
    const { headers, body } = await miss(99);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('Слишком много попыток');
    expect((await open(path)).status).toBe(200);
    await cleanUp(server.app);
    const isMeant = inArray(auditLog.act, ['limited', 'limitedMore']);
    const told = await server.db.select({ kind: auditLog.kind }).from(auditLog).where(isMeant);
    expect(told).toEqual([{ kind: 'previews' }, { kind: 'previews' }]);
  });
});

it('a link that has long been over is forgotten', async () => {
  const id = await save(newsDraft());
  const { id: linkId } = await link(id);
  const kept = () => server.db.$count(previewLinks, eq(previewLinks.id, linkId));
  await pass(96 * DAY_MINUTES);
  await cleanUp(server.app);
  expect(await kept()).toBe(1);
  await pass(2 * DAY_MINUTES);
  await cleanUp(server.app);
  expect(await kept()).toBe(0);
});

it('a link to an edit that waits shows the edit, one to the version on the site that version', async () => {
  const reviewing = await startServer({ env: { REVIEW_EDITS: '1' } });
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    reviewing.as('admin', method, url, body);
  const { id } = (await call('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было'))).body.data;
  await call('GET', `${NEWS}/AllowToPublish${id}`);
  await call('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Стало', { id }));
  const shown = async (more: object) => {
    const { path } = (await call('POST', `${PREVIEW}/Add`, { kind: 'news', id, ...more })).body.data;
    return (await reviewing.send({ method: 'GET', url: path })).body;
  };
  expect(await shown({})).toContain('Стало ru');
  expect(await shown({ version: 2 })).toContain('Было ru');
  await reviewing.stop();
});
