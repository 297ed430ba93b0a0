import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Attempt, type Runner, type RunnerOptions, startRunner } from '../db/runner.ts';
import { cut } from '../http/logging.ts';
import { type Deliver, folderDelivery, smtpDelivery } from './delivery.ts';
import { markFailed, markSent, type OutboxMail, takeMail } from './outbox.ts';
import { MAIL_KINDS, readTemplate } from './templates.ts';

const SETTLE_MS = 30_000;

interface SenderOptions extends RunnerOptions {
  deliver: Deliver;
}

/** The failure for the log, without the address and the server's words, which often repeat it. */
function outcomeOf(error: unknown): { code?: string; command?: string; responseCode?: number } {
  const { code, command, responseCode } = Object(error);
  return { code, command, responseCode };
}

/** A 5xx for the recipient or the text is final; one for our own login can be repaired. */
function isFinal(error: unknown) {
  const { command = '', responseCode = 0 } = outcomeOf(error);
  return ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500 && responseCode < 600;
}

/**
 * Sends what is in the outbox.
 *
 * A sender that dies, or is stopped without a database, between handing a mail over and writing that down leaves it to be sent again, under the same
 * Message-ID. So does one that is away from the database for longer than a lease, and longer than the others.
 */
export function startMailSender({ deliver, settleMs = SETTLE_MS, ...options }: SenderOptions): Runner {
  const { db, clock, log } = options;

  async function attempt(mail: OutboxMail, { signal, insist }: Attempt) {
    const line = { mail: mail.id, kind: mail.kind, application: mail.applicationId, attempt: mail.attempts };
    let isInFolder = false;
    try {
      isInFolder = (await deliver(mail, signal)) === 'inFolder';
    } catch (error) {
      const message = cut(error instanceof Error ? error.message : String(error));
      const isGivenUp = await markFailed(db, mail, { message, isFinal: isFinal(error) }, clock.now);
      log.warn({ ...line, ...outcomeOf(error) }, isGivenUp ? 'mail given up' : 'mail not sent');
      return;
    }
    await insist(() => markSent(db, { id: mail.id, isInFolder }, clock.now), {
      line: { mail: mail.id },
      text: 'mail sent, not noted yet',
    });
    log.info(line, 'mail sent');
  }

  const take = () => takeMail(db, clock.now);
  return startRunner({ take, attempt, unreadable: 'outbox not readable' }, { ...options, settleMs });
}

/**
 * Sends the outbox until the server closes: by SMTP where it is configured, otherwise to `DATA_DIR/outbox`.
 *
 * @throws ExplainedError at the start when a template cannot be used
 */
export async function startMail(app: FastifyInstance) {
  const { db, clock, log, settings } = app;
  const { smtpUrl, mailFrom, dataDir } = settings;
  for (const kind of MAIL_KINDS) await readTemplate(kind);
  const deliver = smtpUrl
    ? smtpDelivery(smtpUrl, mailFrom)
    : folderDelivery(join(dataDir, 'outbox'), mailFrom);
  const sender = startMailSender({ db, deliver, clock, log });
  app.addHook('onClose', () => sender.stop());
}
