import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../server/db/schema.ts';
import { rights } from '../../server/families/rights.ts';
import type { Access } from '../../server/http/context.ts';
import type { Role } from '../../src/wire/wire.ts';
import { serverForAll } from '../support/server.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';
import { AREAS, newsDraft, publicationCalls } from '../support/serverPublications.ts';
import { addTypes, registers } from '../support/serverRegisters.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** Somebody whose role nobody knows any more: «An unknown role sees the dashboard only» (DECISIONS 18). */
const STRANGER = 'stranger';
/** No role of the product. */
const STRANGE_ROLE = 'editor';
const PRINCIPALS = ['nobody', 'admin', 'kadry', 'audit', STRANGER];

/** Each call of the table of rights as the documentation writes it, and who may make it. */
const ROWS = [...rights].map(([call, access]): [string, Access] => [call.replace(/:(\w+)/g, '{$1}'), access]);

function mayCall(access: Access, principal: string) {
  if (access === 'public') return true;
  if (principal === 'nobody') return false;
  return access === 'signedIn' || access.some((role) => role === principal);
}

/** An item of an area, and a save that would change it. */
interface Target {
  id: number;
  change: object;
}

const server = serverForAll();
const targets = new Map<string, Target>();
beforeAll(async () => {
  for (const under of AREAS) {
    const { saved, draft } = publicationCalls(server, under);
    const { id } = await saved(draft());
    targets.set(under.area, { id, change: draft('Взлом', { id }) });
  }
  for (const under of MEDIA_AREAS) {
    const { saved, draft } = mediaCalls(server, under);
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

const tokens = new Map<string, string>();

async function signInStranger() {
  const [admin] = await server.db.select().from(schema.accounts).limit(1);
  const account = {
    userName: 'stranger@depository.uz',
    fullName: 'Прежний сотрудник',
    role: STRANGE_ROLE as Role,
  };
  await server.db
    .insert(schema.accounts)
    .values({ ...account, passwordHash: admin?.passwordHash ?? '' })
    .onConflictDoNothing();
  return (await server.login(account.userName)).body.token;
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

const besides: unknown[] = [schema.sessions, schema.loginThrottle, schema.auditLog, schema.auditHead];
const digests = Object.values<unknown>(schema).flatMap((table) =>
  is(table, PgTable) && !besides.includes(table)
    ? [
        sql`select ${getTableName(table)} as "table", md5(string_agg(t::text, '' order by t::text)) from ${table} t`,
      ]
    : [],
);
/** A digest of each table's rows. */
const everything = () =>
  server.db
    .select({ table: sql`"table"`, digest: sql`md5` })
    .from(sql`(${sql.join(digests, sql` union all `)}) as digests`);

describe('the table of rights', () => {
  it('names every route of the API, and no other', () => {
    const routes = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(ROWS.map(([call]) => call).sort());
  });
});

describe.each(PRINCIPALS)('%s', (principal) => {
  const refused = ROWS.filter(([, access]) => !mayCall(access, principal));
  const allowed = ROWS.filter(([, access]) => mayCall(access, principal));
  let before: Awaited<ReturnType<typeof everything>>;
  beforeAll(async () => {
    // signing in is itself a change: the account was last signed in to now
    if (principal !== 'nobody') await tokenOf(principal, false);
    before = await everything();
  });

  it.each(refused)('may not call %s, and nothing changes', async (route) => {
    const answer = await call(principal, route);
    expect(answer.status).toBe(principal === 'nobody' ? 401 : 403);
    const { message, ...more } = answer.body;
    expect(message).toMatch(/./);
    const ownRole = principal === STRANGER ? STRANGE_ROLE : principal;
    expect(more).toEqual(principal === 'nobody' ? {} : { ownRole });
    expect(await everything()).toEqual(before);
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
    const kadry = await server.withToken(await server.signIn('kadry'), 'GET', url);
    expect([400, 403, 404]).toContain(kadry.status);
  });
});

describe('a route without a row in the table of rights', () => {
  it('keeps the server from starting', async () => {
    const { buildApp } = await import('../../server/app.ts');
    const { db, settings } = server;
    const { fileStore, sanitise } = server.app;
    const app = await buildApp({ db, settings, fileStore, frontEndFolder: '/nonexistent', sanitise });
    app.get('/api/Admin/Forgotten', async () => 'open');
    await expect(app.ready()).rejects.toThrow('GET /api/Admin/Forgotten');
    await app.close();
  });
});
