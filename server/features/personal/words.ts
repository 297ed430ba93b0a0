/** Texts of the console commands about personal data. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { momentInWords } from '../../lib/moment.ts';
import { counted } from '../../lib/plural.ts';
import { textTable } from '../../lib/textTable.ts';
import type { Settings } from '../../settings.ts';
import type { Left } from './erase.ts';
import { entriesOf, type Known } from './known.ts';
import { type Numbers, PLACE_NAMES, PLACES } from './places.ts';
import { type Preview, totalsOf } from './preview.ts';

/** «2 заявки, 1 письмо»; empty places are left out. */
export function numbersInWords(numbers: Numbers): string {
  const parts = PLACE_NAMES.flatMap((name) =>
    numbers[name] > 0 ? [counted(numbers[name], PLACES[name].forms)] : [],
  );
  return parts.join(', ') || 'ничего';
}

const atInWords = (at: string | Date) => (at instanceof Date ? momentInWords(at) : at);

/** The result of a search, one line for each record. */
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

/** A folder that an upgrade or `npm run convert` has left. */
const COPY = /^(?:before-(?:upgrade|convert)-.+\.tar|database\.before-.+)$/;

/** The paths of copies of the database that daily backups never replace and that may contain erased data. */
export async function olderCopies({ dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>) {
  const backups = join(dataDir, 'backups');
  const folders = [...new Set([dataDir, backups, backupDir ?? backups])];
  const copies = await Promise.all(
    folders.map(async (folder) => {
      // the folder does not exist, so it has no copies
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => COPY.test(name)).map((name) => join(folder, name));
    }),
  );
  return copies.flat().sort();
}

/** The result of an erasure, in sentences. @param copies - paths of backups that no other one replaces */
export const erasedInWords = (erased: Numbers, copies: readonly string[]): string[] => [
  `Удалено: ${numbersInWords(erased)}.`,
  'В резервных копиях, сделанных раньше, это остаётся: в ежедневных, пока их не сменят новые (BACKUP_KEEP), в сделанных вручную, пока вы их не удалите.',
  ...(copies.length > 0
    ? ['Это остаётся и в следующих копиях. Удалите их, когда они станут не нужны.', ...copies]
    : []),
];

/** @param names - of files in an archive */
export const filesLost = (names: readonly string[]) =>
  `Содержимого файлов в хранилище нет, или оно повреждено: ${names.join(' ')}`;

/** What an erasure has left for the clean-ups, in sentences. */
export const leftInWords = ({ mails, bytes }: Left): string[] => [
  ...(mails
    ? ['Записи удалены, но письма в папке исходящих удалить не удалось. Сервер удалит их сам в течение часа.']
    : []),
  ...(bytes
    ? ['Записи удалены, но содержимое файлов удалить не удалось. Сервер удалит его сам через восемь дней.']
    : []),
];

const kept = (months: number | undefined, since: string) =>
  months ? `${counted(months, ['месяц', 'месяца', 'месяцев'])} ${since}` : 'без срока';

/** The retention periods, and what the next erasure will delete. */
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
