import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, auditLog, reviewRuleRequests } from '../../server/db/schema.ts';
import { addAdmin } from '../support/admins.ts';
import { PASSWORD, serverForAll } from '../support/server.ts';
import { typed } from '../support/serverConsole.ts';
import { newsDraft } from '../support/serverPublications.ts';

const ACCOUNT = '/api/Admin/Account';
const RULES = '/api/Admin/Review/SetRules';

const server = serverForAll();
let anvar: Awaited<ReturnType<typeof addAdmin>>;
const dilnoza: typeof anvar = (...call) => server.as('admin', ...call);
beforeAll(async () => {
  anvar = await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов');
  await dilnoza('POST', RULES, { fourEyes: true, edits: true });
});

const login = async (userName: string, password: string) => (await server.login(userName, password)).status;
const account = (call: string, body: object, by = dilnoza) => by('POST', `${ACCOUNT}/${call}`, body);
const add = async (userName: string, role: string) =>
  (await account('Add', { userName, fullName: 'Вторая рука', role })).body.data;
const rules = async () => (await dilnoza('GET', '/api/Admin/Review/GetRules')).body.data;

describe('while four eyes are asked for, an administrator whom somebody lets in', () => {
  it('begins only when another administrator enables it', async () => {
    const { id, password, isHeld } = await add('second@depository.uz', 'admin');
    expect(isHeld).toBe(true);
    expect(await login('second@depository.uz', password)).toBe(400);
    const own = await account('Enable', { id });
    expect(own.status).toBe(403);
    expect(own.body.message).toContain('Анвар Каримов');
    expect((await account('Enable', { id }, anvar)).status).toBe(200);
    expect(await login('second@depository.uz', password)).toBe(200);
  });

  it('does so too when it is promoted, or its password is given anew', async () => {
    const { id, isHeld } = await add('third@depository.uz', 'kadry');
    expect(isHeld).toBe(false);
    await account('SetRole', { id, role: 'admin' });
    expect((await account('Enable', { id })).status).toBe(403);
    expect((await account('Enable', { id }, anvar)).status).toBe(200);
    const reset = (await account('ResetPassword', { id })).body.data;
    expect(reset.isHeld).toBe(true);
    expect(await login('third@depository.uz', reset.password)).toBe(400);
    expect((await account('Enable', { id })).status).toBe(403);
    const listed = (await dilnoza('GET', `${ACCOUNT}/GetAll`)).body.data;
    expect(listed.find((each: { id: number }) => each.id === id)).toMatchObject({
      isDisabled: true,
      heldBy: 'Дилноза Рахимова',
    });
    await typed(server, 'accounts', 'enable', 'third@depository.uz');
    expect(await login('third@depository.uz', reset.password)).toBe(200);
  });

  it('leaves other roles to one administrator', async () => {
    const { password } = await add('kadry2@depository.uz', 'kadry');
    expect(await login('kadry2@depository.uz', password)).toBe(200);
    expect(await login('kadry2@depository.uz', PASSWORD)).toBe(400);
  });
});

describe('the rules', () => {
  it('go off when two administrators want it, and stay on when one does, however often', async () => {
    for (const _ of [1, 2]) await dilnoza('POST', RULES, { fourEyes: false, edits: false });
    expect(await rules()).toMatchObject({
      fourEyes: { isOn: true, offWantedBy: 'Дилноза Рахимова' },
      edits: { isOn: true, offWantedBy: 'Дилноза Рахимова' },
    });
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.kind, 'review'))
      .orderBy(auditLog.seq);
    expect(rows.at(-1)).toMatchObject({ act: 'propose' });
    await dilnoza('POST', RULES, { fourEyes: true });
    await anvar('POST', RULES, { fourEyes: false });
    expect((await rules()).fourEyes).toMatchObject({ isOn: true, offWantedBy: 'Анвар Каримов' });
    await dilnoza('POST', RULES, { fourEyes: false });
    expect((await rules()).fourEyes).toMatchObject({ isOn: false, offWantedBy: null });
    // without four eyes each rule is one administrator's
    await dilnoza('POST', RULES, { edits: false });
    expect((await rules()).edits).toMatchObject({ isOn: false });
  });
});

it('an approval that changes nothing is not noted as one', async () => {
  const { id } = (await dilnoza('POST', '/api/Admin/News/UpdateOrAdd', newsDraft())).body.data;
  for (const by of [anvar, dilnoza, anvar])
    expect((await by('GET', `/api/Admin/News/AllowToPublish${id}`)).status).toBe(200);
  expect(await server.db.$count(auditLog, eq(auditLog.act, 'approve'))).toBe(1);
  const [own] = await server.db.select().from(accounts).where(eq(accounts.userName, 'admin@depository.uz'));
  expect(own?.heldBy).toBeNull();
});

describe('an administrator who wants a rule off', () => {
  const fourEyesRule = async () => (await rules()).fourEyes;
  beforeEach(async () => {
    await dilnoza('POST', RULES, { fourEyes: true });
    await anvar('POST', RULES, { fourEyes: false });
    expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: 'Анвар Каримов' });
  });

  it('leaves the rule, and who switched it on, as they were when another administrator declines', async () => {
    const before = await fourEyesRule();
    expect((await anvar('GET', '/api/Admin/Review/GetRules')).body.data.fourEyes.isOwnRequest).toBe(true);
    await dilnoza('POST', RULES, { fourEyes: true, offWantedBy: 'Анвар Каримов' });
    expect(await fourEyesRule()).toEqual({ ...before, offWantedBy: null });
  });

  it('is neither agreed with nor joined by somebody who has read an older state', async () => {
    const late = await dilnoza('POST', RULES, { fourEyes: false, offWantedBy: null });
    expect(late.status).toBe(409);
    expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: 'Анвар Каримов' });
    await anvar('POST', RULES, { fourEyes: true, offWantedBy: 'Анвар Каримов' });
    const agreed = await dilnoza('POST', RULES, { fourEyes: false, offWantedBy: 'Анвар Каримов' });
    expect(agreed.status).toBe(409);
    expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: null });
  });

  it('wants it for a week', async () => {
    await server.db.update(reviewRuleRequests).set({ at: sql`${reviewRuleRequests.at} - interval '8 days'` });
    expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: null });
    await dilnoza('POST', RULES, { fourEyes: false });
    expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: 'Дилноза Рахимова' });
  });

  it.each([{ isDisabled: true }, { role: 'kadry' as const }])(
    'wants it as an administrator: %j',
    async (changed) => {
      const isAnvar = eq(accounts.userName, 'anvar@depository.uz');
      await server.db.update(accounts).set(changed).where(isAnvar);
      expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: null });
      await dilnoza('POST', RULES, { fourEyes: false });
      expect(await fourEyesRule()).toMatchObject({ isOn: true, offWantedBy: 'Дилноза Рахимова' });
      await server.db.update(accounts).set({ isDisabled: false, role: 'admin' }).where(isAnvar);
    },
  );
});

it('nobody gives oneself a one-time password, which could not be read any more, or takes away the own second factor', async () => {
  const [own] = (await dilnoza('GET', `${ACCOUNT}/GetAll`)).body.data;
  for (const call of ['ResetPassword', 'ResetSecondFactor'])
    expect(await account(call, { id: own.id })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('«Аккаунт»') },
    });
  expect(await login('admin@depository.uz', PASSWORD)).toBe(200);
});
