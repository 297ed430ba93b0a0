import type { Head } from '../../audit/append.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { FileStore } from '../../files/store.ts';
import { ExplainedError } from '../../lib/explained.ts';
import type { Settings } from '../../settings.ts';

/** What was typed cannot be done; the message says why. */
export class CommandError extends ExplainedError {}

/** What the commands of the console work on, in whichever process. */
export interface Console
  extends Pick<OpenDatabase, 'db' | 'snapshot'>,
    Pick<Settings, 'dataDir' | 'retention' | 'backupAtMinutes' | 'reserveBytes' | 'backupDir' | 'review'> {
  fileStore: FileStore;
  /** Has a long work given up: the server is about to stop. */
  signal?: AbortSignal;
  now: Date;
  /** What digests of people's data are keyed with. */
  digestKey: string;
  /** Tells the world outside the database of the audit log's newest row. */
  noteAudit(head: Head): void;
}

/**
 * Does what an operator typed after `npm run accounts --` and the like, and says piece by piece what to print.
 *
 * @throws CommandError for what cannot be done
 */
export type RunCommand = (console: Console, words: string[]) => AsyncIterable<string>;
