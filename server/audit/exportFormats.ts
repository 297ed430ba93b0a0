import type { AuditRow } from './entry.ts';

/** Everything that a digest is made of, in its order, and the digest itself. */
const FIELDS = [
  'seq',
  'at',
  'actorId',
  'login',
  'name',
  'role',
  'address',
  'requestId',
  'act',
  'kind',
  'recordId',
  'version',
  'title',
  'details',
  'previous',
  'digest',
] as const satisfies (keyof AuditRow)[];

const plain = (value: AuditRow[keyof AuditRow]) => (value instanceof Date ? value.toISOString() : value);

/** A cell for a spreadsheet: one that would be a formula there is a text. */
function cell(value: string | number | null) {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

interface Format {
  head: string;
  line(row: AuditRow): string;
}

/** JSON lines for programs, and CSV as Excel opens it in Russian: a byte order mark, semicolons. */
export const FORMATS: Record<string, Format> = {
  jsonl: {
    head: '',
    line: (row) => `${JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, plain(row[name])])))}\n`,
  },
  csv: {
    head: `\uFEFF${FIELDS.join(';')}\r\n`,
    line: (row) => `${FIELDS.map((name) => cell(plain(row[name]))).join(';')}\r\n`,
  },
};
