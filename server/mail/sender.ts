import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { cut } from '../http/logging.ts';
import type { Deliver } from './delivery.ts';
import { markFailed, markSent, type OutboxMail, takeMail } from './outbox.ts';

const POLL_MS = 2_000;
/** Well within a mail's lease. */
const ATTEMPT_MS = 60_000;
/** How long an attempt may go on after the server was told to stop. */
const GRACE_MS = 5_000;
/** When the database comes back, so long is left to others to note what they have sent meanwhile: more than they wait between two tries. */
const SETTLE_MS = 30_000;

export interface SenderOptions {
  db: Database;
  deliver: Deliver;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pollMs?: number;
  graceMs?: number;
  settleMs?: number;
}

export interface MailSender {
  /** Lets the attempt under way end and takes no other mail. */
  stop(): Promise<void>;
}

const propertyOf = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** 5xx to the recipient or to the text is the last word; 5xx to our own name or password is for us to mend. */
function isFinal(error: unknown) {
  const code = propertyOf(error, 'responseCode');
  const isAboutMail = ['RCPT TO', 'DATA'].includes(String(propertyOf(error, 'command')));
  return isAboutMail && typeof code === 'number' && code >= 500 && code < 600;
}

/** For the log: never the address, and never the server's words, which often repeat it. */
const outcomeOf = (error: unknown) => ({
  code: propertyOf(error, 'code'),
  command: propertyOf(error, 'command'),
  responseCode: propertyOf(error, 'responseCode'),
});

/**
 * Sends what is in the outbox, one mail after another, until it is stopped. Any number of senders, here or on other
 * instances, share the work: each mail is leased to one of them.
 *
 * A sender that dies, or is stopped without a database, between handing a mail over and writing that down leaves it to be sent again, under the same
 * Message-ID. So does one that is away from the database for longer than a lease, and longer than the others.
 */
export function startMailSender(options: SenderOptions): MailSender {
  const { db, deliver, clock, log, pollMs = POLL_MS, graceMs = GRACE_MS, settleMs = SETTLE_MS } = options;
  const stopping = new AbortController();
  let wasAway = false;

  async function attempt(mail: OutboxMail) {
    const grace = new AbortController();
    const startGrace = () => setTimeout(() => grace.abort(), graceMs).unref();
    stopping.signal.addEventListener('abort', startGrace, { once: true });
    const line = { mail: mail.id, kind: mail.kind, application: mail.applicationId, attempt: mail.attempts };
    try {
      await deliver(mail, AbortSignal.any([grace.signal, AbortSignal.timeout(ATTEMPT_MS)]));
    } catch (error) {
      const message = cut(error instanceof Error ? error.message : String(error));
      const isGivenUp = await markFailed(db, mail, { message, isFinal: isFinal(error) }, clock.now);
      log.warn({ ...line, ...outcomeOf(error) }, isGivenUp ? 'mail given up' : 'mail not sent');
      return;
    } finally {
      stopping.signal.removeEventListener('abort', startGrace);
    }
    await note(mail);
    log.info(line, 'mail sent');
  }

  /** Goes on until it is written down: a database that is away just then must not have a mail sent twice. */
  async function note(mail: OutboxMail) {
    while (true) {
      try {
        return await markSent(db, mail, clock.now);
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        wasAway = true;
        log.warn({ err: error, mail: mail.id }, 'mail sent, not noted yet');
        await rest(pollMs);
      }
    }
  }

  /** @returns whether there was a mail to send */
  async function sendNext() {
    const mail = await takeMail(db, clock.now);
    if (mail) await attempt(mail);
    return mail !== undefined;
  }

  /** Ends early when the sender is stopped. */
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        if (wasAway) {
          await clock.read(db);
          await rest(settleMs);
          wasAway = false;
        } else if (!(await sendNext())) await rest(pollMs);
      } catch (error) {
        wasAway = true;
        log.error({ err: error }, 'outbox not readable');
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
