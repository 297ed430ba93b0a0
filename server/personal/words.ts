/** What the commands about personal data say. */
import { textTable } from '../console/textTable.ts';
import { momentInWords } from '../texts/moment.ts';
import { counted } from '../texts/plural.ts';
import { type Criterion, criterionOf } from './criteria.ts';
import type { Known } from './known.ts';
import { type Preview, totalsOf } from './preview.ts';
import type { Traces } from './traces.ts';

const FORMS = {
  applications: ['заявка', 'заявки', 'заявок'],
  deleted: ['заявка в корзине', 'заявки в корзине', 'заявок в корзине'],
  appeals: ['обращение', 'обращения', 'обращений'],
  mails: ['письмо', 'письма', 'писем'],
  files: ['файл', 'файла', 'файлов'],
  comments: ['комментарий', 'комментария', 'комментариев'],
} as const satisfies Record<keyof Traces, readonly [string, string, string]>;

/** «2 заявки, 1 письмо»: what there is nothing of is left out. */
export function numbersInWords(numbers: Record<keyof Traces, number>): string {
  const parts = (['applications', 'deleted', 'appeals', 'mails', 'files', 'comments'] as const).flatMap(
    (name) => (numbers[name] > 0 ? [counted(numbers[name], FORMS[name])] : []),
  );
  return parts.join(', ') || 'ничего';
}

export const lengthsOf = ({ applications, appeals, deleted, mails, files, comments }: Traces) => ({
  applications: applications.length,
  appeals: appeals.length,
  deleted: deleted.length,
  mails: mails.length,
  files: files.length,
  comments: comments.length,
});

const LONGEST_EXCERPT = 60;
/** On one line, so that whoever erases it sees what it is. */
const excerptOf = (said: string) => {
  const line = said.replace(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
};

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** What was found, a line for each record. */
export function knownInWords({
  applications,
  appeals,
  deleted,
  mails,
  files,
  comments,
  accounts,
}: Known): string {
  const rows = [
    ...applications.map(({ application, vacancy }) => [
      `Заявка № ${application.id}`,
      application.date,
      application.fullName,
      application.email,
      application.pinfl,
      `вакансия № ${application.vacancyId} «${vacancy}»`,
    ]),
    ...deleted.map(({ recordId, deletedAt, rows: kept }) => {
      const row = kept[0]?.rows[0] ?? {};
      return [
        `Заявка № ${recordId}`,
        text(row.date),
        text(row.full_name),
        text(row.email),
        text(row.pinfl),
        `в корзине с ${momentInWords(deletedAt)}`,
      ];
    }),
    ...appeals.map((each) => [
      `Обращение № ${each.id}`,
      each.dateOfSending,
      each.fullName,
      each.email,
      each.phoneNumber,
      '',
    ]),
    ...mails.map((each) => [
      `Письмо № ${each.id}`,
      momentInWords(each.createdAt),
      '',
      each.recipient,
      '',
      each.sentAt ? 'отправлено' : 'не отправлено',
    ]),
    ...files.map(({ id, name, createdAt }) => [`Файл № ${id}`, momentInWords(createdAt), name, '', '', '']),
    ...comments.map((each) => [
      `Комментарий № ${each.id}`,
      momentInWords(each.at),
      `написал(а) ${each.byName}`,
      '',
      '',
      excerptOf(each.text),
    ]),
  ];
  const lines = textTable(rows);
  for (const { userName } of accounts) {
    lines.push(
      `Учётная запись «${userName}» этим не удаляется: npm run accounts. Имя и логин остаются в журнале действий.`,
    );
  }
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'Ничего не найдено.\n';
}

/** What else those who were found are known by, so that it can be asked for, too. */
export function othersIn({ applications, appeals }: Known, criteria: readonly Criterion[]): string[] {
  const texts = [
    ...applications.flatMap(({ application: { email, pinfl } }) => [email, pinfl]),
    ...appeals.flatMap(({ email, phoneNumber }) => [email, phoneNumber]),
  ];
  const asked = new Set(criteria.map(({ value }) => value));
  const others = texts.flatMap((each) => criterionOf(each) ?? []).map(({ value }) => value);
  return [...new Set(others)].filter((value) => !asked.has(value));
}

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
    numbersInWords({ ...each, appeals: 0, comments: 0 }),
  ]);
  if (orphans.deleted > 0) {
    rows.push([
      '  Вакансий больше нет',
      '',
      numbersInWords({ applications: 0, appeals: 0, comments: 0, ...orphans }),
    ]);
  }
  lines.push(...textTable(rows));
  if (forgotten > 0) {
    const open = counted(forgotten, ['вакансия', 'вакансии', 'вакансий']);
    lines.push(`Срок прошёл так же давно, но не закрыты: ${open}. Заявки на них остаются.`);
  }
  return `${lines.join('\n')}\n`;
}
