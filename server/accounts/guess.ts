import type { FastifyRequest } from 'fastify';
import { recordDeed } from '../audit/audit.ts';
import { accountOf } from '../http/context.ts';
import { ApiError } from '../lib/apiError.ts';
import { refuseLimited } from './lockOuts.ts';
import { countGuess, forgiveGuesses } from './loginThrottle.ts';
import { isPasswordRight } from './passwords.ts';
import { ownAccount } from './signIn.ts';

/** A wrong secret of the own account within a session: a 400 that names its field. */
export class WrongGuess extends ApiError {
  constructor(path: string, message: string) {
    super(400, 'Проверьте введённые данные.', { errors: [{ path, message }] });
  }
}

/**
 * Checks a secret of the signed-in account. The attempt is counted first; a right one resets the count, a wrong one is logged.
 *
 * @param look - throws `WrongGuess`, and has changed nothing then
 * @throws ApiError 429 after too many attempts
 */
export async function guess<Result>(request: FastifyRequest, look: () => Promise<Result>): Promise<Result> {
  const { server, log, ip: address } = request;
  const account = accountOf(request);
  const { id, userName: user } = account;
  await refuseLimited(request, await countGuess(server.db, id, server.clock.now), account);
  try {
    const result = await look();
    await forgiveGuesses(server.db, id, server.clock.now);
    return result;
  } catch (error) {
    if (error instanceof WrongGuess) {
      log.warn({ user, address, route: request.routeOptions.url }, 'wrong guess');
      const details = { route: request.routeOptions.url };
      await recordDeed(request, { act: 'refused', kind: 'accounts', recordId: id, title: user, details });
    }
    throw error;
  }
}

/** Checks the password of the signed-in account. @returns the account @throws ApiError 400, 429 */
export const guessPassword = (request: FastifyRequest, password: string) =>
  guess(request, async () => {
    const account = await ownAccount(request.server.db, accountOf(request).id);
    if (await isPasswordRight(account.passwordHash, password)) return account;
    throw new WrongGuess('currentPassword', 'Текущий пароль указан неверно.');
  });
