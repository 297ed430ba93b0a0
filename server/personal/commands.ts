import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { append } from '../audit/append.ts';
import { CONSOLE } from '../audit/entry.ts';
import { CommandError, type Console, type RunCommand } from '../console/command.ts';
import type { Database } from '../db/database.ts';
import { StoreAwayError } from '../files/store.ts';
import { type Criterion, criterionOf, digestsOf } from './criteria.ts';
import { erase } from './erase.ts';
import { exportPerson } from './exportPerson.ts';
import { MailUnderWayError } from './held.ts';
import { readKnown } from './known.ts';
import { olderCopies } from './olderCopies.ts';
import { previewRetention } from './preview.ts';
import { isNothing, tracesOfPerson } from './traces.ts';
import { knownInWords, lengthsOf, numbersInWords, othersIn, previewInWords } from './words.ts';

const USAGE = `npm run personal -- <команда>

  find <кто>…                     что хранится о человеке
  export <кто>… --to <файл.tar>   то же в архив: person.json и файлы
  erase <кто>… [--yes]            показать, что будет удалено; с --yes удалить
  retention                       сроки хранения и что будет удалено по ним

  <кто>: адрес электронной почты, ПИНФЛ (14 цифр) или телефон; можно несколько`;

/** What was typed. @throws CommandError where it names nobody, or something else */
function typed(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { yes: { type: 'boolean', default: false }, to: { type: 'string' } },
      allowPositionals: true,
    });
    const criteria = positionals.map((word) => {
      const criterion = criterionOf(word);
      if (!criterion) throw new CommandError(`Не похоже ни на адрес, ни на ПИНФЛ, ни на телефон: ${word}`);
      return criterion;
    });
    if (criteria.length === 0) throw new CommandError(USAGE);
    return { criteria, ...values };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(USAGE);
  }
}

const look = async ({ db }: Console, criteria: readonly Criterion[]) => {
  const traces = await tracesOfPerson(db, criteria);
  return { traces, known: await readKnown(db, traces, criteria) };
};

/** Whoever looks at a person's data stands in the audit log before he sees it. */
async function noteLook(
  { db, digestKey, now, noteAudit }: Console,
  criteria: readonly Criterion[],
  details = {},
) {
  const asked = digestsOf(criteria, digestKey);
  const deed = { act: 'read', kind: 'personal', details: { asked, ...details } } as const;
  noteAudit(await db.transaction((tx) => append(tx, CONSOLE, deed, now)));
}

const find: RunCommand = async function* (console, words) {
  const { criteria } = typed(words);
  const { traces, known } = await look(console, criteria);
  await noteLook(console, criteria, lengthsOf(traces));
  yield knownInWords(known);
  const others = othersIn(known, criteria);
  if (others.length > 0) yield `Известны и под этим, спросите и о них: ${others.join(' ')}\n`;
};

const exportFound: RunCommand = async function* (console, words) {
  const { criteria, to } = typed(words);
  if (!to || !isAbsolute(to)) throw new CommandError(USAGE);
  if (existsSync(to)) throw new CommandError(`Файл ${to} уже есть. Укажите другое имя.`);
  const { traces, known } = await look(console, criteria);
  await noteLook(console, criteria, { ...lengthsOf(traces), isExport: true });
  const { missing } = await exportPerson(console, to, console.now, traces, known);
  yield `${to}: ${numbersInWords(lengthsOf(traces))}.\n`;
  if (missing.length > 0) {
    yield `Содержимого файлов в хранилище нет, или оно повреждено: ${missing.join(' ')}\n`;
  }
};

const eraseFound: RunCommand = async function* (console, words) {
  const { criteria, yes } = typed(words);
  const { traces, known } = await look(console, criteria);
  if (!yes || isNothing(traces)) {
    await noteLook(console, criteria, lengthsOf(traces));
    yield knownInWords(known);
    if (!isNothing(traces)) {
      yield `Будет удалено: ${numbersInWords(lengthsOf(traces))}. Вернуть будет нельзя. Чтобы удалить, добавьте --yes.\n`;
    }
    return;
  }
  const reason = {
    doer: CONSOLE,
    now: console.now,
    details: { why: 'request', asked: digestsOf(criteria, console.digestKey) },
  };
  const find = (tx: Database) => tracesOfPerson(tx, criteria);
  const { traces: erased, failure } = await erase(console, reason, find).catch((error: unknown) => {
    if (!(error instanceof MailUnderWayError)) throw error;
    throw new CommandError('Письмо этому человеку как раз отправляется. Повторите через пять минут.');
  });
  if (failure instanceof StoreAwayError) {
    throw new CommandError(
      'Записи и письма удалены, но хранилище файлов не отвечает: содержимое файлов уберёт уборка через восемь дней.',
    );
  }
  if (failure) throw failure;
  yield `Удалено: ${numbersInWords(lengthsOf(erased))}.\n`;
  yield 'В резервных копиях, сделанных раньше, это остаётся: в ежедневных, пока их не сменят новые (BACKUP_KEEP), в сделанных вручную, пока вы их не удалите.\n';
  const copies = await olderCopies(console);
  if (copies.length > 0) yield `И в этих: удалите их, когда они не нужны.\n${copies.join('\n')}\n`;
};

const retention: RunCommand = async function* ({ db, retention, backupAtMinutes, now }, words) {
  if (words.length > 0) throw new CommandError(USAGE);
  yield previewInWords(await previewRetention(db, { retention, backupAtMinutes }, now));
};

const commands: Record<string, RunCommand> = { find, export: exportFound, erase: eraseFound, retention };

/** Does what an operator typed after `npm run personal --`. */
export const runPersonalCommand: RunCommand = (console, [name = '', ...words]) => {
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new CommandError(USAGE);
  return run(console, words);
};
