import { beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../../server/db/schema.ts';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { serverForAll } from '../../support/server.ts';
import { CODES, typesForAll } from '../../support/serverRegisters.ts';

const server = serverForAll();
const ids = typesForAll(server);
beforeEach(async () => {
  await server.db.delete(documents);
});

const API = '/api/Admin';

describe('information', () => {
  const save = (year: unknown, more: object = {}) =>
    server.as('admin', 'POST', `${API}/Information/UpdateOrAdd`, {
      id: 0,
      year,
      informationTypeId: ids.information,
      informations: LANGUAGES.map((language) => ({ language, header: `${year} ${language}` })),
      ...more,
    });
  const list = async () =>
    (await server.as('admin', 'GET', `${API}/Information/GetByCode/${CODES.information}`)).body.data;

  it('comes in groups of a year, the newest year and the newest document first', async () => {
    const saved: Record<string, number> = {};
    for (const [name, year] of Object.entries({ a: 2020, b: 2023, c: 2020, d: 2011 })) {
      saved[name] = (await save(year)).body.data.id;
    }
    const { a, b, c, d } = saved;
    const groups = await list();
    expect(groups.map(({ year }: { year: number }) => year)).toEqual([2023, 2020, 2011]);
    expect(groups.map(({ id }: { id: number }) => id)).toEqual([b, c, d]);
    expect(
      groups[1].informations.map((entry: { informationBaseId: number }) => entry.informationBaseId),
    ).toEqual([c, c, c, a, a, a]);
    expect(groups[1].date).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date()),
    );
    const counted = async (more = '') => {
      const path = `${API}/Information/GetByCode/${CODES.information}?page=1&perPage=0${more}`;
      const { body, headers } = await server.as('admin', 'GET', path);
      expect(body.data).toEqual([]);
      return String(headers['x-groups']).split(' ').sort();
    };
    expect(await counted()).toEqual(['2011=1', '2020=2', '2023=1']);
    expect(await counted('&year=2020')).toEqual(['2020=2']);
    expect(Object.keys(groups[0]).sort()).toEqual([
      'date',
      'id',
      'informationTypeId',
      'informations',
      'year',
    ]);
  });

  it('moves to the year and the type it is given', async () => {
    const { id } = (await save(2020)).body.data;
    await save('2021', { id });
    expect((await list()).map(({ year }: { year: number }) => year)).toEqual([2021]);
  });

  it('tells a stale entry from a fresh one, since the version stands in the entries', async () => {
    const { id } = (await save(2020)).body.data;
    const [{ informations }] = await list();
    expect((await save(2020, { id, informations })).status).toBe(200);
    expect((await save(2020, { id, informations })).status).toBe(409);
  });

  const thisYear = new Date(Date.now() + 5 * 60 * 60 * 1000).getUTCFullYear();
  it.each([2010, '2010', thisYear])('is taken for the year %j', async (year) => {
    expect((await save(year)).status).toBe(200);
  });

  it.each([2009, thisYear + 1, 0, -2015, 20245, 2015.5, '', 'вчера', null, undefined, [2015], '0x7dd'])(
    'is refused for the year %j',
    async (year) => {
      expect(await save(year)).toMatchObject({ status: 400, body: { errors: [{ path: 'year' }] } });
      expect(await list()).toEqual([]);
    },
  );
});
