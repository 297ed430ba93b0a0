import { z } from 'zod';

const EXPECTED: Record<string, string> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
};

/** Makes all zod schemas of this process report errors in Russian. */
export function speakRussian() {
  z.config({
    ...z.locales.ru(),
    customError: (issue) => {
      if (issue.code === 'too_big' && issue.origin === 'string')
        return `Текст слишком длинный: больше ${issue.maximum} знаков.`;
      if (issue.code !== 'invalid_type') return undefined;
      return issue.input === undefined
        ? 'Это поле обязательно.'
        : `Ожидается ${EXPECTED[issue.expected] ?? 'другое значение'}.`;
    },
  });
}
