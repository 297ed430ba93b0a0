import type { AuthProvider, UserIdentity } from 'react-admin';
import { access } from './dataProvider/accessCalls.ts';
import type { Http } from './dataProvider/http.ts';
import { type SignedIn, session } from './session.ts';

/** Where everybody without a session goes (part 1, §2). */
const SIGN_IN = '/';

/** Who is signed in, and until when. */
const identityOf = ({ name, expiresAt, idleMinutes }: Omit<SignedIn, 'token'>): UserIdentity => ({
  id: name,
  fullName: name,
  expiresAt,
  idleMinutes,
});

/** A moment of the depository's clock, ISO 8601, as the clock of this machine will show it: the two may differ by hours. */
const byOwnClock = (moment: string | undefined, headers: Headers) => {
  const ahead = Date.now() - Date.parse(headers.get('date') ?? '');
  return moment && ahead ? new Date(Date.parse(moment) + ahead).toISOString() : moment;
};

/**
 * Signs in and out, and knows who is signed in (part 1, §4 and §6). Who may open what is decided in access.ts, which the sign-in
 * page need not load.
 *
 * A 401 has ended the session where it was met (dataProvider/http.ts); no other error ends one. `POST Access/logout` is ours, so
 * nobody waits for it.
 */
export const createAuthProvider = (http: Http): AuthProvider => ({
  login: async ({ userName, password, code }: { userName: string; password: string; code?: string }) => {
    const { value, headers } = await http.exchange(access.login({ userName, password, code }));
    session.open({ ...value, expiresAt: byOwnClock(value.expiresAt, headers), login: userName }, password);
  },

  logout: async () => {
    if (session.token()) http.send(access.logout).catch(() => undefined);
    session.clear();
    return SIGN_IN;
  },

  checkAuth: async () => {
    // the router leads to the sign-in page: an entry of react-admin's own behind it would forget the address that was requested
    if (!session.isOpen()) throw { redirectTo: false, message: false };
  },

  // react-admin would resolve a call whose error ends a session: it rejects, as every other failure does
  checkError: async () => undefined,

  getIdentity: async () => {
    const user = session.user();
    if (!user) throw new Error('Not signed in');
    return identityOf(user);
  },

  getPermissions: async () => session.user()?.role ?? '',
});
