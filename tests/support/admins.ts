import type { InjectOptions } from 'fastify';
import { accounts } from '../../server/db/schema.ts';
import { PASSWORD, type TestServer } from './server.ts';

/** One more administrator, signed in. @returns calls in that name */
export async function addAdmin(server: TestServer, userName: string, fullName: string) {
  const [first] = await server.db.select().from(accounts).limit(1);
  const account = { userName, fullName, role: 'admin' as const, passwordHash: first?.passwordHash ?? '' };
  await server.db.insert(accounts).values(account);
  const payload = { userName, password: PASSWORD };
  const { token } = (await server.send({ method: 'POST', url: '/Access/login', payload })).body;
  return (method: 'GET' | 'POST' | 'DELETE', url: string, body?: InjectOptions['payload']) =>
    server.send({ method, url, payload: body, headers: { authorization: `Bearer ${token}` } });
}
