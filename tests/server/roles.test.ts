import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../server/db/schema.ts';
import type { Call } from '../../src/dataProvider/calls.ts';
import type { Endpoint } from '../../src/dataProvider/endpoint.ts';
import type { Role } from '../../src/dataProvider/wire.ts';
import { isScreen, kinds, wireKinds } from '../../src/kinds.ts';
import { PASSWORD, startServer, type TestServer } from '../support/server.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';
import { AREAS, newsDraft, publicationCalls } from '../support/serverPublications.ts';
import { addTypes, registers } from '../support/serverRegisters.ts';

type Method = 'GET' | 'POST' | 'DELETE';

const ADMIN = ['admin'];
const PERSONNEL = ['admin', 'kadry'];
const AUDIT = ['admin', 'audit'];
const EVERYBODY = ['admin', 'kadry', 'audit'];
/** Somebody whose role nobody knows any more. */
const STRANGER = 'stranger';
/** «An unknown role sees the dashboard only» (DECISIONS 18): what everybody signed in may call. */
const mayCall = (allowed: string[], principal: string) =>
  allowed.includes(principal) || (principal === STRANGER && allowed.length >= EVERYBODY.length);
const ANYBODY = ['nobody', ...EVERYBODY];

const PLACEHOLDERS = { code: '{code}', vacancyId: '{vacancyId}', currency: 'USD' };

/** Whether the states of a kind's records are kept: people's data is not. */
const isKept = (name: string) => name !== 'applications';
const areaOf = (path: string) => path.replace(/\/[^/]+$/, '');

/** The calls that kinds have in common, as the front end makes them, and the roles it lets make them. */
function callsOf(name: string, { list, save, remove, approve, count }: Endpoint): [string, string[]][] {
  const own = [list({ status: 'published', ...PLACEHOLDERS }), list({ status: 'pending', ...PLACEHOLDERS })];
  const changing = [save?.({}), remove?.('{id}'), approve?.('{id}')];
  const roles: readonly string[] = isScreen(name) ? kinds[name].roles : ADMIN;
  const route = ({ method, path }: Call) => `${method} ${decodeURIComponent(path)}`;
  const [kept] = changing.flatMap((each) => (each && isKept(name) ? [areaOf(each.path)] : []));
  const revisions = kept ? [`GET ${kept}/Revisions{id}`, `GET ${kept}/Revision{id}/{version}`] : [];
  return [
    ...revisions.map((each): [string, string[]] => [each, [...roles]]),
    ...[...own, ...changing].flatMap((call): [string, string[]][] =>
      call ? [[route(call), [...roles]]] : [],
    ),
    ...(count ? [[route(count), EVERYBODY] satisfies [string, string[]]] : []),
  ];
}

