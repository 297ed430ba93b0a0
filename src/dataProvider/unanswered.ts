import { session } from '../session.ts';
import { DONE_OR_NOT as CHECK_FIRST } from './answers.ts';
import { DepositoryError, isDoneOnce } from './http.ts';
import { reasonIn } from './reasons.ts';

const NOT_SENT = 'Не отправлено: нет связи. Повторите, когда она появится.';
const SENT_OR_NOT =
  'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';
const DONE_OR_NOT = 'Сервер не ответил. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';

/**
 * Messages for a change without a usable answer, by status: no answer at all, a proxy that got none in time. An answer from something
 * else than the depository has its own message.
 */
const MESSAGES: Partial<Record<number, string>> = {
  0: SENT_OR_NOT,
  502: DONE_OR_NOT,
  504: DONE_OR_NOT,
};

/** Of one that was answered without a reason. */
const UNEXPLAINED: Partial<Record<number, string>> = { 503: `Сервер временно недоступен.${CHECK_FIRST}` };

/** A change that may or may not have been carried out: also one whose success is none of the specification's (`201`). */
export const isUnanswered = (error: unknown): error is DepositoryError =>
  error instanceof DepositoryError &&
  (error.status in MESSAGES || (error.status >= 200 && error.status < 300));

/** No place is left for what was sent. */
const FULL = 507;

/** A change that never left the browser, so that it was not carried out. */
export class NotSent extends DepositoryError {
  override readonly name = 'NotSent';
}

/** A failure of the depository, perhaps after the change was carried out. */
export const isFailed = (error: unknown): error is DepositoryError =>
  error instanceof DepositoryError &&
  !(error instanceof NotSent) &&
  error.status >= 500 &&
  error.status !== FULL;

/** One without a reason. Our own depository carries out once what is repeated as it was, so nobody has to check there before repeating. */
const isUnexplained = (error: unknown): error is DepositoryError =>
  isFailed(error) && error.message === reasonIn(undefined, error.status) && !isDoneOnce();

/** A change that may have been carried out although it failed, as its message tells. */
export const mayBeDone = (error: unknown): error is DepositoryError =>
  !(error instanceof NotSent) &&
  (isUnanswered(error) || (error instanceof DepositoryError && error.message.includes(CHECK_FIRST)));

/** Also one at which our own depository failed, for what may be changed before it is sent again, which the depository takes for another. */
export const mayBeStored = (error: unknown): boolean =>
  mayBeDone(error) || (session.hasFeature('idempotency') && isFailed(error));

/**
 * Tells in the message of an unanswered or unexplained change that it may have been carried out; returns any other failure unchanged.
 *
 * @param wasOnline - when it was sent: if the connection broke later, the change may have arrived
 */
export const unanswered = (error: unknown, wasOnline: boolean): unknown => {
  if (!isUnanswered(error) && !isUnexplained(error)) return error;
  const { status } = error;
  if (status === 0 && !wasOnline) return new NotSent(NOT_SENT, 0);
  const told = error.message.includes(CHECK_FIRST) ? error.message : error.message + CHECK_FIRST;
  return new DepositoryError(MESSAGES[status] ?? UNEXPLAINED[status] ?? told, status);
};
