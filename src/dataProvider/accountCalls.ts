import * as z from 'zod/mini';
import { nothing, parsed } from './answers.ts';
import { get, post } from './calls.ts';
import { textOrEmpty } from './schema.ts';

/** An account as administrators see it; moments are ISO 8601. */
export const account = z.object({
  id: z.number(),
  userName: z.string(),
  fullName: z.string(),
  role: z.string(),
  isDisabled: z.boolean(),
  /** Who let this administrator in: another one has to enable the account. */
  heldBy: textOrEmpty,
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.nullable(z.string()),
});
export type Account = z.infer<typeof account>;

/** What an administrator says of a new account. */
export type NewAccount = Pick<Account, 'userName' | 'fullName' | 'role'>;

export type RoleAndName = Omit<NewAccount, 'userName'>;

/** Where a user is signed in. */
const openSession = z.object({
  id: z.number(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** A password that is valid until its owner has chosen another, and whether another administrator has to enable the account first. */
const oneTimePassword = z.object({ password: z.string(), isHeld: z._default(z.boolean(), false) });

const secondFactorState = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
});

/** The key for an authenticator. */
const secondFactorOffer = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

const recoveryCodes = z.pipe(
  z.object({ recoveryCodes: z.array(z.string()) }),
  z.transform(({ recoveryCodes }) => recoveryCodes),
);

const area = '/api/Admin/Account';

/** What administrators do with accounts, where sign-in has named the feature. */
export const accountCalls = {
  list: get(`${area}/GetAll`, parsed(z.array(account))),
  add: ({ userName, fullName, role }: NewAccount) =>
    post(`${area}/Add`, { userName, fullName, role }, parsed(oneTimePassword)),
  /**
   * @param draft - the changed fields
   * @param expected - the values of each that may be stored as far as the user knows; others are refused with 409
   */
  change: (id: number, draft: Partial<RoleAndName>, expected: Partial<Record<keyof RoleAndName, string[]>>) =>
    post(`${area}/${draft.role === undefined ? 'Rename' : 'SetRole'}`, { id, ...draft, expected }, nothing),
  disable: (id: number) => post(`${area}/Disable`, { id }, nothing),
  enable: (id: number) => post(`${area}/Enable`, { id }, nothing),
  resetPassword: (id: number) => post(`${area}/ResetPassword`, { id }, parsed(oneTimePassword)),
  resetSecondFactor: (id: number) => post(`${area}/ResetSecondFactor`, { id }, nothing),
  endSessions: (id: number) => post(`${area}/EndSessions`, { id }, nothing),
  /** The roles that need a second factor. */
  secondFactorRoles: get(`${area}/GetSecondFactorRoles`, parsed(z.array(z.string()))),
  requireSecondFactor: (role: string, isRequired: boolean) =>
    post(`${area}/RequireSecondFactor`, { role, isRequired }, nothing),
};

/** What everybody does with the own account. */
export const ownCalls = {
  sessions: get('/Access/Sessions', parsed(z.array(openSession))),
  endSession: (id: number) => post('/Access/EndSession', { id }, nothing),
  secondFactor: get('/Access/SecondFactor', parsed(secondFactorState)),
  beginSecondFactor: (currentPassword: string) =>
    post('/Access/SecondFactor/Begin', { currentPassword }, parsed(secondFactorOffer)),
  confirmSecondFactor: (code: string) =>
    post('/Access/SecondFactor/Confirm', { code }, parsed(recoveryCodes)),
  endSecondFactor: (currentPassword: string) =>
    post('/Access/SecondFactor/Off', { currentPassword }, nothing),
};