/** Who may call what: each route of the server has to stand here. */
const MATRIX: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries<Endpoint>(wireKinds).flatMap(([name, kind]) => callsOf(name, kind))),
  'POST /Access/login': ANYBODY,
  'POST /Access/logout': EVERYBODY,
  'POST /Access/ChangePassword': EVERYBODY,
  'GET /Access/Sessions': EVERYBODY,
  'POST /Access/EndSession': EVERYBODY,
  'GET /Access/DraftKey': EVERYBODY,
  'GET /Access/SecondFactor': EVERYBODY,
  'POST /Access/SecondFactor/Begin': EVERYBODY,
  'POST /Access/SecondFactor/Confirm': EVERYBODY,
  'POST /Access/SecondFactor/Off': EVERYBODY,
  'GET /api/Admin/Account/GetAll': ADMIN,
  'GET /api/Admin/Account/GetSessions{id}': ADMIN,
  'GET /api/Admin/Account/GetSecondFactorRoles': ADMIN,
  'POST /api/Admin/Account/Add': ADMIN,
  'POST /api/Admin/Account/SetRole': ADMIN,
  'POST /api/Admin/Account/Rename': ADMIN,
  'POST /api/Admin/Account/Disable': ADMIN,
  'POST /api/Admin/Account/Enable': ADMIN,
  'POST /api/Admin/Account/ResetPassword': ADMIN,
  'POST /api/Admin/Account/ResetSecondFactor': ADMIN,
  'POST /api/Admin/Account/EndSessions': ADMIN,
  'POST /api/Admin/Account/EndSession': ADMIN,
  'POST /api/Admin/Account/RequireSecondFactor': ADMIN,
  'GET /api/Admin/Audit/GetPage': AUDIT,
  'GET /api/Admin/Audit/GetFilters': AUDIT,
  'GET /api/Admin/Audit/GetRow{seq}': AUDIT,
  'GET /api/Admin/Trash/GetAll': ADMIN,
  'POST /api/Admin/Trash/Restore{id}': ADMIN,
  'DELETE /api/Admin/Trash/Delete{id}': ADMIN,
  'GET /api/Admin/Statistic/GetStatistic': EVERYBODY,
  'GET /api/Admin/Vacancy/GetStatuses': PERSONNEL,
  'GET /api/Admin/ApplicationForVacancy/GetApplicationStatuses': PERSONNEL,
  'POST /api/Admin/ApplicationForVacancy/UpdateApplicationResult': PERSONNEL,
  'POST /api/Admin/ApplicationForVacancy/InactivateAllVacancyApplications': PERSONNEL,
  'POST /api/Admin/ApplicationForVacancy/SendMailAboutAnswerHr': PERSONNEL,
  'POST /api/Admin/ApplicationForVacancy/SendMailAboutRejectAnswerHr': PERSONNEL,
  'GET /api/Admin/File/GetResumeFileById/{id}': PERSONNEL,
  'GET /api/Admin/File/GetOnlineAppealFileId/{id}': AUDIT,
  'GET /api/Admin/GuaranteeFund/GetLastUZS': ADMIN,
  'GET /api/Admin/GuaranteeFund/GetLastUZSForAdd': ADMIN,
  'GET /api/Admin/GuaranteeFund/GetLastUSDForAdd': ADMIN,
  'GET /api/Admin/GuaranteeFund/GetLastEUR': ADMIN,
  'GET /api/Admin/GuaranteeFund/GetLastEURForAdd': ADMIN,
  ...Object.fromEntries(
    ['UZS', 'USD', 'EUR'].map((each) => [`GET /api/Admin/GuaranteeFund/History${each}`, ADMIN]),
  ),
  'GET /api/Admin/GuaranteeFund/Revisions{id}': ADMIN,
  'GET /api/Admin/GuaranteeFund/Revision{id}/{version}': ADMIN,
  'POST /api/Admin/GuaranteeFund/Add': ADMIN,
  'POST /api/Admin/GuaranteeFund/Edit': ADMIN,
  'POST /WebsiteFiles/File/UploadCover': ADMIN,
  'POST /WebsiteFiles/File/UploadPdf': ADMIN,
  'DELETE /WebsiteFiles/File/DeleteCover/{id}': ADMIN,
  'GET /WebsiteFiles/File/GetCover/{id}': ADMIN,
  'GET /WebsiteFiles/File/GetPdf/{id}': ADMIN,
};

/** An item of an area, and a save that would change it. */
interface Target {
  id: number;
  change: object;
}

let server: TestServer;
const targets = new Map<string, Target>();
beforeAll(async () => {
  server = await startServer();
  for (const under of AREAS) {
    const { saved, draft } = publicationCalls(() => server, under);
    const { id } = await saved(draft());
    targets.set(under.area, { id, change: draft('Взлом', { id }) });
  }
  for (const under of MEDIA_AREAS) {
    const { saved, draft } = mediaCalls(() => server, under);
    const { id } = await saved(draft());
    targets.set(under.area, { id, change: draft('Взлом', { id }) });
  }
  const typeIds = await addTypes(server);
  for (const { savePath, draft } of registers(() => typeIds)) {
    const { id } = (await server.as('admin', 'POST', savePath, draft('Было'))).body.data;
    targets.set(savePath.split('/')[3] ?? '', { id, change: draft('Взлом', { id }) });
  }
  targets.set('Statistic', { id: 1, change: { issuers: 'Взлом' } });
});
afterAll(() => server.stop());

const tokens = new Map<string, string>();

async function signInStranger() {
  const [admin] = await server.db.select().from(schema.accounts).limit(1);
  const account = {
    userName: 'stranger@depository.uz',
    fullName: 'Прежний сотрудник',
    role: 'editor' as Role,
  };
  await server.db
    .insert(schema.accounts)
    .values({ ...account, passwordHash: admin?.passwordHash ?? '' })
    .onConflictDoNothing();
  const payload = { userName: account.userName, password: PASSWORD };
  return (await server.send({ method: 'POST', url: '/Access/login', payload })).body.token;
}

