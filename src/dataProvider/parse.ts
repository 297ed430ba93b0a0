import { Text } from './answers.ts';

const LONG_NUMBER = /[:[,]\s*-?\d{14}/;
const TEXT_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d{14,}(?:\.\d+)?(?![\d.eE])/g;

/** Whether a double has all the digits of a number. */
const isExact = (digits: string) =>
  String(Number(digits)) === (digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits);

/** Makes a number that a double would round, such as an id above 2^53, a text with all its digits. */
const withAllDigits = (json: string): string =>
  LONG_NUMBER.test(json)
    ? json.replace(TEXT_OR_LONG_NUMBER, (token) =>
        token.startsWith('"') || isExact(token) ? token : `"${token}"`,
      )
    : json;

/** `undefined` for an empty body, `null` for an empty 204, Text for what is not JSON. */
export const parse = (text: string, status?: number): unknown => {
  if (text.trim() === '') return status === 204 ? null : undefined;
  try {
    return JSON.parse(withAllDigits(text));
  } catch {
    return new Text(text);
  }
};
