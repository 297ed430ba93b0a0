import { DepositoryError } from './http.ts';

const NOT_SENT = 'Не отправлено: нет связи. Повторите, когда она появится.';
const SENT_OR_NOT =
  'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';
const DONE_OR_NOT = 'Сервер не ответил. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';

/**
 * What people read of a change that nobody answered, by status: no answer at all, a proxy that heard nothing more or not in time, and an
 * answer that is none of the depository's, which says itself what it is.
 */
const MESSAGES: Record<number, string | undefined> = {
  0: SENT_OR_NOT,
  200: undefined,
  502: DONE_OR_NOT,
  504: DONE_OR_NOT,
};

/** A change of which nobody knows whether it was carried out. */
export const isUnanswered = (error: unknown): error is DepositoryError =>
  error instanceof DepositoryError && error.status in MESSAGES;

/** A change that never left the browser: nothing can have been carried out. */
export class NotSent extends DepositoryError {
  override readonly name = 'NotSent';
}

/**
 * The failure of a change that got no answer, saying what became of it; another failure as it is.
 *
 * @param wasOnline - when it was sent: a line that broke afterwards may have carried it
 */
export const unanswered = (error: unknown, wasOnline: boolean): unknown => {
  if (!isUnanswered(error)) return error;
  const { status } = error;
  if (status === 0 && !wasOnline) return new NotSent(NOT_SENT, 0);
  return new DepositoryError(MESSAGES[status] ?? error.message, status);
};
