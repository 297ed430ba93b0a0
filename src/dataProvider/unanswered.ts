import { DepositoryError } from './http.ts';

const NOT_SENT = 'Не отправлено: нет связи. Повторите, когда она появится.';
const SENT_OR_NOT =
  'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';

const DONE_OR_NOT = 'Сервер не ответил. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';

/** A proxy that passed it on heard nothing more, or not in time. */
const BAD_GATEWAYS = [502, 504];

/**
 * The failure of a change that got no answer, saying what became of it; another failure as it is.
 *
 * @param wasOnline - when it was sent: a line that broke afterwards may have carried it
 */
export const unanswered = (error: unknown, wasOnline: boolean): unknown => {
  if (!(error instanceof DepositoryError)) return error;
  if (BAD_GATEWAYS.includes(error.status)) return new DepositoryError(DONE_OR_NOT, error.status);
  return error.status === 0 ? new DepositoryError(wasOnline ? SENT_OR_NOT : NOT_SENT, 0) : error;
};
