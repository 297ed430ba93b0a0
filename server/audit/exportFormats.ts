import { type AuditRow, DIGESTED } from './entry.ts';

/** Everything that a digest is made of, in its order, and the digest itself. */
const FIELDS = [...DIGESTED, 'digest'] as const;

/** A cell for a spreadsheet: one that would be a formula there is a text. */
function cell(value: AuditRow[keyof AuditRow]) {
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : (value ?? '');
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
    line: (row) => `${JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, row[name]])))}\n`,
  },
  csv: {
    head: `\uFEFF${FIELDS.join(';')}\r\n`,
    line: (row) => `${FIELDS.map((name) => cell(row[name])).join(';')}\r\n`,
  },
};
