/** What the commands about personal data say. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { momentInWords } from '../../lib/moment.ts';
import { counted } from '../../lib/plural.ts';
import { textTable } from '../../lib/textTable.ts';
import type { Settings } from '../../settings.ts';
import { entriesOf, type Known } from './known.ts';
import { type Numbers, PLACE_NAMES, PLACES, type Traces } from './places.ts';
import { type Preview, totalsOf } from './preview.ts';
import { lengthsOf } from './traces.ts';

/** «2 заявки, 1 письмо»: what there is nothing of is left out. */
export function numbersInWords(numbers: Numbers): string {
  const parts = PLACE_NAMES.flatMap((name) =>
    numbers[name] > 0 ? [counted(numbers[name], PLACES[name].forms)] : [],
  );
  return parts.join(', ') || 'ничего';
}

const atInWords = (at: string | Date) => (at instanceof Date ? momentInWords(at) : at);

/** What was found, a line for each record. */
export function knownInWords(known: Known): string {
  const lines = textTable(
    entriesOf(known).map(({ title, at, fullName, email, number, note }) => [
      title,
      atInWords(at),
      fullName,
      email,
      number,
      note,
    ]),
  );
  for (const { userName } of known.accounts) {
    lines.push(
      `Учётная запись «${userName}» этим не удаляется: npm run accounts. Имя и логин остаются в журнале действий.`,
    );
  }
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'Ничего не найдено.\n';
}

/** What an upgrade or `npm run convert` has left. */
const COPY = /^(?:before-(?:upgrade|convert)-.+\.tar|database\.before-.+)$/;

/** Copies of the database that the daily ones never replace, and that may hold whatever was erased since: their paths. */
export async function olderCopies({ dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>) {
  const backups = join(dataDir, 'backups');
  const folders = [...new Set([dataDir, backups, backupDir ?? backups])];
  const copies = await Promise.all(
    folders.map(async (folder) => {
      // nothing was ever put into a folder that is not there
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => COPY.test(name)).map((name) => join(folder, name));
    }),
  );
  return copies.flat().sort();
}

/** What an erasing has come to, a sentence each. @param copies - the paths of those that no other backup replaces */
export const erasedInWords = (erased: Traces, copies: readonly string[]): string[] => [
  `Удалено: ${numbersInWords(lengthsOf(erased))}.`,
  'В резервных копиях, сделанных раньше, это остаётся: в ежедневных, пока их не сменят новые (BACKUP_KEEP), в сделанных вручную, пока вы их не удалите.',
  ...(copies.length > 0 ? ['И в этих: удалите их, когда они не нужны.', ...copies] : []),
];

/** @param names - of files in an archive */
export const filesLost = (names: readonly string[]) =>
  `Содержимого файлов в хранилище нет, или оно повреждено: ${names.join(' ')}`;

export const MAIL_UNDER_WAY = 'Письмо этому человеку как раз отправляется. Повторите через пять минут.';
export const BYTES_LEFT =
  'Записи и письма удалены, но хранилище файлов не отвечает: содержимое файлов уберёт уборка через восемь дней.';

const kept = (months: number | undefined, since: string) =>
  months ? `${counted(months, ['месяц', 'месяца', 'месяцев'])} ${since}` : 'без срока';

/** What the settings say, and what the next erasing takes. */
export function previewInWords(preview: Preview): string {
  const { retention, next, vacancies, orphans, forgotten } = preview;
  const lines = [
    `Заявки хранятся ${kept(retention.applications, 'после закрытия вакансии')} (RETENTION_APPLICATIONS).`,
    `Обращения хранятся ${kept(retention.appeals, 'со дня отправки')} (RETENTION_APPEALS).`,
  ];
  if (!next) return `${lines.join('\n')}\n`;
  lines.push(`${momentInWords(next)} будет удалено: ${numbersInWords(totalsOf(preview))}.`);
  const rows = vacancies.map((each) => [
    `  Вакансия № ${each.id} «${each.title}»`,
    `закрыта ${momentInWords(each.closedAt)}`,
    numbersInWords(each),
  ]);
  if (orphans.deleted > 0) {
    rows.push(['  Вакансий больше нет', '', numbersInWords(orphans)]);
  }
  lines.push(...textTable(rows));
  if (forgotten > 0) {
    const open = counted(forgotten, ['вакансия', 'вакансии', 'вакансий']);
    lines.push(`Срок прошёл так же давно, но не закрыты: ${open}. Заявки на них остаются.`);
  }
  return `${lines.join('\n')}\n`;
}
