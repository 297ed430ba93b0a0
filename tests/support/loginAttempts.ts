import type { TestServer } from './server.ts';

export const ADMIN = 'admin@depository.uz';

/** Attempts at signing in, behind the proxy of a server that trusts one. */
export function loginAttempts(server: TestServer) {
  const tryFrom = (address: string, userName: string, password = 'wrong password', extra: object = {}) =>
    server.send({
      method: 'POST',
      url: '/Access/login',
      headers: { 'x-forwarded-for': address },
      payload: { userName, password, ...extra },
    });
  return {
    tryFrom,
    /** As many wrong passwords for the account, each from another address. */
    async tryFromEverywhere(count: number, names: readonly string[] = [ADMIN]) {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1)
        statuses.push((await tryFrom(`203.0.113.${index}`, names[index % names.length] ?? ADMIN)).status);
      return statuses;
    },
  };
}
