import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, documentTypes, statistics } from '../../../server/db/schema.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { type Postgres, startPostgres } from '../../support/serverPostgres.ts';

const API = '/api/Admin';
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

// only on PostgreSQL do two servers share a database, and two saves really run at once
const backends = ['the embedded database', 'PostgreSQL'];

describe.each(backends)('at once, on %s', (backend) => {
  let postgres: Postgres | undefined;
  let servers: TestServer[] = [];
  let db: TestServer['db'];
  beforeAll(async () => {
    if (backend === 'PostgreSQL') {
      postgres = await startPostgres();
      const DATABASE_URL = await postgres.createDatabase();
      servers = await times(2, () => startServer({ env: { DATABASE_URL } }));
    } else {
      servers = [await startServer()];
    }
    for (const server of servers) await server.signIn('admin');
    ({ db } = servers[0] as TestServer);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.remove();
  });

  const send = (index: number, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    (servers[index % servers.length] as TestServer).as('admin', method, `${API}/${path}`, body);

  it('the client types are installed once', async () => {
    const { body } = await send(0, 'GET', 'ClientType/GetClientTypes');
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual([
      'issuer',
      'investor',
      'depositor',
      'intermediary',
    ]);
  });

  it('a type is deleted or has its documents, never both, and nothing fails', async () => {
    for (let round = 0; round < 5; round += 1) {
      const code = `race-${round}`;
      const { id } = (await send(0, 'POST', 'InformationType/UpdateOrAdd', { code })).body.data;
      const document = { year: 2024, informationTypeId: id, informations: [{ language: 'ru', header: 'а' }] };
      const answers = await times(12, (index) =>
        index === 5
          ? send(index, 'DELETE', `InformationType/Delete${id}`)
          : send(index, 'POST', 'Information/UpdateOrAdd', document),
      );
      const isGone = answers[5]?.status === 200;
      expect([200, 409]).toContain(answers[5]?.status);
      const saves = answers.filter((_, index) => index !== 5).map(({ status }) => status);
      expect(saves.every((status) => status === (isGone ? 400 : 200))).toBe(true);
      expect(await db.$count(documents)).toBe(saves.filter((status) => status === 200).length);
      await db.delete(documents);
    }
  });

  it('one of twenty types with one code is created', async () => {
    const before = await db.$count(documentTypes);
    const answers = await times(20, (index) =>
      send(index, 'POST', 'InformationType/UpdateOrAdd', { code: 'x' }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    expect(await db.$count(documentTypes)).toBe(before + 1);
  });

  it('twenty first saves of the statistics make one whole record', async () => {
    const answers = await times(20, (index) =>
      send(index, 'POST', 'Statistic/UpdateOrAdd', { issuers: `${index}`, brokers: `${index}` }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [statistic] = await db.select().from(statistics);
    expect([statistic?.brokers, statistic?.version]).toEqual([statistic?.issuers, 20]);
  });

  it('the glossary is in the order of the Russian alphabet', async () => {
    for (const keyWordRu of ['Эмитент', 'акция', 'Ёмкость', 'Жюри', 'депонент']) {
      await send(0, 'POST', 'Glossary/UpdateOrAdd', { keyWordRu });
    }
    const { body } = await send(1, 'GET', 'GetGlossaries');
    expect(body.data.map(({ keyWordRu }: { keyWordRu: string }) => keyWordRu)).toEqual([
      'акция',
      'депонент',
      'Ёмкость',
      'Жюри',
      'Эмитент',
    ]);
  });

  it('a code with a zero character is unknown', async () => {
    expect((await send(0, 'GET', 'Information/GetByCode/a%00')).status).toBe(404);
  });
});
