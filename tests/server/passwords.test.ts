import { describe, expect, it } from 'vitest';
import { accountNamed } from '../../server/accounts/accounts.ts';
import { signIn } from '../../server/accounts/signIn.ts';
import { answeredCalls } from '../../server/db/schema.ts';
import { PASSWORD, serverForAll } from '../support/server.ts';

const server = serverForAll();

describe('changing the password', () => {
  const change = (token: string, payload: object, headers: Record<string, string> = {}) =>
    server.withToken(token, 'POST', '/Access/ChangePassword', payload, headers);

  it('ends every other session of the account and takes the new password from then on', async () => {
    const [here, elsewhere] = [await server.signIn('kadry'), await server.signIn('kadry')];
    const answer = await change(here, { currentPassword: PASSWORD, newPassword: 'a longer password' });
    expect(answer.status).toBe(200);
    expect([await server.statusOf(here), await server.statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await server.login('kadry@depository.uz')).status).toBe(400);
    const back = { currentPassword: 'a longer password', newPassword: PASSWORD };
    expect((await change(here, back)).status).toBe(200);
  });

  it('leaves no session of the former password, whenever the sign-in began', async () => {
    const kadry = 'kadry@depository.uz';
    const place = { address: '127.0.0.1', userAgent: '' };
    const here = await server.signIn('kadry');
    const found = await accountNamed(server.db, kadry);
    if (!found) throw new Error('no account');
    await change(here, { currentPassword: PASSWORD, newPassword: 'a longer password' });
    // its password was looked at before the change, its session begins after
    const begun = server.db.transaction((tx) =>
      signIn(tx, server.app.secrets, found, place, undefined, server.app.clock.now),
    );
    await expect(begun).rejects.toThrow('Неверный логин');

    const back = { currentPassword: 'a longer password', newPassword: PASSWORD };
    const [changed, ...signIns] = await Promise.all([
      change(here, back),
      ...Array.from({ length: 8 }, () => server.login(kadry, 'a longer password')),
    ]);
    expect(changed?.status).toBe(200);
    for (const { body } of signIns) expect(body.token ? await server.statusOf(body.token) : 401).toBe(401);
    expect(await server.statusOf(here)).toBe(200);
  });

  it.each([
    ['password1', 'распространённых'],
    ['Liverpool2026', 'распространённых'],
    ['123456789', 'распространённых'],
    ['aaaaaaaaaaaa', 'легко угадать'],
    ['2026-Depository-2026', 'легко угадать'],
    ['Ташкент-2026', 'легко угадать'],
    ['kadry@depository.uz', 'легко угадать'],
    [PASSWORD, 'совпадает с текущим'],
  ])('takes no password that is soon found: %s', async (newPassword, reason) => {
    const token = await server.signIn('kadry');
    const { status, body } = await change(token, { currentPassword: PASSWORD, newPassword });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'newPassword', message: expect.stringContaining(reason) }]);
  });

  it('keeps no trace of either password for a repeated call', async () => {
    const token = await server.signIn('kadry');
    const passwords = { currentPassword: PASSWORD, newPassword: 'a longer password' };
    const answer = await change(token, passwords, { 'idempotency-key': 'form-1' });
    expect(answer.status).toBe(200);
    expect(await server.db.$count(answeredCalls)).toBe(0);
    await change(token, { currentPassword: 'a longer password', newPassword: PASSWORD });
  });

  it('names the field that is wrong', async () => {
    const token = await server.signIn('kadry');
    const wrong = await change(token, { currentPassword: 'not this one', newPassword: 'a longer password' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'currentPassword' }] } });
    const short = await change(token, { currentPassword: PASSWORD, newPassword: '12345678' });
    expect(short).toMatchObject({ status: 400, body: { errors: [{ path: 'newPassword' }] } });
    expect(await server.statusOf(token)).toBe(200);
  });
});
