/** Mails are written in files that the owner of the depository may edit: `server/mail/templates/<kind>.txt` and `.html`. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailKind } from '../db/schema.ts';
import { escapeHtml } from '../lib/escape.ts';
import { ExplainedError } from '../lib/explained.ts';
import { paths } from '../paths.ts';

/** The values for `{{name}}` in templates. */
const KNOWN = ['fullName', 'vacancyTitle', 'testingDate', 'link'] as const;
export type MailValues = Record<(typeof KNOWN)[number], string>;

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export const MAIL_KINDS = ['link', 'rejection'] as const satisfies MailKind[];

const LONGEST_SUBJECT = 200;
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const SUBJECT_LINE = /^\ufeff?Тема:([^\r\n]*)\r?\n\s*/;

/** Replaces control characters and line breaks by spaces, and removes invisible characters. */
const oneLine = (value: string) =>
  value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Inserts values in one pass, so that placeholders in values stay text. */
const filled = (template: string, values: MailValues, write: (value: string) => string) =>
  template.replace(PLACEHOLDER, (_, name: keyof MailValues) => write(oneLine(values[name])));

async function readPart(folder: string, name: string) {
  const part = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    throw new ExplainedError(`Шаблон письма ${name} не читается.`, { cause: error });
  });
  for (const [placeholder, field = ''] of part.matchAll(PLACEHOLDER)) {
    if (!KNOWN.some((known) => known === field)) {
      throw new ExplainedError(`Шаблон письма ${name}: ${placeholder} нечем заменить.`);
    }
  }
  return part;
}

/**
 * Reads the template of a kind of mail, each time anew, so that edits take effect at once.
 *
 * @returns a function that writes the mail; it escapes all values
 * @throws ExplainedError when a file is missing, has no subject or names an unknown value
 */
export async function readTemplate(kind: MailKind, folder = paths.mailTemplates) {
  const [text, html] = [await readPart(folder, `${kind}.txt`), await readPart(folder, `${kind}.html`)];
  const [firstLine, subject] = SUBJECT_LINE.exec(text) ?? [];
  if (firstLine === undefined || !subject?.trim()) {
    throw new ExplainedError(`Шаблон письма ${kind}.txt: первая строка должна быть «Тема: …».`);
  }
  return (values: MailValues): MailContent => ({
    subject: oneLine(filled(subject, values, (value) => value)).slice(0, LONGEST_SUBJECT),
    text: filled(text.slice(firstLine.length), values, (value) => value),
    html: filled(html, values, escapeHtml),
  });
}
