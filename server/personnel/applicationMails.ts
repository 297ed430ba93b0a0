import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type ApplicationStatus, applications, type MailKind, vacancies } from '../db/schema.ts';
import { applicationMail } from '../mail/applicationMail.ts';
import { addMail } from '../mail/outbox.ts';
import type { MailContent, MailValues } from '../mail/templates.ts';
import { changed, type Saved, type Signature } from '../records/saveRecord.ts';
import { lockApplication } from './applications.ts';

/** What becomes of an application when a mail of a kind goes out (DECISIONS 17). */
const STATUS_AFTER: Record<MailKind, ApplicationStatus> = { link: 'Приглашена', rejection: 'Отклонена' };

export interface MailRequest {
  kind: MailKind;
  applicationId: number;
  /** What the sender saw; without it the mail goes out whatever has happened since. */
  version?: number | null;
  /** The template. */
  write: (values: MailValues) => MailContent;
  /** The domain of the mail's Message-ID. */
  domain: string;
}

/**
 * Puts a mail to an applicant in the outbox and changes the application's status, both or neither. The recipient is
 * the stored one.
 *
 * @throws ApiError 404 for an unknown application, 409 for a stale version, 422 when no mail can be made of it
 */
export function requestMail(db: Database, request: MailRequest, signature: Signature): Promise<Saved> {
  const { kind, applicationId, version, write, domain } = request;
  const { now } = signature;
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId, version);
    const [vacancy] = await tx.select().from(vacancies).where(eq(vacancies.id, application.vacancyId));
    if (!vacancy) throw new Error('An application has no vacancy.');
    const mail = applicationMail(kind, write, application, vacancy);
    await addMail(tx, { kind, applicationId, ...mail }, domain, now);
    const next = application.version + 1;
    const sentAt = kind === 'link' ? { linkSentAt: now } : { rejectionSentAt: now };
    await tx
      .update(applications)
      .set({ status: STATUS_AFTER[kind], ...sentAt, ...changed(next, signature) })
      .where(eq(applications.id, applicationId));
    return { id: applicationId, version: next };
  });
}
