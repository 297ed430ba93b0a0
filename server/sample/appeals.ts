import { longNotes } from './appeals/longNotes.ts';
import { shortNotes } from './appeals/shortNotes.ts';
import { samplePerson } from './personnel/people.ts';

export interface SampleAppeal {
  fullName: string;
  address: string;
  email: string;
  phoneNumber: string;
  daysAgo: number;
  note: string;
  /** Which of the sample attachments it has; none when absent. */
  attachment?: number;
  attachmentName?: string;
}

const addresses = [
  'г. Ташкент, Мирзо-Улугбекский район, ул. Паркентская, 118, кв. 24',
  'г. Самарканд, ул. Регистан, 7',
  'Бухарская область, г. Каган, ул. Мустакиллик, 41, кв. 3',
  'Ферганская область, Кувинский район, махалля Навбахор, д. 12',
  'г. Нукус, ул. Бердаха, 55, кв. 17',
  'Хорезмская область, г. Ургенч, ул. Аль-Хорезми, 90',
  'г. Андижан, проспект Бабура, 33, кв. 61',
  'Сурхандарьинская область, г. Термез, ул. Ат-Термизий, 4',
  'г. Ташкент, Юнусабадский район, 11-й квартал, д. 5, кв. 80',
  'Наманганская область, Чустский район, ул. Пахлавон, 2',
];

const attachmentNames = [
  'Заявление.pdf',
  'Копия выписки со счёта депо.pdf',
  'Свидетельство о праве на наследство.pdf',
  'Доверенность № 14.pdf',
  'Переписка с брокером «Мерос Финанс».pdf',
];

/** Somebody other than the applicants. */
const PEOPLE_FROM = 200;

/** Newest first. Half of them have a file, every sixth is long. */
export const sampleAppeals: readonly SampleAppeal[] = Array.from({ length: 30 }, (_, index) => {
  const { fullName, email } = samplePerson(PEOPLE_FROM + index);
  const isLong = index % 6 === 2;
  const attachment =
    isLong || index % 5 < 2 ? (index + Math.floor(index / 5)) % attachmentNames.length : undefined;
  return {
    fullName,
    email,
    address: addresses[index % addresses.length] ?? '',
    phoneNumber: `+998 ${90 + (index % 10)} 000-${String(10 + index * 3).padStart(2, '0')}-${String(11 + index * 2)}`,
    daysAgo: index * 4 + (index % 3),
    note: (isLong ? longNotes[Math.floor(index / 6)] : shortNotes[index - Math.ceil((index - 2) / 6)]) ?? '',
    ...(attachment !== undefined && { attachment, attachmentName: attachmentNames[attachment] }),
  };
});
