import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const login = (payload: object) => server.send({ method: 'POST', url: '/Access/login', payload });

describe('signing in', () => {
  it('answers the full name, the role and a fresh token', async () => {
    const answers = [
      await login({ userName: 'admin@depository.uz', password: PASSWORD }),
      await login({ userName: ' ADMIN@Depository.uz ', password: PASSWORD }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ userFullName: 'Дилноза Рахимова', access: ['admin'], idleMinutes: 60 });
      expect(body.token).toMatch(/^[\w-]{43}$/);
    }
    expect(answers[0]?.body.token).not.toBe(answers[1]?.body.token);
  });
});
