import type { AuthProvider } from 'ra-core';
import { mayOpen } from './access.ts';
import { unwrap } from './dataProvider/answers.ts';
import type { Http } from './dataProvider/http.ts';
import { access } from './dataProvider/otherCalls.ts';
import { session } from './session.ts';

/** Where everybody without a session goes (part 1, §2). */
const SIGN_IN = '/';

const field = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

/**
 * Signs in, out, and decides who sees what (part 1, §4 and §6).
 *
 * The role is the first of the access list. A 401 has ended the session where it was met (dataProvider/http.ts); no other error
 * ends one. `POST Access/logout` is ours, so nobody waits for it.
 */
export const createAuthProvider = (http: Http): AuthProvider => ({
  login: async ({ userName, password }: { userName: string; password: string }) => {
    const answer = unwrap(await http.send(access.login({ userName, password })));
    const token = field(answer, 'token');
    if (typeof token !== 'string' || token === '') throw new Error('Сервер не вернул ключ сеанса.');
    const roles = field(answer, 'access');
    const expiresAt = field(answer, 'expiresAt');
    session.open({
      token,
      name: String(field(answer, 'userFullName') ?? ''),
      role: String((Array.isArray(roles) ? roles[0] : undefined) ?? ''),
      expiresAt: typeof expiresAt === 'string' ? expiresAt : undefined,
      idleMinutes: Number(field(answer, 'idleMinutes')) || undefined,
    });
  },

  logout: async () => {
    if (session.token()) http.send(access.logout).catch(() => undefined);
    session.clear();
    return SIGN_IN;
  },

  checkAuth: async () => {
    if (!session.token()) throw { redirectTo: SIGN_IN, message: false };
    // part 1, §2: the shell also leaves when no role is stored; /login leads to '/'
    if (!session.user()?.role) throw { redirectTo: '/login', message: false };
  },

  // react-admin would resolve a call whose error ends a session: it rejects, as every other failure does
  checkError: async () => undefined,

  getIdentity: async () => {
    const user = session.user();
    if (!user) throw new Error('Not signed in');
    return { id: user.name, fullName: user.name };
  },

  getPermissions: async () => session.user()?.role ?? '',

  canAccess: async ({ resource }) => mayOpen(session.user()?.role ?? '', resource),
});
