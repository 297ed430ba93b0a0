import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderDelivery, smtpDelivery } from './delivery.ts';
import { startMailSender } from './sender.ts';
import { MAIL_KINDS, readTemplate } from './templates.ts';

/**
 * Sends the outbox until the server closes: by SMTP where it is configured, otherwise to `DATA_DIR/outbox`.
 *
 * @throws TemplateError at the start when a template cannot be used
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
