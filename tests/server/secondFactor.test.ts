import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { TOTP, URI } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from '../../server/accounts/secrets.ts';
import { buildApp } from '../../server/app.ts';
import { accounts, auditLog, recoveryCodes } from '../../server/db/schema.ts';
import { warnings } from '../../server/operation/warnings.ts';
import { PASSWORD, serverForAll } from '../support/server.ts';

const server = serverForAll();
/** The telephone of kadry. */
let phone: TOTP;
let recovery: string[];
let token: string;

const KADRY = 'kadry@depository.uz';
const login = (code?: string, userName = KADRY, password = PASSWORD) =>
  server.login(userName, password, { code });
const send = (method: 'GET' | 'POST', url: string, payload?: object, as = token) =>
  server.withToken(as, method, url, payload);
/** The code that the telephone shows some steps of 30 s from now. */
const codeIn = (steps: number) => phone.generate({ timestamp: server.now() + steps * 30_000 });

const nothingSealed = async () => false;

/** The call that the newest row of the audit log says kadry was refused. */
async function refusedTo() {
  const [row] = await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  expect(row).toMatchObject({ act: 'refused', kind: 'accounts', login: KADRY, title: KADRY });
  return JSON.parse(row?.details ?? '').route;
}

beforeAll(async () => {
  token = await server.signIn('kadry');
  const begin = (currentPassword: string) => send('POST', '/Access/SecondFactor/Begin', { currentPassword });
  expect(await begin('wrong password')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'currentPassword' }] },
  });
  const { secret, uri } = (await begin(PASSWORD)).body.data;
  expect(JSON.stringify(await server.db.select().from(accounts))).not.toContain(secret);
  phone = URI.parse(uri) as TOTP;
  expect(phone).toMatchObject({ label: KADRY, digits: 6, period: 30, secret: { base32: secret } });
});
// every test has codes of its own
beforeEach(() => server.moveClock(5));

