import { type AuthProvider, usePermissions } from 'ra-core';
import { isScreen, kinds } from './kinds.ts';

/**
 * Whether a role may open a kind: the only place that decides it. Every signed-in user sees the dashboard; an unknown role sees nothing
 * else. The server enforces the same.
 */
export const mayOpen = (role: string, resource: string): boolean => {
  const roles: readonly string[] = isScreen(resource) ? kinds[resource].roles : [];
  return roles.includes(role);
};

/** react-admin's question, put to the same table. */
export const withAccess = (authProvider: AuthProvider): AuthProvider => ({
  ...authProvider,
  canAccess: async ({ resource }) => mayOpen(String(await authProvider.getPermissions?.({})), resource),
});

/** Which kinds the signed-in user may open; undefined before it is known who that is. */
export const useMayOpen = () => {
  const { permissions } = usePermissions<string>();
  if (permissions === undefined) return undefined;
  return (resource: string) => mayOpen(permissions, resource);
};
