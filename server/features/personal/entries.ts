import { momentInWords } from '../../lib/moment.ts';
import { type Criterion, criterionOf } from './criteria.ts';
import type { Known } from './known.ts';
import type { Traces } from './traces.ts';

/** One thing that is stored about a person. */
export interface Entry {
  place: keyof Traces;
  /** Its own number: of what lies in the trash the number there. */
  id: number;
  title: string;
  /** A day, or a moment. */
  at: string | Date;
  fullName: string;
  email: string;
  /** PINFL or telephone. */
  number: string;
  note: string;
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const LONGEST_EXCERPT = 60;
/** On one line, so that whoever erases it sees what it is. */
const excerptOf = (said: string) => {
  const line = said.replace(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
};

function noteOfMail(sentAt: Date | null, isInFolder: boolean) {
  if (!sentAt) return 'не отправлено';
  return isInFolder ? 'в папке исходящих' : 'отправлено';
}

/** What is known of a person, thing by thing. */
export function entriesOf({ applications, appeals, deleted, mails, files, comments, notes }: Known): Entry[] {
  return [
    ...applications.map(({ application: { id, date, fullName, email, pinfl, vacancyId }, vacancy }) => ({
      place: 'applications' as const,
      id,
      title: `Заявка № ${id}`,
      at: date,
      fullName,
      email,
      number: pinfl,
      note: `вакансия № ${vacancyId} «${vacancy}»`,
    })),
    ...deleted.map(({ id, recordId, deletedAt, rows: kept }) => {
      const row = kept[0]?.rows[0] ?? {};
      return {
        place: 'deleted' as const,
        id,
        title: `Заявка № ${recordId}`,
        at: text(row.date),
        fullName: text(row.full_name),
        email: text(row.email),
        number: text(row.pinfl),
        note: `в корзине с ${momentInWords(deletedAt)}`,
      };
    }),
    ...appeals.map(({ id, dateOfSending, fullName, email, phoneNumber }) => ({
      place: 'appeals' as const,
      id,
      title: `Обращение № ${id}`,
      at: dateOfSending,
      fullName,
      email,
      number: phoneNumber,
      note: '',
    })),
    ...mails.map(({ id, createdAt, recipient, sentAt, isInFolder }) => ({
      place: 'mails' as const,
      id,
      title: `Письмо № ${id}`,
      at: createdAt,
      fullName: '',
      email: recipient,
      number: '',
      note: noteOfMail(sentAt, isInFolder),
    })),
    ...files.map(({ id, name, createdAt }) => ({
      place: 'files' as const,
      id,
      title: `Файл № ${id}`,
      at: createdAt,
      fullName: '',
      email: '',
      number: '',
      note: name,
    })),
    ...comments.map(({ id, at, byName, text }) => ({
      place: 'comments' as const,
      id,
      title: `Комментарий № ${id}`,
      at,
      fullName: '',
      email: '',
      number: '',
      note: `автор: ${byName} — ${excerptOf(text)}`,
    })),
    ...notes.map(({ id, at, byName, note }) => ({
      place: 'notes' as const,
      id,
      title: id > 0 ? `Замечание к записи № ${id}` : 'Замечание к изменению фонда или статистики',
      at,
      fullName: '',
      email: '',
      number: '',
      note: `замечание, автор: ${byName} — ${excerptOf(note)}`,
    })),
  ];
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
