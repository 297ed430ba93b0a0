import { usePermissions } from 'react-admin';
import { isScreen, type ScreenName } from './wire/kinds.ts';
import type { Role } from './wire/wire.ts';

const ADMIN: readonly Role[] = ['admin'];
const PERSONNEL: readonly Role[] = ['admin', 'kadry'];

/** Kinds that roles other than admin may open (part 1, §6). */
const shared: Partial<Record<ScreenName, readonly Role[]>> = {
  departments: PERSONNEL,
  vacancies: PERSONNEL,
  applications: PERSONNEL,
  onlineAppeals: ['admin', 'audit'],
};

/** The roles that may open a kind. */
export const rolesOf = (kind: ScreenName): readonly Role[] => shared[kind] ?? ADMIN;

/**
 * Whether a role may open a kind; decided here alone, and enforced by the server as well. Every signed-in user sees the dashboard, and
 * an unknown role sees nothing else.
 */
const mayOpen = (role: string, resource: string): boolean => {
  // the roles of the fund may also edit its lists as a whole
  const kind = resource === 'fundLists' ? 'guaranteeFund' : resource;
  const allowed: readonly string[] = isScreen(kind) ? rolesOf(kind) : [];
  return allowed.includes(role);
};

/** A check of which kinds the signed-in user may open; undefined while the role is loading. */
export const useMayOpen = () => {
  const { permissions } = usePermissions<string>();
  if (permissions === undefined) return undefined;
  return (resource: string) => mayOpen(permissions, resource);
};
