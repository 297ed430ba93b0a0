import type { RaRecord } from 'react-admin';
import { ROLES, type Role } from '../wire/wire.ts';
import { type Answer, nothing, objectIn, records, refuse, unwrap } from './answers.ts';
import { get, post } from './calls.ts';

/** Calls of ours, made only where sign-in has named their feature. */

/** An account as administrators see it; moments are ISO 8601. */
export interface Account extends RaRecord {
  id: number;
  userName: string;
  fullName: string;
  role: string;
  isDisabled: boolean;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
}

/** Where somebody is signed in. */
export interface OpenSession extends RaRecord {
  id: number;
  createdAt: string;
  lastUsedAt: string;
  address: string;
  userAgent: string;
  isCurrent: boolean;
}

/** What an administrator says of a new account. */
export type NewAccount = Pick<Account, 'userName' | 'fullName' | 'role'>;

/** Which roles need a second factor. */
export type SecondFactorRoles = RaRecord & Partial<Record<Role, boolean>>;

/** The key for an authenticator. */
export interface SecondFactorOffer {
  secret: string;
  uri: string;
}

export interface SecondFactorState extends RaRecord {
  isOn: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
}

const accounts: Answer<Account[]> = (body) =>
  records(body)
    .map(objectIn)
    .map((account) => ({
      id: Number(account.id),
      userName: String(account.userName),
      fullName: String(account.fullName),
      role: String(account.role),
      isDisabled: account.isDisabled === true,
      mustChangePassword: account.mustChangePassword === true,
      hasSecondFactor: account.hasSecondFactor === true,
      lastSignInAt: typeof account.lastSignInAt === 'string' ? account.lastSignInAt : null,
    }));

const openSessions: Answer<OpenSession[]> = (body) =>
  records(body)
    .map(objectIn)
    .map((session) => ({
      id: Number(session.id),
      createdAt: String(session.createdAt),
      lastUsedAt: String(session.lastUsedAt),
      address: String(session.address),
      userAgent: String(session.userAgent),
      isCurrent: session.isCurrent === true,
    }));

/** A password that is good until its owner has chosen another. */
const oneTimePassword: Answer<string> = (body) => {
  const { password } = objectIn(body);
  return typeof password === 'string' ? password : refuse();
};

const roles: Answer<SecondFactorRoles> = (body) => {
  const value = unwrap(body);
  if (!Array.isArray(value)) return refuse();
  return { id: 'all', ...Object.fromEntries(ROLES.map((role) => [role, value.includes(role)])) };
};

const secondFactorState: Answer<SecondFactorState> = (body) => {
  const { isOn, isRequired, recoveryCodesLeft } = objectIn(body);
  return {
    id: 'own',
    isOn: isOn === true,
    isRequired: isRequired === true,
    recoveryCodesLeft: Number(recoveryCodesLeft),
  };
};

const offer: Answer<SecondFactorOffer> = (body) => {
  const { secret, uri } = objectIn(body);
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : refuse();
};

const recoveryCodes: Answer<string[]> = (body) => {
  const codes = objectIn(body).recoveryCodes;
  return Array.isArray(codes) ? codes.map(String) : refuse();
};

const area = '/api/Admin/Account';

/** What administrators do with accounts. */
export const accountCalls = {
  list: get(`${area}/GetAll`, accounts),
  add: ({ userName, fullName, role }: NewAccount) =>
    post(`${area}/Add`, { userName, fullName, role }, oneTimePassword),
  setRole: (id: number, role: string) => post(`${area}/SetRole`, { id, role }, nothing),
  rename: (id: number, fullName: string) => post(`${area}/Rename`, { id, fullName }, nothing),
  disable: (id: number) => post(`${area}/Disable`, { id }, nothing),
  enable: (id: number) => post(`${area}/Enable`, { id }, nothing),
  resetPassword: (id: number) => post(`${area}/ResetPassword`, { id }, oneTimePassword),
  resetSecondFactor: (id: number) => post(`${area}/ResetSecondFactor`, { id }, nothing),
  endSessions: (id: number) => post(`${area}/EndSessions`, { id }, nothing),
  secondFactorRoles: get(`${area}/GetSecondFactorRoles`, roles),
  requireSecondFactor: (role: string, isRequired: boolean) =>
    post(`${area}/RequireSecondFactor`, { role, isRequired }, nothing),
};

/** What everybody does with the own account. */
export const ownCalls = {
  sessions: get('/Access/Sessions', openSessions),
  endSession: (id: number) => post('/Access/EndSession', { id }, nothing),
  secondFactor: get('/Access/SecondFactor', secondFactorState),
  beginSecondFactor: (currentPassword: string) =>
    post('/Access/SecondFactor/Begin', { currentPassword }, offer),
  confirmSecondFactor: (code: string) => post('/Access/SecondFactor/Confirm', { code }, recoveryCodes),
  endSecondFactor: (currentPassword: string) =>
    post('/Access/SecondFactor/Off', { currentPassword }, nothing),
};
