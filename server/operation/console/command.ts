import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { ExplainedError } from '../../lib/explained.ts';
import type { Settings } from '../../settings.ts';

/** A command that cannot be carried out; the message tells why. */
export class CommandError extends ExplainedError {}

/** What console commands need, in any process. */
export interface Console
  extends Pick<OpenDatabase, 'db' | 'snapshot'>,
    Pick<FastifyInstance, 'fileStore' | 'digestKey' | 'noteAudit'>,
    Pick<Settings, 'dataDir' | 'retention' | 'backupAtMinutes' | 'reserveBytes' | 'backupDir' | 'review'> {
  /** Aborts long work when the server is about to stop. */
  signal?: AbortSignal;
  now: Date;
}

/**
 * Runs a command of `npm run accounts --` and the like, and yields its output in parts.
 *
 * @throws CommandError when it cannot be carried out
 */
export type RunCommand = (console: Console, words: string[]) => AsyncIterable<string>;

/** Parses the words of a command. @throws CommandError with the usage for what it does not know */
export function parsed<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandError(usage);
  }
}

/** Runs the command that the first word names. @throws CommandError with the usage for any other word */
export const runOneOf =
  (commands: Record<string, RunCommand>, usage: string): RunCommand =>
  (console, [name = '', ...words]) => {
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!run) throw new CommandError(usage);
    return run(console, words);
  };
