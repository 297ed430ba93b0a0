import type { InjectOptions } from 'fastify';
import { accounts } from '../../server/db/schema.ts';
import type { TestServer } from './server.ts';

/** One more administrator, signed in. @returns calls in that name */
export async function addAdmin(server: TestServer, userName: string, fullName: string) {
  const [first] = await server.db.select().from(accounts).limit(1);
  const account = { userName, fullName, role: 'admin' as const, passwordHash: first?.passwordHash ?? '' };
  await server.db.insert(accounts).values(account);
  const { token } = (await server.login(userName)).body;
  return (method: 'GET' | 'POST' | 'DELETE', url: string, body?: InjectOptions['payload']) =>
    server.withToken(token, method, url, body);
}
