import * as z from 'zod/mini';
import {
  account,
  type NewAccount,
  oneTimePassword,
  openSession,
  recoveryCodes,
  secondFactorOffer,
  secondFactorRoles,
  secondFactorState,
} from '../wire/accounts.ts';
import { nothing, parsed } from './answers.ts';
import { get, post } from './calls.ts';

export type {
  Account,
  NewAccount,
  OpenSession,
  SecondFactorOffer,
  SecondFactorRoles,
  SecondFactorState,
} from '../wire/accounts.ts';

const area = '/api/Admin/Account';

/** What administrators do with accounts, where sign-in has named the feature. */
export const accountCalls = {
  list: get(`${area}/GetAll`, parsed(z.array(account))),
  add: ({ userName, fullName, role }: NewAccount) =>
    post(`${area}/Add`, { userName, fullName, role }, parsed(oneTimePassword)),
  setRole: (id: number, role: string) => post(`${area}/SetRole`, { id, role }, nothing),
  rename: (id: number, fullName: string) => post(`${area}/Rename`, { id, fullName }, nothing),
  disable: (id: number) => post(`${area}/Disable`, { id }, nothing),
  enable: (id: number) => post(`${area}/Enable`, { id }, nothing),
  resetPassword: (id: number) => post(`${area}/ResetPassword`, { id }, parsed(oneTimePassword)),
  resetSecondFactor: (id: number) => post(`${area}/ResetSecondFactor`, { id }, nothing),
  endSessions: (id: number) => post(`${area}/EndSessions`, { id }, nothing),
  secondFactorRoles: get(`${area}/GetSecondFactorRoles`, parsed(secondFactorRoles)),
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
