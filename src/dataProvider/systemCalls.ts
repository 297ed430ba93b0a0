import type { RaRecord } from 'react-admin';
import { type Answer, aList, objectIn, refuse } from './answers.ts';
import { get } from './calls.ts';
import { type PeopleNumbers, peopleNumbers } from './personalCalls.ts';

/** How the server is. A call of ours, made only where sign-in has named its feature. */
export interface SystemState extends RaRecord {
  version: string;
  startedAt: string;
  database: { isEmbedded: boolean; version: string; bytes: number };
  files: { count: number; bytes: number; place: string };
  freeBytes: number;
  mail: { isSent: boolean; waiting: number; oldestSeconds: number; givenUp: number };
  /** Moments are empty for never. */
  backup: { isScheduled: boolean; lastAt: string; file: string; bytes: number; failedAt: string };
  /** How long people's data is kept, in months (0 for ever), and what the next erasing takes. */
  personal: {
    applicationMonths: number;
    appealMonths: number;
    nextAt: string;
    due: PeopleNumbers;
    forgottenVacancies: number;
  };
  /** What somebody should look at, in words. */
  warnings: string[];
}

const sentences: Answer<string[]> = (body) => aList(body).map(String);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const state: Answer<SystemState> = (body) => {
  const { version, startedAt, freeBytes, warnings, ...parts } = objectIn(body);
  const [database, files, mail, backup, personal] = [
    ...[parts.database, parts.files, parts.mail, parts.backup, parts.personal],
  ].map(objectIn);
  if (!database || !files || !mail || !backup || !personal) return refuse();
  return {
    id: 'state',
    version: text(version),
    startedAt: text(startedAt),
    database: {
      isEmbedded: database.isEmbedded === true,
      version: text(database.version),
      bytes: Number(database.bytes),
    },
    files: { count: Number(files.count), bytes: Number(files.bytes), place: text(files.place) },
    freeBytes: Number(freeBytes),
    mail: {
      isSent: mail.isSent === true,
      waiting: Number(mail.waiting),
      oldestSeconds: Number(mail.oldestSeconds),
      givenUp: Number(mail.givenUp),
    },
    backup: {
      isScheduled: backup.isScheduled === true,
      lastAt: text(backup.lastAt),
      file: text(backup.file),
      bytes: Number(backup.bytes),
      failedAt: text(backup.failedAt),
    },
    personal: {
      applicationMonths: Number(personal.applicationMonths),
      appealMonths: Number(personal.appealMonths),
      nextAt: text(personal.nextAt),
      due: peopleNumbers(personal.due),
      forgottenVacancies: Number(personal.forgottenVacancies),
    },
    warnings: sentences(warnings),
  };
};

export const systemCalls = {
  state: get('/api/Admin/System/Get', state),
  urgent: get('/api/Admin/System/GetUrgent', sentences),
};
