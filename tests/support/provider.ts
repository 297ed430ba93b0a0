import { QueryClient } from '@tanstack/react-query';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { session } from '../../src/session.ts';
import type { Role } from '../../src/wire/wire.ts';
import type { TestServer } from './server.ts';

/** A data provider without lists in memory. */
export const providerOver = (line: Partial<Parameters<typeof createHttp>[0]>) =>
  createDataProvider(createHttp({ baseUrl: '', ...line }), new QueryClient());

/** A session of that role, as sign-in opens it. */
export const openSession = async (server: TestServer, features?: readonly string[], role: Role = 'admin') =>
  session.open({ token: await server.signIn(role), name: 'A', role, features });
