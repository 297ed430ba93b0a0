import { type Answer, objectIn, refuse } from './answers.ts';
import { get } from './calls.ts';

/** How the server is. A call of ours, made only where sign-in has named its feature. */
export interface SystemState {
  version: string;
  startedAt: string;
  database: { isEmbedded: boolean; version: string; bytes: number };
  files: { count: number; bytes: number };
  freeBytes: number;
  mail: { isSent: boolean; waiting: number; oldestSeconds: number; givenUp: number };
  /** Moments are empty for never. */
  backup: { isScheduled: boolean; lastAt: string; file: string; bytes: number; failedAt: string };
  /** What somebody should look at, in words. */
  warnings: string[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const state: Answer<SystemState> = (body) => {
  const { version, startedAt, freeBytes, warnings, ...parts } = objectIn(body);
  const [database, files, mail, backup] = [parts.database, parts.files, parts.mail, parts.backup].map(
    objectIn,
  );
  if (!database || !files || !mail || !backup) return refuse();
  return {
    version: text(version),
    startedAt: text(startedAt),
    database: {
      isEmbedded: database.isEmbedded === true,
      version: text(database.version),
      bytes: Number(database.bytes),
    },
    files: { count: Number(files.count), bytes: Number(files.bytes) },
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
    warnings: Array.isArray(warnings) ? warnings.map(String) : refuse(),
  };
};

export const systemCalls = { state: get('/api/Admin/System/Get', state) };
