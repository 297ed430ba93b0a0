import { isObject, Text, unwrap } from './answers.ts';
import type { Call } from './calls.ts';

const UNAVAILABLE = 'Сервер временно недоступен. Повторите через минуту.';

/** The message of a refusal without one, such as that of a proxy in front of the depository. */
const REFUSALS: Record<number, string> = {
  403: 'Недостаточно прав для этого действия.',
  404: 'Сервер не нашёл то, что запрошено (404). Возможно, запись уже удалили.',
  409: 'Сервер отказал (409). Возможно, пока вы работали, запись изменил кто-то другой: откройте её из списка заново и повторите правку.',
  413: 'Отправлено слишком много данных.',
  429: 'Слишком много запросов. Повторите через минуту.',
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
  507: 'На сервере закончилось место. Сообщите администратору системы.',
};

const LONGEST_REASON = 500;

/** The fields that have a value, as if their names had no capitals. */
const fieldsOf = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isObject(body) ? body : {})
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name.replace(/^[A-Z]/, (letter) => letter.toLowerCase()), value]),
  );

const isRussian = (value: unknown) => typeof value === 'string' && /[а-яё]/i.test(value);

/**
 * The reason of a refusal: `{ message }`, or as other depositories write it: `{ error }`, problem details (RFC 9457), a text, a list of texts;
 * also with capitals, and wrapped in `{ data }`.
 *
 * @param meanings - what refusals of the call mean, which is told in place of a reason that is not in Russian. Bare words beside a status that
 *   we have a sentence for are told in Russian alone, because frameworks write «Conflict» there; so is all that tells of a server's own fault
 */
export const reasonIn = (body: unknown, status: number, meanings: Call['refusals'] = {}): string => {
  const whole = body instanceof Text ? body.text : unwrap(body);
  const { message, errorMessage, error, detail, errors } = { ...fieldsOf(whole), ...fieldsOf(body) };
  // a record in `data` may have a title of its own
  const { title } = fieldsOf(body);
  const byField = (isObject(errors) ? Object.values(errors) : [errors]).flat(2);
  // a server's own faults and a proxy's text tell people less than the code
  const isRefusal = status >= 400 && status < 500;
  const meaning = meanings[status];
  const isTold = (value: unknown) =>
    typeof value === 'string' &&
    !value.trimStart().startsWith('<') &&
    (meaning || !isRefusal ? isRussian(value) : value.trim() !== '');
  const listed = Array.isArray(whole) ? whole.filter(isTold).join(' ') : whole;
  const [told] = [
    message,
    errorMessage,
    fieldsOf(error).message,
    ...(isRefusal ? [detail, byField.filter(isTold).join(' ')] : []),
    ...(isRefusal ? [error, title, listed].filter((each) => !REFUSALS[status] || isRussian(each)) : []),
  ].filter((value): value is string => isTold(value));
  return (
    told?.slice(0, LONGEST_REASON) ?? meaning ?? REFUSALS[status] ?? `Сервер ответил с ошибкой (${status}).`
  );
};
