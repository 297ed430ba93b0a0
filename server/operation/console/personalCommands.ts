import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { CONSOLE } from '../../audit/entry.ts';
import type { Database } from '../../db/database.ts';
import { type Criterion, criterionOf, personOf } from '../../features/personal/criteria.ts';
import { erase } from '../../features/personal/erase.ts';
import { exportPerson } from '../../features/personal/exportPerson.ts';
import { othersIn } from '../../features/personal/known.ts';
import { eachPlace, type Traces } from '../../features/personal/places.ts';
import { previewRetention } from '../../features/personal/preview.ts';
import { byRequest, logSearch, searchPerson } from '../../features/personal/search.ts';
import { isNothing, lengthsOf, tracesOfPerson, without } from '../../features/personal/traces.ts';
import {
  erasedInWords,
  filesLost,
  knownInWords,
  leftInWords,
  numbersInWords,
  olderCopies,
  previewInWords,
} from '../../features/personal/words.ts';
import { CommandError, type Console, parsed, type RunCommand, runOneOf } from './command.ts';

const USAGE = `npm run personal -- <команда>

  find <кто или имя>…             что хранится о человеке
  export <кто>… --to <файл.tar>   то же в архив: person.json и файлы
  erase <кто>… [--yes]            показать, что будет удалено; с --yes удалить
        [--keep-comments]         кроме комментариев и замечаний: они могут быть о другом
                                  человеке; по одному их отмечают на экране
  retention                       сроки хранения и что будет удалено по ним

  <кто>: адрес электронной почты, ПИНФЛ (14 цифр) или телефон; можно несколько
  <имя>: в кавычках, часть его достаточна; по имени только ищут: у двух людей бывает одно`;

const options = {
  yes: { type: 'boolean', default: false },
  'keep-comments': { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

/** Parses the arguments. @throws CommandError for invalid ones */
function typed(words: string[], read: (word: string) => Criterion | undefined) {
  const { values, positionals } = parsed({ args: words, options, allowPositionals: true }, USAGE);
  const criteria = positionals.map((word) => {
    const criterion = read(word);
    if (!criterion) throw new CommandError(`Не похоже ни на адрес, ни на ПИНФЛ, ни на телефон: ${word}`);
    return criterion;
  });
  if (criteria.length === 0) throw new CommandError(USAGE);
  return { criteria, ...values };
}

const byConsole = ({ now }: Console) => ({ doer: CONSOLE, now });

const find: RunCommand = async function* (console, words) {
  const { criteria } = typed(words, personOf);
  const { traces, known } = await searchPerson(console, criteria);
  await logSearch(console, byConsole(console), criteria, traces);
  yield knownInWords(known);
  const others = othersIn(known, criteria);
  if (others.length > 0) yield `Другие данные найденных людей, поищите и по ним: ${others.join(' ')}\n`;
};

const exportFound: RunCommand = async function* (console, words) {
  const { criteria, to } = typed(words, criterionOf);
  if (!to || !isAbsolute(to)) throw new CommandError(USAGE);
  if (existsSync(to)) throw new CommandError(`Файл ${to} уже есть. Укажите другое имя.`);
  const { traces, known } = await searchPerson(console, criteria);
  await logSearch(console, byConsole(console), criteria, traces, { isExport: true });
  const { missing } = await exportPerson(console, to, console.now, traces, known);
  yield `${to}: ${numbersInWords(lengthsOf(traces))}.\n`;
  if (missing.length > 0) {
    yield `${filesLost(missing)}\n`;
  }
};

const eraseFound: RunCommand = async function* (console, words) {
  const { criteria, yes, 'keep-comments': isKept } = typed(words, criterionOf);
  const { traces: found, known } = await searchPerson(console, criteria);
  const withoutKept = (all: Traces) => (isKept ? without(all, all) : all);
  const traces = withoutKept(found);
  if (!yes || isNothing(traces)) {
    await logSearch(console, byConsole(console), criteria, found);
    yield knownInWords(known);
    if (isNothing(traces) && !isNothing(found)) yield 'Кроме комментариев и замечаний удалять нечего.\n';
    if (!isNothing(traces)) {
      yield `Будет удалено: ${numbersInWords(lengthsOf(traces))}. Вернуть будет нельзя. Чтобы удалить, добавьте --yes.\n`;
    }
    return;
  }
  const reason = { ...byConsole(console), details: byRequest(criteria, console.digestKey) };
  const find = async (tx: Database) => withoutKept(await tracesOfPerson(tx, criteria));
  const { numbers, left } = await erase(console, reason, find);
  yield `${erasedInWords(numbers, await olderCopies(console)).join('\n')}\n`;
  if (isKept)
    yield `Оставлено: ${numbersInWords(eachPlace((name) => found[name].length - traces[name].length))}.\n`;
  const said = leftInWords(left);
  if (said.length > 0) throw new CommandError(said.join(' '), { cause: left });
};

const retention: RunCommand = async function* ({ db, retention, backupAtMinutes, now }, words) {
  if (words.length > 0) throw new CommandError(USAGE);
  yield previewInWords(await previewRetention(db, { retention, backupAtMinutes }, now));
};

/** Runs the command after `npm run personal --`. */
export const runPersonalCommand = runOneOf(
  { find, export: exportFound, erase: eraseFound, retention },
  USAGE,
);
