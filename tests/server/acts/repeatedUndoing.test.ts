import { beforeAll, describe, expect, it } from 'vitest';
import { addAdmin } from '../../support/admins.ts';
import type { Call } from '../../support/review.ts';
import { serverForAll } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const WALL = { day: '2030-01-15', time: '10:00' };

const server = serverForAll();
let colleague: Call;
beforeAll(async () => {
  await server.signIn('admin');
  colleague = await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов');
});

const underKey = (key: string, call: string, body?: object) =>
  server.as('admin', 'POST', `/api/Admin/${call}`, body, { 'idempotency-key': key });
const newItem = async (title: string): Promise<number> =>
  (await colleague('POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title))).body.data.id;

describe('an act that takes something back, repeated under its key', () => {
  it('has not undone an approval where a colleague has approved again since', async () => {
    const id = await newItem('Снята и опубликована');
    await server.as('admin', 'GET', `/api/Admin/News/AllowToPublish${id}`);
    const undo = () => underKey('undo', `News/UndoApproval${id}`);
    const first = await undo();
    expect(await undo()).toMatchObject({ status: 200, body: first.body });
    expect((await colleague('GET', `/api/Admin/News/AllowToPublish${id}`)).status).toBe(200);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('с тех пор') },
    });
  });

  it('has withdrawn no schedule that a colleague has set again since', async () => {
    const plan = { kind: 'news', id: await newItem('Назначена снова'), version: 1, ...WALL, was: null };
    const set = (more: object) => colleague('POST', '/api/Admin/Schedule/Set', { ...plan, ...more });
    const withdraw = (id: number) => colleague('POST', '/api/Admin/Schedule/Withdraw', { id });
    const schedule = (await set({ act: 'publish' })).body.data;
    const repeated = () => underKey('withdraw', 'Schedule/Withdraw', { id: schedule.id });
    const first = await repeated();
    expect(await repeated()).toMatchObject({ status: 200, body: first.body });
    const other = (await set({ act: 'publish' })).body.data;
    expect(other.id).not.toBe(schedule.id);
    expect(await repeated()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('с тех пор') },
    });
    // neither a schedule that was withdrawn, too, nor one of another act is its business
    await withdraw(other.id);
    await colleague('GET', `/api/Admin/News/AllowToPublish${plan.id}`);
    expect((await set({ act: 'takeDown', version: 2 })).status).toBe(200);
    expect(await repeated()).toMatchObject({ status: 200, body: first.body });
  });

  it('requires the second factor again, which a colleague has switched off since', async () => {
    const rule = { role: 'audit', isRequired: true };
    const require = () => underKey('require', 'Account/RequireSecondFactor', rule);
    const roles = async () =>
      (await server.as('admin', 'GET', '/api/Admin/Account/GetSecondFactorRoles')).body.data;
    await require();
    await colleague('POST', '/api/Admin/Account/RequireSecondFactor', { ...rule, isRequired: false });
    expect(await roles()).toEqual([]);
    expect((await require()).status).toBe(200);
    expect(await roles()).toEqual(['audit']);
  });
});
