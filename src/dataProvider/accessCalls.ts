import type { SignedIn } from '../session.ts';
import { type Answer, nothing, objectIn, refuse } from './answers.ts';
import { get, post } from './calls.ts';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && Number.isFinite(Date.parse(value));

/** Converts a moment of the depository's clock (ISO 8601) to the clock of this machine, which may differ by hours. */
const byOwnClock = (moment: string, headers?: Headers) => {
  const ahead = Date.now() - Date.parse(headers?.get('date') ?? '');
  return ahead ? new Date(Date.parse(moment) + ahead).toISOString() : moment;
};

/** The key and the role have to be there; the role is the first of the access list (part 1, §3 and §6). */
const signedIn: Answer<SignedIn> = (body, headers) => {
  const { token, access, userFullName, expiresAt, idleMinutes, due, features } = objectIn(body);
  const role: unknown = Array.isArray(access) ? access[0] : undefined;
  if (typeof token !== 'string' || !token || typeof role !== 'string' || !role) return refuse();
  return {
    token,
    role,
    name: String(userFullName ?? ''),
    expiresAt: isMoment(expiresAt) ? byOwnClock(expiresAt, headers) : undefined,
    idleMinutes: Number(idleMinutes) || undefined,
    due: typeof due === 'string' ? due : undefined,
    features: Array.isArray(features) ? features.map(String) : undefined,
  };
};

const WRONG = 'Неверный логин или пароль.';
const NOT_THERE = 'Адрес входа на сервере не найден (404). Сообщите администратору системы.';

/** Sessions. `logout`, `changePassword` and the code of a second factor are ours. Source: part 1, §7. */
export const access = {
  login: (body: { userName: string; password: string; code?: string }) => ({
    ...post('/Access/login', body, signedIn),
    succeedsOn: [200, 201],
    refusals: { 400: WRONG, 401: WRONG, 403: WRONG, 404: NOT_THERE, 422: WRONG },
  }),
  logout: post('/Access/logout', undefined, nothing),
  changePassword: (body: { currentPassword: string; newPassword: string }) =>
    post('/Access/ChangePassword', body, nothing),
};

/** The key with which this account's drafts are sealed. Ours: requested only where sign-in names the feature `drafts`. */
export const draftKey = get('/Access/DraftKey', (body): string => {
  const { key } = objectIn(body);
  return typeof key === 'string' ? key : refuse();
});
