import { z } from 'zod';
import { APPLICATION_STATUSES, type MailKind } from '../db/schema.ts';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId, words } from '../fields/fields.ts';
import { statusIn, statusList } from '../fields/statuses.ts';
import { personalFile } from '../files/personalFile.ts';
import { accountOf } from '../http/context.ts';
import { readTemplate } from '../mail/templates.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { requestMail } from './applicationMails.ts';
import { inactivateApplications, listApplications, removeApplication, saveResult } from './applications.ts';

const moment = z.iso.datetime().nullable();

const application = z.object({
  id: z.number(),
  vacancyId: z.number(),
  pinfl: z.string(),
  fullName: z.string(),
  email: z.string(),
  date: z.string(),
  result: z.string(),
  status: z.string(),
  applicationForVacancyFileId: z.number().nullable(),
  applicationForVacancyFileName: z.string().nullable(),
  version: z.number(),
  linkSentAt: moment,
  rejectionSentAt: moment,
  mailFailedAt: moment,
});

/** Whole applications are sent; nothing but these fields is ever read of them. */
const named = { id: z.int().min(0), version: z.int().nullish() };
const resultDraft = z.object({ ...named, result: words, status: statusIn(APPLICATION_STATUSES) });

const vacancyId = z
  .union([z.int(), z.string().regex(/^\s*\d{1,10}\s*$/)], { error: 'Ожидается номер вакансии.' })
  .transform(Number);

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

const MAILS: Record<MailKind, string> = {
  link: '/SendMailAboutAnswerHr',
  rejection: '/SendMailAboutRejectAnswerHr',
};

/** Applications for vacancies (part 2, §7). */
export const applicationRoutes: KindRoutes = async (app, { path }) => {
  const domain = app.settings.mailFrom.address.replace(/^.*@/, '');

  const listSchema = {
    params: z.object({ vacancyId: z.string() }),
    response: { 200: z.object({ data: z.array(application) }) },
  };
  app.get(`${path}/GetByVacancyId/:vacancyId`, { schema: listSchema }, async (request) => {
    const id = parseId(request.params.vacancyId);
    if (!id) throw notFound();
    const listed = await listApplications(app.db, id);
    return {
      data: listed.map(({ linkSentAt, rejectionSentAt, mailFailedAt, ...fields }) => ({
        ...fields,
        linkSentAt: isoOf(linkSentAt),
        rejectionSentAt: isoOf(rejectionSentAt),
        mailFailedAt: isoOf(mailFailedAt),
      })),
    };
  });

  const statusSchema = { response: { 200: statusList } };
  app.get(`${path}/GetApplicationStatuses`, { schema: statusSchema }, async () => ({
    data: [...APPLICATION_STATUSES],
  }));

  const idSchema = { params: idInPath, response: { 200: idAnswer } };
  app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeApplication(app.db, id))) throw notFound();
    return { data: { id } };
  });

  const resultSchema = { body: resultDraft, response: { 200: savedAnswer } };
  app.post(`${path}/UpdateApplicationResult`, { schema: resultSchema }, async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveResult(app.db, request.body, signature) };
  });

  const inactivateSchema = {
    body: vacancyId,
    response: { 200: z.object({ data: z.object({ id: z.number(), count: z.number() }) }) },
  };
  app.post(`${path}/InactivateAllVacancyApplications`, { schema: inactivateSchema }, async (request) => {
    const id = parseId(String(request.body));
    if (!id) throw notFound();
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: { id, count: await inactivateApplications(app.db, id, signature) } };
  });

  app.get('/File/GetResumeFileById/:id', { schema: { params: idInPath } }, personalFile('resume'));

  const mailSchema = { body: z.object(named), response: { 200: savedAnswer } };
  for (const kind of Object.keys(MAILS) as MailKind[]) {
    app.post(`${path}${MAILS[kind]}`, { schema: mailSchema }, async (request) => {
      const { id: applicationId, version } = request.body;
      const write = await readTemplate(kind);
      const signature = { by: accountOf(request).id, now: app.clock() };
      const data = await requestMail(app.db, { kind, applicationId, version, write, domain }, signature);
      request.log.info(
        { kind, application: applicationId, user: accountOf(request).userName },
        'mail asked for',
      );
      return { data };
    });
  }
};
