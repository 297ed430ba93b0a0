import { expect, it } from 'vitest';
import { PASSWORD, serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForAll();

it('sign-ins are logged with their outcome, user, address and time', async () => {
  await server.login('kadry@depository.uz', PASSWORD);
  await server.login('kadry@depository.uz', 'wrong password');
  const lines = server.logLines.filter(({ user }) => user === 'kadry@depository.uz');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'signed in',
      address: '127.0.0.1',
      time: expect.stringMatching(/^20\d\d-/),
    }),
    expect.objectContaining({ msg: 'sign-in refused', address: '127.0.0.1', level: 40 }),
  ]);
});

it('refusals are logged with who was refused what', async () => {
  await server.as('audit', 'GET', '/api/Admin/News/GetAllPending');
  expect(server.logLines).toContainEqual(
    expect.objectContaining({
      msg: 'refused',
      status: 403,
      user: 'audit@depository.uz',
      url: '/api/Admin/News/GetAllPending',
    }),
  );
});

it('an answer names the lines of the log about it', async () => {
  const { headers } = await server.as('kadry', 'GET', '/api/Admin/News/GetAllPending');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(server.logLines).toContainEqual(
    expect.objectContaining({ reqId: headers['x-request-id'], msg: 'refused', status: 403 }),
  );
});

it('what is typed as a name that nobody has is not logged: it may be a password', async () => {
  const forged = 'my secret pass\n{"level":30,"msg":"signed in","user":"admin@depository.uz"}';
  await server.login(forged, 'wrong password');
  expect(server.logLines).toContainEqual(
    expect.objectContaining({ msg: 'sign-in refused', isKnown: false, address: '127.0.0.1' }),
  );
  expect(JSON.stringify(server.logLines)).not.toContain('my secret pass');
  expect(server.logLines.filter(({ user }) => user === 'admin@depository.uz')).toEqual([]);
});

it('no password, token, text or query gets into the log, not even when the database fails', async () => {
  const token = await server.signIn('admin');
  const secret = 'секретный текст';
  await server.withToken(token, 'GET', `/api/Admin/News/GetCount?token=${token}`);
  const save = () => server.withToken(token, 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(secret));
  await save();
  await server.database.close();
  const failed = await save();
  expect(failed.status).toBe(503);
  expect(failed.body).toEqual({ message: 'Сервер временно недоступен. Попробуйте ещё раз через минуту.' });
  const log = JSON.stringify(server.logLines);
  expect(log).toContain('request failed');
  for (const each of [PASSWORD, token, secret, 'wrong password', 'argon2', 'select '])
    expect(log).not.toContain(each);
});
