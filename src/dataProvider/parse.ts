import { Text } from './answers.ts';

const LONG_NUMBER = /(^|[:[,])\s*-?\d{14}/;

/** Whether a double has all the digits of a number. */
const isExact = (digits: string) =>
  String(Number(digits)) === (digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits);

/** Reads a number that a double would round, such as an id above 2^53, as a text with all its digits; browsers before 2025 round it. */
const withAllDigits = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && context?.source && /^-?\d{14,}(\.\d+)?$/.test(context.source)
    ? isExact(context.source)
      ? value
      : context.source
    : value;

/** `undefined` for an empty body, `null` for an empty 204, Text for what is not JSON. */
export const parse = (text: string, status?: number): unknown => {
  if (text.trim() === '') return status === 204 ? null : undefined;
  try {
    // a function for each value takes its time in a list of megabytes
    return LONG_NUMBER.test(text) ? JSON.parse(text, withAllDigits) : JSON.parse(text);
  } catch {
    return new Text(text);
  }
};
