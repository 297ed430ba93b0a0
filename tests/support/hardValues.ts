/** Texts that somewhere on the way to the database and back others have cut, folded, escaped or refused. */
export const HARD_TEXTS = [
  'Ўзбекистон — O‘zbekiston, oʻzbek, oʼzbek, o’zbek',
  '  пробелы  \t\n в конце  ',
  'e\u0301 \u00e9 👩‍👩‍👧 \u202eRTL \ufeff',
  '<b>не разметка</b> &amp; "кавычки" \'; drop table news; --',
  '=1+1',
  '\u0001\u001f\u007f',
  '\ufeffс меткой порядка байтов в начале',
];

/** A text of a length that no column should cut. */
export const LONG_TEXT = 'я'.repeat(20_000);

/** Texts that PostgreSQL cannot keep. */
export const UNKEEPABLE_TEXTS = ['нуль \0 внутри', 'половина \ud83d символа'];

export const DAYS_TO_KEEP = [
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05T23:30:00.000Z', '2026-03-05'],
  ['2024-02-29T00:00:00', '2024-02-29'],
  ['0001-01-01', '0001-01-01'],
  ['9999-12-31', '9999-12-31'],
] as const;

export const DAYS_TO_REFUSE = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '05.03.2026',
  'вчера',
  '2026-3-5',
  5,
];

/** What is glued to an address in place of an id, and nobody's id. */
export const UNKNOWN_IDS = [
  '999999',
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '2147483648',
  '99999999999999999999',
  "1' or '1'='1",
  '1;x',
  '%00',
];

/** Ids in a body that no item has. */
export const UNKNOWN_BODY_IDS = [999_999, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER];
