import { type AuditRow, DIGESTED } from './entry.ts';

/** The columns of an export: those of the digest in their order, and the digest. */
const FIELDS = [...DIGESTED, 'digest'] as const;

/** A spreadsheet cell; what would be a formula becomes text. */
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

/** JSON lines for programs, and CSV for a Russian Excel: with a byte order mark and semicolons. */
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
