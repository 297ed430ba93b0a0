import * as z from 'zod/mini';
import { textOrEmpty } from './schema.ts';
import { ROLES, type Role } from './wire.ts';

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

/** Where a user is signed in. */
export const openSession = z.object({
  id: z.number(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** A password that is valid until its owner has chosen another, and whether another administrator has to enable the account first. */
export const oneTimePassword = z.object({ password: z.string(), isHeld: z._default(z.boolean(), false) });

/** Which roles need a second factor. */
export const secondFactorRoles = z.pipe(
  z.array(z.string()),
  z.transform((roles) => {
    const isNeeded: Partial<Record<Role, boolean>> = {};
    for (const role of ROLES) isNeeded[role] = roles.includes(role);
    return { id: 'all', ...isNeeded };
  }),
);
export type SecondFactorRoles = z.infer<typeof secondFactorRoles>;

export const secondFactorState = z.pipe(
  z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number() }),
  z.transform((state) => ({ id: 'own', ...state })),
);
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The key for an authenticator. */
export const secondFactorOffer = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;

export const recoveryCodes = z.pipe(
  z.object({ recoveryCodes: z.array(z.string()) }),
  z.transform(({ recoveryCodes }) => recoveryCodes),
);
