import type { applications, MailKind, vacancies } from '../db/schema.ts';
import { bareAddress } from '../lib/address.ts';
import { ApiError } from '../lib/apiError.ts';
import type { MailContent, MailValues } from './templates.ts';

type Application = Pick<typeof applications.$inferSelect, 'fullName' | 'email'>;
type Vacancy = Pick<
  typeof vacancies.$inferSelect,
  'id' | 'titleRu' | 'titleUz' | 'titleEn' | 'linkForTesting' | 'dateOfTesting'
>;

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

function valuesOf(kind: MailKind, application: Application, vacancy: Vacancy): MailValues {
  const { id, titleRu, titleUz, titleEn, dateOfTesting } = vacancy;
  return {
    fullName: application.fullName.trim() || 'уважаемый соискатель',
    vacancyTitle: [titleRu, titleUz, titleEn].find((title) => title.trim()) ?? `№ ${id}`,
    testingDate: localDay(dateOfTesting),
    link: kind === 'link' ? testingLink(vacancy) : '',
  };
}

/**
 * Composes a mail to an applicant.
 *
 * @param write - the template from `readTemplate`
 * @throws ApiError 422 when the applicant's address or the vacancy's link cannot be used
 */
export function applicationMail(
  kind: MailKind,
  write: (values: MailValues) => MailContent,
  application: Application,
  vacancy: Vacancy,
) {
  const recipient = bareAddress(application.email);
  if (!recipient)
    throw unsuitable('Адрес электронной почты в заявке указан с ошибкой. Письмо не отправлено.');
  return { recipient, ...write(valuesOf(kind, application, vacancy)) };
}
