import type { AuthProvider } from 'react-admin';
import { access } from './dataProvider/accessCalls.ts';
import type { Http } from './dataProvider/http.ts';
import { session } from './session.ts';

/** The address for everybody without a session (part 1, §2). */
const SIGN_IN = '/';

/**
 * Signs in and out, and knows who is signed in (part 1, §4 and §6). access.ts decides who may open what, so that the sign-in page need not
 * load that.
 *
 * A 401 ends the session in dataProvider/http.ts; no other error ends one. `POST Access/logout` is not in the specification, so
 * nobody waits for its answer.
 */
export const createAuthProvider = (http: Http): AuthProvider => ({
  login: async ({ userName, password, code }: { userName: string; password: string; code?: string }) => {
    const signedIn = await http.send(access.login({ userName, password, code }));
    session.open({ ...signedIn, login: userName }, password);
  },

  logout: async () => {
    if (session.token()) http.send(access.logout).catch(() => undefined);
    session.clear();
    return SIGN_IN;
  },

  checkAuth: async () => {
    // our router leads to the sign-in page; a redirect by react-admin would lose the requested address
    if (!session.isOpen()) throw { redirectTo: false, message: false };
  },

  // if this rejected, react-admin would resolve the failed call; it has to reject like every other failure
  checkError: async () => undefined,

  getIdentity: async () => {
    const user = session.user();
    if (!user) throw new Error('Not signed in');
    const { name, expiresAt, idleMinutes } = user;
    return { id: name, fullName: name, expiresAt, idleMinutes };
  },

  getPermissions: async () => session.user()?.role ?? '',
});
