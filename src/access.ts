import { type AuthProvider, usePermissions } from 'react-admin';
import { isScreen, type ScreenName } from './wire/kinds.ts';
import type { Role } from './wire/wire.ts';

const ADMIN: readonly Role[] = ['admin'];
const PERSONNEL: readonly Role[] = ['admin', 'kadry'];

/** The kinds that are not administrators' alone (part 1, §6). */
const shared: Partial<Record<ScreenName, readonly Role[]>> = {
  departments: PERSONNEL,
  vacancies: PERSONNEL,
  applications: PERSONNEL,
  onlineAppeals: ['admin', 'audit'],
};

/** Who may open a kind. */
export const rolesOf = (kind: ScreenName): readonly Role[] => shared[kind] ?? ADMIN;

/**
 * Whether a role may open a kind: the only place that decides it. Every signed-in user sees the dashboard; an unknown role sees nothing
 * else. The server enforces the same.
 */
const mayOpen = (role: string, resource: string): boolean => {
  // a user who may open the fund may edit its lists as a whole
  const kind = resource === 'fundLists' ? 'guaranteeFund' : resource;
  const allowed: readonly string[] = isScreen(kind) ? rolesOf(kind) : [];
  return allowed.includes(role);
};

interface MenuOwner {
  menu?: readonly { to: string; roles: readonly Role[] }[];
}

/** react-admin's question, answered by the same table, and for the screens of features by the roles of their menu entries. */
export const withAccess = (authProvider: AuthProvider, features: readonly MenuOwner[]): AuthProvider => ({
  ...authProvider,
  canAccess: async ({ resource }) => {
    const role = String(await authProvider.getPermissions?.({}));
    const entry = features.flatMap(({ menu = [] }) => menu).find(({ to }) => to === resource);
    return entry ? entry.roles.some((each) => each === role) : mayOpen(role, resource);
  },
});

/** Which kinds the signed-in user may open; undefined before it is known who that is. */
export const useMayOpen = () => {
  const { permissions } = usePermissions<string>();
  if (permissions === undefined) return undefined;
  return (resource: string) => mayOpen(permissions, resource);
};
