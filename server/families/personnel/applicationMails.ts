import { eq } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { type ApplicationStatus, applications, type MailKind, vacancies } from '../../db/schema.ts';
import { bareAddress } from '../../lib/address.ts';
import { ApiError } from '../../lib/apiError.ts';
import { addMail } from '../../mail/outbox.ts';
import type { MailContent, MailValues } from '../../mail/templates.ts';
import { changeRecord, type Saved } from '../../records/saveRecord.ts';
import { readApplication } from './applications.ts';

/** The status that an application gets with each kind of mail (DECISIONS 17). */
const STATUS_AFTER: Record<MailKind, ApplicationStatus> = { link: 'Приглашена', rejection: 'Отклонена' };

type Vacancy = typeof vacancies.$inferSelect;

/** 422: the stored data makes no valid mail. */
const unsuitable = (message: string) => new ApiError(422, message);

/** The link as an address for mail programs; it may have been saved without `https://`. */
function testingLink({ linkForTesting }: Vacancy) {
  const given = linkForTesting.trim();
  if (!given)
    throw unsuitable('В вакансии не заполнено поле «Ссылка на тестирование». Заполните его и повторите.');
  const link = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (/\s/.test(given) || !URL.canParse(link)) {
    throw unsuitable(
      'Поле «Ссылка на тестирование» в вакансии не похоже на адрес. Исправьте его и повторите.',
    );
  }
  return new URL(link).href;
}

/** `2026-11-21` as `21.11.2026`. */
const localDay = (day: string | null) =>
  day?.split('-').reverse().join('.') ?? 'будет сообщена дополнительно';

function valuesOf(kind: MailKind, fullName: string, vacancy: Vacancy): MailValues {
  const { id, titleRu, titleUz, titleEn, dateOfTesting } = vacancy;
  return {
    fullName: fullName.trim() || 'уважаемый соискатель',
    vacancyTitle: [titleRu, titleUz, titleEn].find((title) => title.trim()) ?? `№ ${id}`,
    testingDate: localDay(dateOfTesting),
    link: kind === 'link' ? testingLink(vacancy) : '',
  };
}

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
 * @throws ApiError 404 for an unknown application, 422 when the applicant's address or the vacancy's link cannot be used
 */
export async function requestMail(act: Act, request: MailRequest): Promise<Saved> {
  const { kind, applicationId: id, write, domain } = request;
  const { tx, now } = act;
  const { email, fullName, vacancyId } = await readApplication(tx, id);
  const [vacancy] = await tx.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  if (!vacancy) throw new Error('An application has no vacancy.');
  const recipient = bareAddress(email);
  if (!recipient)
    throw unsuitable('Адрес электронной почты в заявке указан с ошибкой. Письмо не отправлено.');
  const content = write(valuesOf(kind, fullName, vacancy));
  await addMail(tx, { kind, applicationId: id, recipient, ...content }, domain, now);
  const sentAt = kind === 'link' ? { linkSentAt: now } : { rejectionSentAt: now };
  return await changeRecord(act, { table: applications }, { id, status: STATUS_AFTER[kind], ...sentAt });
}
