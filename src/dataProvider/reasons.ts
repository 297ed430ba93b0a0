import { isObject, isPage, Text, unwrap } from './answers.ts';
import type { Call } from './calls.ts';

const UNAVAILABLE = 'Сервер временно недоступен. Повторите через минуту.';

/** The message of a refusal without one, such as that of a proxy in front of the depository. */
const REFUSALS: Record<number, string> = {
  403: 'Недостаточно прав для этого действия.',
  404: 'Сервер не нашёл то, что запрошено (404). Возможно, запись уже удалили.',
  409: 'Пока вы работали, запись изменил кто-то другой. Откройте её из списка заново и повторите правку.',
  413: 'Отправлено слишком много данных.',
  429: 'Слишком много запросов. Повторите через минуту.',
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
  507: 'На сервере закончилось место. Сообщите администратору системы.',
};

const LONGEST_REASON = 500;

/**
 * The reason of a refusal: `{ message }`, or as other depositories write it: `{ Message }`, `{ error }`, problem details (RFC 9457), a text;
 * also wrapped in `{ data }`.
 *
 * @param meanings - what refusals of the call mean, which is told in place of a reason that is not in Russian
 */
export const reasonIn = (body: unknown, status: number, meanings: Call['refusals'] = {}): string => {
  const { message, Message, errorMessage, error, detail, title, errors } = {
    ...Object(unwrap(body)),
    ...Object(body),
  };
  const byField = (isObject(errors) ? Object.values(errors) : [errors]).flat(2);
  const text = body instanceof Text && !isPage(body) ? body.text : body;
  // a server's own faults and a proxy's text tell people less than the code
  const isRefusal = status >= 400 && status < 500;
  const meaning = meanings[status];
  const isTold = (value: unknown) =>
    typeof value === 'string' && (meaning ? /[а-яё]/i.test(value) : value.trim() !== '');
  const [told] = [
    message,
    Message,
    errorMessage,
    Object(error).message,
    ...(isRefusal ? [detail, byField.filter(isTold).join(' ')] : []),
    ...(isRefusal && (meaning || !REFUSALS[status]) ? [error, title, text] : []),
  ].filter(isTold);
  return (
    told?.slice(0, LONGEST_REASON) ?? meaning ?? REFUSALS[status] ?? `Сервер ответил с ошибкой (${status}).`
  );
};
