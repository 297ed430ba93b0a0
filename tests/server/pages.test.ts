import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, collections, onlineAppeals, publications } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';
import { newsDraft, twentyNews } from '../support/serverPublications.ts';

const NEWS = '/api/Admin/News';
const PENDING = `${NEWS}/GetAllPending`;

const server = serverForAll();
const { ids, get, save, idsOf } = twentyNews(server);

describe('a list that is asked for page by page', () => {
  it('answers the page, in the order of the whole list, and how many records there are', async () => {
    const whole = (await get(PENDING)).body.data;
    const page = await get(`${PENDING}?page=2&perPage=7`);
    expect(page.headers).toMatchObject({ 'x-total-count': '20', 'x-page': '2' });
    expect(page.body.data).toEqual(whole.slice(7, 14));
  });

  it('has the last page in place of one behind it, and of no size the number alone', async () => {
    const behind = await get(`${PENDING}?page=99&perPage=7`);
    expect(behind.headers['x-page']).toBe('3');
    expect(behind.body.data).toHaveLength(6);
    const counted = await get(`${PENDING}?page=1&perPage=0`);
    expect(counted).toMatchObject({ body: { data: [] }, headers: { 'x-total-count': '20' } });
  });

  it('is sorted by what its kind declares, equal ones in the order of the whole list', async () => {
    const whole = await idsOf('');
    expect(await idsOf('page=1&perPage=20&sort=id')).toEqual([...ids].sort((a, b) => a - b));
    expect(await idsOf('page=1&perPage=20&sort=posted&order=desc')).toEqual(whole);
    const byTitle = (await get(`${PENDING}?page=1&perPage=3&sort=title`)).body.data;
    expect(byTitle.map(({ news }: { news: { title: string }[] }) => news[0]?.title)).toEqual([
      'Новость 1 ru',
      'Новость 2 ru',
      'Новость 4 ru',
    ]);
  });

  it('is narrowed by the value of a column', async () => {
    const draft = newsDraft('О борьбе с коррупцией', { isReferToCorruption: true });
    const { id } = (await save('News', draft)).body.data;
    expect(await idsOf('page=1&isReferToCorruption=true')).toEqual([id]);
    expect((await get(`${PENDING}?page=1&isReferToCorruption=maybe`)).status).toBe(400);
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
  });

  it('is sorted by every name that is documented, in every list', async () => {
    const { paths } = (await server.send({ method: 'GET', url: '/api/docs/json' })).body;
    const sortsOf = (path: string): string[] =>
      paths[path].get?.parameters?.find(({ name }: { name: string }) => name === 'sort')?.schema.enum ?? [];
    const lists = Object.keys(paths).filter((path) => sortsOf(path).length > 0 && !path.includes('{'));
    expect(lists.length).toBeGreaterThan(15);
    for (const path of lists)
      for (const sort of sortsOf(path))
        expect([path, sort, (await get(`${path}?page=1&sort=${sort}`)).status]).toEqual([path, sort, 200]);
  });

  it('keeps both ends of a range of days, and ignores one alone', async () => {
    const ranged = await get(`${PENDING}?page=1&perPage=20&from=2026-03-02&to=2026-03-03`);
    expect(ranged.headers['x-total-count']).toBe('8');
    expect((await get(`${PENDING}?page=1&from=2026-03-02`)).headers['x-total-count']).toBe('20');
  });

  it('turns to the page of a record that is named', async () => {
    const whole = await idsOf('');
    const shown = await get(`${PENDING}?page=1&perPage=7&showing=${whole[15]}`);
    expect(shown.headers['x-page']).toBe('3');
    expect(shown.body.data[1].id).toBe(whole[15]);
  });

  it.each([
    'page=0',
    'page=x',
    'page=1&perPage=101',
    'page=1&sort=version',
    'page=1&order=up',
    'page=1&from=2026-02-31',
    `page=1&title=${'а'.repeat(201)}`,
    'page=1&page=2',
  ])('refuses %s in Russian', async (query) => {
    const { status, body } = await get(`${PENDING}?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/[А-Яа-я]/);
  });

  it('counts what comes, goes and is approved, whoever does it', async () => {
    const countOf = async (name: string) =>
      (await get(`${NEWS}/${name}?page=1&perPage=0`)).headers['x-total-count'];
    const [first, second] = ids;
    await get(`${NEWS}/AllowToPublish${first}`);
    expect([await countOf('GetAllPending'), await countOf('GetAllPublished')]).toEqual(['19', '1']);
    await server.db
      .update(publications)
      .set({ status: 'pending' })
      .where(eq(publications.id, Number(first)));
    await server.as('admin', 'DELETE', `${NEWS}/Delete${second}`);
    expect([await countOf('GetAllPending'), await countOf('GetAllPublished')]).toEqual(['19', '0']);
  });

  it('looks far pages up without passing over everything', async () => {
    const rows = Array.from({ length: 800 }, () => ({
      kind: 'depoNews',
      status: 'published' as const,
      posted: '2025-01-01',
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await server.db.insert(publications).values(rows);
    const url = '/api/Admin/DepoNews/GetAllPublished';
    const whole = (await get(url)).body.data.map(({ id }: { id: number }) => id);
    const far = (await get(`${url}?page=100&perPage=7`)).body.data.map(({ id }: { id: number }) => id);
    expect(far).toEqual(whole.slice(693, 700));
  });
});

describe('a single record', () => {
  it('is answered as its list answers it', async () => {
    const [item] = (await get(PENDING)).body.data;
    expect((await get(`${NEWS}/Get${item.id}`)).body.data).toEqual(item);
  });

  it('is 404 for another kind', async () => {
    expect((await get(`/api/Admin/DepoNews/Get${ids[4]}`)).status).toBe(404);
    expect((await get(`${NEWS}/Get1x`)).status).toBe(404);
  });
});

describe('a list that is the same', () => {
  it('is not sent again, until one of its kind is saved', async () => {
    const url = `${PENDING}?page=1&perPage=7`;
    const { headers } = await get(url);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get(url, known)).status).toBe(304);
    await save('News', newsDraft('Правка', { id: ids[5] }));
    const changed = await get(url, known);
    expect(changed.status).toBe(200);
    expect((await get(url)).body).toEqual(changed.body);
  });

  it('follows the names that it takes from another kind', async () => {
    const department = (await save('Department', { nameRu: 'Отдел' })).body.data;
    await save('Vacancy', { titleRu: 'Юрист', departmentId: department.id });
    const nameOf = async () => (await get('/api/Admin/Vacancy/GetVacancies')).body.data[0].departmentNameRu;
    expect(await nameOf()).toBe('Отдел');
    await save('Department', { id: department.id, nameRu: 'Управление' });
    expect(await nameOf()).toBe('Управление');
  });

  it('is compressed', async () => {
    const url = `${PENDING}?page=1&perPage=7`;
    const headers = {
      authorization: `Bearer ${await server.signIn('admin')}`,
      'accept-encoding': 'gzip, br',
    };
    const { headers: answered } = await server.app.inject({ url, headers });
    expect(answered['content-encoding']).toBe('br');
  });

  it('is another one after a restore and as many saves as before', async () => {
    const url = `${PENDING}?page=1&perPage=7`;
    const edit = async (title: string) => {
      await save('News', newsDraft(title, { id: ids[5] }));
      return await get(url);
    };
    const backup = await server.db.select().from(collections);
    const lost = await edit('Утраченная правка');
    await server.db.delete(collections);
    await server.db.insert(collections).values(backup);
    const { headers } = await edit('Другая правка');
    expect(headers.etag).not.toBe(lost.headers.etag);
  });
});

describe('people’s data', () => {
  it('is kept nowhere, and each page of it that is read is written down', async () => {
    await server.db.insert(onlineAppeals).values(
      Array.from({ length: 9 }, (_, index) => ({
        fullName: `Гражданин ${index}`,
        dateOfSending: '2026-01-01',
      })),
    );
    const page = await get('/api/Admin/OnlineAppeal/GetOnlineAppeals?page=2&perPage=7&sort=fullName');
    expect(page.body.data.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'Гражданин 7',
      'Гражданин 8',
    ]);
    expect(page.headers).toMatchObject({ 'x-total-count': '9', 'cache-control': 'no-store' });
    expect(page.headers.etag).toBeUndefined();
    await get('/api/Admin/OnlineAppeal/GetOnlineAppeals?page=1&perPage=0');
    const read = await server.db.select().from(auditLog).where(eq(auditLog.kind, 'onlineAppeals'));
    expect(read.map(({ details }) => JSON.parse(details))).toEqual([{ records: 2 }]);
  });
});

describe('a title that no index would take whole', () => {
  const LONG = Array.from({ length: 300 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64'),
  ).join('');

  it.each([
    ['News', newsDraft(LONG)],
    ['Glossary', { keyWordRu: LONG }],
  ])('is stored all the same: %s', async (area, body) => {
    expect((await save(area, body)).status).toBe(200);
  });
});
