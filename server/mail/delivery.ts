import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import type { Sender } from '../lib/address.ts';
import { syncFolder, writeDurably } from '../lib/durably.ts';
import type { OutboxMail } from './outbox.ts';

/** Delivers a mail, or throws. @returns `inFolder` when it was written to a folder instead of sent */
export type Deliver = (mail: OutboxMail, signal: AbortSignal) => Promise<'inFolder' | undefined>;

const CONNECT_TIMEOUT_MS = 15_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Keeps nodemailer from reading files or addresses that occur in a mail. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

const messageOf = (mail: OutboxMail, from: Sender): SendMailOptions => ({
  messageId: mail.messageId,
  date: mail.createdAt,
  from,
  to: { name: '', address: mail.recipient },
  envelope: { from: from.address, to: [mail.recipient] },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false,
});

/** @param url - `smtp://user:password@host:587` or `smtps://…`; with `?requireTLS=true` never without encryption */
export function smtpDelivery(url: string, from: Sender): Deliver {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      ...closed,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    });
  let transport: ReturnType<typeof open> | undefined;
  return async (mail, signal) => {
    // imported only when mails are sent
    transport ??= open();
    await (await transport).sendMail({ ...messageOf(mail, from), signal });
    return undefined;
  };
}

const letterName = ({ id, kind, createdAt }: OutboxMail) =>
  `${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}-${kind}-${id}.eml`;

const LETTER = /^\d{4}-\d\d-\d\dT[\d-]+-[a-z]+-(\d+)\.eml(?:\.part)?$/;

/** Deletes files of `folderDelivery` whose mails were forgotten; each instance has its own folder. */
export async function sweepLetters(db: Database, folder: string) {
  if (!existsSync(folder)) return;
  const names = await readdir(folder);
  // read after the folder, so that files written meanwhile are not on the list
  const known = new Set((await db.select({ id: mailOutbox.id }).from(mailOutbox)).map(({ id }) => id));
  for (const name of names) {
    const [, id] = LETTER.exec(name) ?? [];
    if (id && !known.has(Number(id))) await rm(join(folder, name), { force: true });
  }
}

/** Writes `.eml` files that any mail program opens. A repeated attempt overwrites the same file. */
export function folderDelivery(folder: string, from: Sender): Deliver {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
    const { message } = await transport.sendMail(messageOf(mail, from));
    const path = join(folder, letterName(mail));
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(dirname(folder));
    await writeDurably(path, message as Buffer, `${path}.part`);
    return 'inFolder';
  };
}