/** One session for all calls of a principal, except the call that would end it. */
async function tokenOf(principal: string, isLast: boolean) {
  const known = isLast ? undefined : tokens.get(principal);
  const signIn = () => (principal === STRANGER ? signInStranger() : server.signIn(principal as Role));
  const token = known ?? (await signIn());
  if (!isLast) tokens.set(principal, token);
  return token;
}

/** Sends a call that would do something if it were allowed. */
async function call(principal: string, route: string, body?: object | string) {
  const [method, path = ''] = route.split(' ') as [Method, string];
  const target = targets.get(path.split('/')[3] ?? '');
  const url = path.replace('{id}', String(target?.id ?? 1));
  const payload = method === 'POST' ? (body ?? target?.change ?? newsDraft('Взлом')) : undefined;
  const headers: Record<string, string> = payload ? { 'content-type': 'application/json' } : {};
  if (principal !== 'nobody') {
    headers.authorization = `Bearer ${await tokenOf(principal, route === 'POST /Access/logout')}`;
  }
  return await server.send({ method, url, payload, headers });
}

const everything = async () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  const besides: unknown[] = [schema.sessions, schema.loginThrottle, schema.auditLog, schema.auditHead];
  const kept = tables.filter((table) => !besides.includes(table));
  return JSON.stringify(await Promise.all(kept.map((table) => server.db.select().from(table))));
};

describe('the table of rights', () => {
  it('names every route of the API, and no other', () => {
    const routes = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(Object.keys(MATRIX).sort());
  });
});

describe.each([...ANYBODY, STRANGER])('%s', (principal) => {
  const refused = Object.entries(MATRIX).filter(([, each]) => !mayCall(each, principal));
  const allowed = Object.entries(MATRIX).filter(([, each]) => mayCall(each, principal));
  // signing in is itself a change: the account was last signed in to now
  beforeAll(async () => {
    if (principal !== 'nobody') await tokenOf(principal, false);
  });

  it.each(refused)('may not call %s, and nothing changes', async (route) => {
    const before = await everything();
    const answer = await call(principal, route);
    expect(answer.status).toBe(principal === 'nobody' ? 401 : 403);
    expect(Object.keys(answer.body)).toEqual(['message']);
    expect(await everything()).toBe(before);
  });

  it.each(refused.filter(([route]) => route.startsWith('POST')))(
    'is refused by %s before the body is looked at',
    async (route) => {
      for (const body of ['{"broken', '[]', 'x'.repeat(100_000)]) {
        expect((await call(principal, route, body)).status).toBe(principal === 'nobody' ? 401 : 403);
      }
    },
  );

  it.each(allowed)('may call %s', async (route) => {
    // the body fits no route, so that an allowed call goes as far as its validation and does nothing
    const { status } = await call(principal, route, { nothing: true });
    expect([200, 400, 404, 415]).toContain(status);
  });
});

describe('a path written in another way', () => {
  it.each([
    '/api/admin/news/getallpublished',
    '//api/Admin/News/GetAllPublished',
    '/api//Admin/News/GetAllPublished',
    '/api/Admin/News/GetAllPublished/',
    '/api/Admin/News/GetAllPublished;x=1',
    '/api/Admin/News/./GetAllPublished',
    '/api/x/../Admin/News/GetAllPublished',
    '/api%2FAdmin%2FNews%2FGetAllPublished',
    '/api/Admin/News/GetAllPublished%00',
    '/api/Admin/%2e%2e/Admin/News/GetAllPublished',
    '/api/Admin/News/%47etAllPublished',
  ])('opens nothing to anybody: %s', async (url) => {
    const anonymous = await server.send({ method: 'GET', url });
    expect([400, 401, 404]).toContain(anonymous.status);
    const kadry = await server.send({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${await server.signIn('kadry')}` },
    });
    expect([400, 403, 404]).toContain(kadry.status);
  });
});

describe('a route that declares no access', () => {
  it('keeps the server from starting', async () => {
    const { buildApp } = await import('../../server/app.ts');
    const { db, settings } = server;
    const { fileStore } = server.app;
    const app = await buildApp({ db, settings, fileStore, frontEndFolder: '/nonexistent' });
    app.get('/api/Admin/Forgotten', async () => 'open');
    await expect(app.ready()).rejects.toThrow('GET /api/Admin/Forgotten');
    await app.close();
  });
});
