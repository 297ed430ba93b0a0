import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Moment } from './clock.ts';
import type { Database } from './database.ts';

const POLL_MS = 2_000;
/** Much shorter than a lease. */
const ATTEMPT_MS = 60_000;
/** How long an attempt may continue after the server was told to stop. */
const GRACE_MS = 5_000;

/** The context of an attempt. */
export interface Attempt {
  /** Aborted when the attempt takes too long, or longer than a stopping server can wait. */
  signal: AbortSignal;
  /** Goes on until it is written down: a database that is away just then must not have a thing done twice. @param said - for the log, until then */
  insist(write: () => Promise<unknown>, said: { line: object; text: string }): Promise<void>;
}

/** Jobs in a table. */
interface Jobs<Job> {
  /** Leases the job that has been due for longest; undefined when none is due. */
  take(): Promise<Job | undefined>;
  /** Runs a job and stores its result. Errors are treated as failures of the database. */
  attempt(job: Job, tools: Attempt): Promise<void>;
  /** The log message when no job can be read. */
  unreadable: string;
}

export interface RunnerOptions {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pollMs?: number;
  graceMs?: number;
  /** When the database comes back, so long is left to others to write down what they have done meanwhile: more than they wait between two tries. */
  settleMs?: number;
}

export interface Runner {
  /** Finishes the running attempt and takes no further job. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of a table one after another until it is stopped. Any number of runners on any instance share the work, because each job is
 * leased to one of them.
 */
export function startRunner<Job>(jobs: Jobs<Job>, options: RunnerOptions): Runner {
  const { db, clock, log, pollMs = POLL_MS, graceMs = GRACE_MS, settleMs = 0 } = options;
  const stopping = new AbortController();
  let wasAway = false;

  /** Ends early when the runner is stopped. */
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  const insist: Attempt['insist'] = async (write, { line, text }) => {
    while (true) {
      try {
        await write();
        return;
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        wasAway = true;
        log.warn({ err: error, ...line }, text);
        await rest(pollMs);
      }
    }
  };

  async function attempt(job: Job) {
    const ending = new AbortController();
    const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms).unref();
    const startGrace = () => void endAfter(graceMs);
    // Node 20 forgets the timeout of `AbortSignal.any` at its next garbage collection
    const limit = endAfter(ATTEMPT_MS);
    stopping.signal.addEventListener('abort', startGrace, { once: true });
    try {
      await jobs.attempt(job, { signal: ending.signal, insist });
    } finally {
      clearTimeout(limit);
      stopping.signal.removeEventListener('abort', startGrace);
    }
  }

  /** @returns whether a job was due */
  async function doNext() {
    const job = await jobs.take();
    if (job) await attempt(job);
    return job !== undefined;
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        if (wasAway) {
          await clock.read(db);
          await rest(settleMs);
          wasAway = false;
        } else if (!(await doNext())) await rest(pollMs);
      } catch (error) {
        wasAway = true;
        log.error({ err: error }, jobs.unreadable);
        await rest(pollMs);
      }
    }
  }

  const finished = run();
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

type JobTable = PgTable & { id: PgColumn; leasedUntil: PgColumn };

interface Due {
  /** The condition for unfinished jobs. */
  isOpen: SQL | undefined;
  /** When they are due. */
  due: PgColumn;
}

/** Selects the job that has been due for longest and locks it, within the statement that leases it. */
export const dueJob = (db: Database, table: JobTable, { isOpen, due }: Due, now: Moment) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(isOpen, lte(due, now), or(isNull(table.leasedUntil), lte(table.leasedUntil, now))))
    .orderBy(asc(due), asc(table.id))
    .limit(1)
    .for('update', { skipLocked: true });