describe('a second factor', () => {
  it('counts once its first code was right', async () => {
    expect((await login()).status).toBe(200);
    const wrong = await send('POST', '/Access/SecondFactor/Confirm', { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    expect(await refusedTo()).toBe('/Access/SecondFactor/Confirm');
    const right = await send('POST', '/Access/SecondFactor/Confirm', { code: codeIn(0) });
    expect(right.status).toBe(200);
    recovery = right.body.data.recoveryCodes;
    expect(new Set(recovery).size).toBe(10);
    // 31 different letters and digits: 118 bits, so that a fast digest is enough
    for (const each of recovery) expect(each).toMatch(/^[a-hjkmnp-z2-9]{6}(-[a-hjkmnp-z2-9]{6}){3}$/);
    expect((await send('GET', '/Access/SecondFactor')).body.data).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
  });

  it('is asked for after the right password only, by the name of its field', async () => {
    const asked = await login();
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    expect(asked.body.token).toBeUndefined();
    expect((await login(codeIn(0), KADRY, 'wrong password')).body).toEqual({
      message: 'Неверный логин или пароль.',
    });
    expect((await login(codeIn(0))).status).toBe(200);
  });

  it('takes the code before and after, no other, and each once', async () => {
    expect((await login(codeIn(-2))).status).toBe(400);
    expect((await login(codeIn(2))).status).toBe(400);
    expect((await login(codeIn(-1))).status).toBe(200);
    expect((await login(codeIn(-1))).status).toBe(400);
    expect((await login(` ${codeIn(1).slice(0, 3)} ${codeIn(1).slice(3)}`)).status).toBe(200);
    expect((await login(codeIn(0))).status).toBe(400);
  });

  it('lets one of many in who come with the same code', async () => {
    const code = codeIn(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is written', async () => {
    const [first = '', second = ''] = recovery;
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(400);
    expect((await login(second.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
    expect(
      (await send('GET', '/Access/SecondFactor', undefined, (await login(codeIn(0))).body.token)).body.data,
    ).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('keeps recovery codes hashed', async () => {
    const rows = JSON.stringify(await server.db.select().from(recoveryCodes));
    for (const code of recovery) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('that was sealed with a key that is not here is told of, and a recovery code opens the account', async () => {
    const [kept] = (await server.db.select().from(accounts)).filter(({ userName }) => userName === KADRY);
    const folder = await mkdtemp(join(tmpdir(), 'depository-key-'));
    const { seal } = await openSecrets({ secretKey: undefined, dataDir: folder }, nothingSealed);
    await rm(folder, { recursive: true });
    const meant = eq(accounts.userName, KADRY);
    await server.db
      .update(accounts)
      .set({ totpSecret: seal('ABC', kept?.id ?? 0) })
      .where(meant);
    expect(await login(codeIn(0))).toMatchObject({ status: 503, body: { message: /нет ключа/ } });
    expect((await warnings(server.app)).join()).toMatch(/Второй фактор 1 человека .*SECRET_KEY/);
    expect((await login(recovery[2])).status).toBe(200);
    // as it lay there before there were seals: the first code seals it
    const open = server.app.secrets.open(kept?.totpSecret ?? '', kept?.id ?? 0);
    await server.db.update(accounts).set({ totpSecret: open }).where(meant);
    expect((await login(codeIn(0))).status).toBe(200);
    const [after] = await server.db.select().from(accounts).where(meant);
    expect(after?.totpSecret).toMatch(/^s1\./);
  });

  it('keeps a server from starting where the key that sealed it is gone, rather than with a new key', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'depository-keyless-'));
    const { db, settings, app } = server;
    const { fileStore, sanitise } = app;
    const start = () =>
      buildApp({ settings: { ...settings, dataDir }, db, fileStore, sanitise, frontEndFolder: dataDir });
    await expect(start()).rejects.toThrow(
      /зашифрованные ключом, которого здесь нет: SECRET_KEY не задан, файла/,
    );
    expect(await readdir(dataDir)).toEqual([]);
    await writeFile(join(dataDir, 'secret.key'), 'a new one, because the old one is lost');
    const second = await start();
    expect((await warnings(second)).join()).toMatch(/Второй фактор 1 человека/);
    await second.close();
    await rm(dataDir, { recursive: true });
  });

  it('counts wrong codes as wrong passwords', async () => {
    server.moveClock(20);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login('000000')).status).toBe(400);
    expect((await login(codeIn(0))).status).toBe(429);
    server.moveClock(40);
  });

  it('is switched off with the password, and not begun anew while it is on', async () => {
    token = (await login(codeIn(0))).body.token;
    const again = { currentPassword: PASSWORD };
    expect((await send('POST', '/Access/SecondFactor/Begin', again)).status).toBe(409);
    const off = (currentPassword: string) => send('POST', '/Access/SecondFactor/Off', { currentPassword });
    expect(await off('wrong password')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword' }] },
    });
    expect(await refusedTo()).toBe('/Access/SecondFactor/Off');
    expect((await off(PASSWORD)).status).toBe(200);
    expect((await login()).status).toBe(200);
  });
});

describe('a second factor that a role needs', () => {
  const require = (isRequired: boolean) =>
    server.as('admin', 'POST', '/api/Admin/Account/RequireSecondFactor', { role: 'audit', isRequired });
  const audit = 'audit@depository.uz';

  it('has to be set up at the next sign-in before anything else; sessions that are open go on', async () => {
    const before = await server.signIn('audit');
    expect((await require(true)).status).toBe(200);
    const appeals = '/api/Admin/OnlineAppeal/GetOnlineAppeals';
    expect((await send('GET', appeals, undefined, before)).status).toBe(200);

    const { body } = await login(undefined, audit);
    expect(body.due).toBe('secondFactor');
    const refused = await send('GET', appeals, undefined, body.token);
    expect(refused).toMatchObject({ status: 403, body: { message: /второй фактор/ } });

    const { uri } = (
      await send('POST', '/Access/SecondFactor/Begin', { currentPassword: PASSWORD }, body.token)
    ).body.data;
    phone = URI.parse(uri) as TOTP;
    expect(phone).toBeInstanceOf(TOTP);
    const confirm = { code: codeIn(0) };
    expect((await send('POST', '/Access/SecondFactor/Confirm', confirm, body.token)).status).toBe(200);
    expect((await send('GET', appeals, undefined, body.token)).status).toBe(200);
    const off = { currentPassword: PASSWORD };
    expect((await send('POST', '/Access/SecondFactor/Off', off, body.token)).status).toBe(409);
  });

  it('is taken from somebody who lost it by an administrator, and set up again', async () => {
    const [found] = (await server.db.select().from(accounts)).filter(({ userName }) => userName === audit);
    expect((await login(undefined, audit)).status).toBe(400);
    const reset = await server.as('admin', 'POST', '/api/Admin/Account/ResetSecondFactor', { id: found?.id });
    expect(reset.status).toBe(200);
    expect((await login(undefined, audit)).body.due).toBe('secondFactor');
    expect((await server.as('admin', 'GET', '/api/Admin/Account/GetSecondFactorRoles')).body.data).toEqual([
      'audit',
    ]);
    expect((await require(false)).status).toBe(200);
    expect((await login(undefined, audit)).body.due).toBeNull();
  });
});

describe('the key that secrets are sealed with', () => {
  it('is made once in the data folder, for its owner alone, and may be given to other servers as a setting', async () => {
    const path = join(server.settings.dataDir, 'secret.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const own = await openSecrets(server.settings, nothingSealed);
    const sealed = server.app.secrets.seal('JBSWY3DP', 7);
    expect(sealed).not.toContain('JBSWY3DP');
    expect(own.open(sealed, 7)).toBe('JBSWY3DP');
    expect(own.open(sealed, 8)).toBeUndefined();
    expect(own.open(sealed.slice(0, -4), 7)).toBeUndefined();
    const secretKey = (await readFile(path, 'utf8')).trim();
    const elsewhere = await openSecrets({ secretKey, dataDir: tmpdir() }, nothingSealed);
    expect(elsewhere.open(sealed, 7)).toBe('JBSWY3DP');
    // a key of the settings seals from now on; what the folder's has sealed is still opened
    const changed = await openSecrets({ ...server.settings, secretKey: 'x'.repeat(32) }, nothingSealed);
    expect(changed.open(sealed, 7)).toBe('JBSWY3DP');
    expect(own.open(changed.seal('JBSWY3DP', 7), 7)).toBeUndefined();
    // from before there were seals
    expect(own.open('JBSWY3DP', 7)).toBe('JBSWY3DP');
  });
});
