import { append, type Head } from '../../audit/append.ts';
import { type AuditRow, CONSOLE, DIGESTED } from '../../audit/entry.ts';
import { readHead } from '../../audit/headFile.ts';
import { ofDays, rowsAfter, verifyAudit } from '../../audit/verify.ts';
import { calendarDay } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import { CommandError, parsed, type RunCommand, runOneOf } from './command.ts';

const USAGE = `npm run audit -- <команда>

  verify [--head <номер>:<дайджест>]   проверить журнал целиком; --head — запись, известная из журнала сервера
  export [--from <день>] [--to <день>] [--format jsonl|csv]
                                       вывести записи за дни от и до включительно (гггг-мм-дд)`;

const rowsInWords = (count: number) => counted(count, ['запись', 'записи', 'записей']);

function headIn(text: string): Head {
  const [, seq, digest] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !digest) throw new CommandError('--head: ожидается <номер>:<дайджест>, 64 знака от 0 до f.');
  return { seq: Number(seq), digest };
}

const verify: RunCommand = async function* ({ db, dataDir }, words) {
  const options = { head: { type: 'string', multiple: true } } as const;
  const { head = [] } = parsed({ args: words, options }, USAGE).values;
  const own = await readHead(dataDir);
  const heads = [...head.map(headIn), ...(own ? [own] : [])];
  const { rows, broken } = await verifyAudit(db, heads);
  if (broken) {
    const intact = rows > 0 ? ` До неё всё цело: ${rowsInWords(rows)}.` : '';
    throw new CommandError(`Журнал нарушен, запись № ${broken.seq}: ${broken.reason}.${intact}`);
  }
  yield `Журнал цел: ${rowsInWords(rows)}.\n`;
  if (!own) yield `В папке ${dataDir} нет файла audit-head: сверить конец журнала было не с чем.\n`;
};

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
const FORMATS: Record<string, Format> = {
  jsonl: {
    head: '',
    line: (row) => `${JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, row[name]])))}\n`,
  },
  csv: {
    head: `\uFEFF${FIELDS.join(';')}\r\n`,
    line: (row) => `${FIELDS.map((name) => cell(row[name])).join(';')}\r\n`,
  },
};

const exportRows: RunCommand = async function* ({ db, now, noteAudit }, words) {
  const text = { type: 'string' } as const;
  const options = { from: text, to: text, format: text };
  const { from, to, format = 'jsonl' } = parsed({ args: words, options }, USAGE).values;
  const written = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!written) throw new CommandError(`--format: ожидается ${Object.keys(FORMATS).join(' или ')}.`);
  for (const day of [from, to]) {
    if (day !== undefined && !calendarDay.safeParse(day).success) {
      throw new CommandError('Ожидается день в виде гггг-мм-дд.');
    }
  }
  const deed = { act: 'read', kind: 'auditLog', details: { from, to, format } } as const;
  noteAudit(await db.transaction((tx) => append(tx, CONSOLE, deed, now)));
  yield written.head;
  for await (const row of rowsAfter(db, 0, ofDays({ from, to }))) yield written.line(row);
};

/** Runs the command after `npm run audit --`. */
export const runAuditCommand = runOneOf({ verify, export: exportRows }, USAGE);
