import { eq } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { type ApplicationStatus, applications, type MailKind, vacancies } from '../../db/schema.ts';
import { applicationMail } from '../../mail/applicationMail.ts';
import { addMail } from '../../mail/outbox.ts';
import type { MailContent, MailValues } from '../../mail/templates.ts';
import { changeRecord, type Saved } from '../../records/saveRecord.ts';
import { readApplication } from './applications.ts';

/** The status that an application gets with each kind of mail (DECISIONS 17). */
const STATUS_AFTER: Record<MailKind, ApplicationStatus> = { link: 'Приглашена', rejection: 'Отклонена' };

interface MailRequest {
  kind: MailKind;
  applicationId: number;
  /** The template. */
  write: (values: MailValues) => MailContent;
  /** The domain of the mail's Message-ID. */
  domain: string;
}

/**
 * Adds a mail to an applicant to the outbox and changes the application's status, in one transaction. The recipient is the stored one.
 *
 * @throws ApiError 404 for an unknown application, 422 when the mail cannot be composed
 */
export async function requestMail(act: Act, request: MailRequest): Promise<Saved> {
  const { kind, applicationId: id, write, domain } = request;
  const { tx, now } = act;
  const application = await readApplication(tx, id);
  const [vacancy] = await tx.select().from(vacancies).where(eq(vacancies.id, application.vacancyId));
  if (!vacancy) throw new Error('An application has no vacancy.');
  const mail = applicationMail(kind, write, application, vacancy);
  await addMail(tx, { kind, applicationId: id, ...mail }, domain, now);
  const sentAt = kind === 'link' ? { linkSentAt: now } : { rejectionSentAt: now };
  return await changeRecord(act, { table: applications }, { id, status: STATUS_AFTER[kind], ...sentAt });
}
