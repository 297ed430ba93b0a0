import { DepositoryError } from './http.ts';

const NOT_SENT = 'Не отправлено: нет связи. Повторите, когда она появится.';
const SENT_OR_NOT =
  'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.';

/**
 * The failure of a change that got no answer, saying what became of it; another failure as it is.
 *
 * @param wasOnline - when it was sent: a line that broke afterwards may have carried it
 */
export const unanswered = (error: unknown, wasOnline: boolean): unknown =>
  error instanceof DepositoryError && error.status === 0
    ? new DepositoryError(wasOnline ? SENT_OR_NOT : NOT_SENT, 0)
    : error;
