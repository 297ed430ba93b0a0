import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { APPLICATION_STATUSES, type MailKind } from '../db/schema.ts';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId, words } from '../fields/fields.ts';
import { statusIn, statusList } from '../fields/statuses.ts';
import { accountOf } from '../http/context.ts';
import { readTemplate } from '../mail/templates.ts';
import { idAnswer, savedAnswer } from '../records/answers.ts';
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

/** Applications for vacancies (part 2, §7), for administrators and the personnel department. */
export const applicationRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { access: ['admin', 'kadry'] as const };
  const tags = ['applications'];
  const domain = app.settings.mailFrom.address.replace(/^.*@/, '');

  const listSchema = {
    tags,
    params: z.object({ vacancyId: z.string() }),
    response: { 200: z.object({ data: z.array(application) }) },
  };
  app.get('/GetByVacancyId/:vacancyId', { config, schema: listSchema }, async (request) => {
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

  const statusSchema = { tags, response: { 200: statusList } };
  app.get('/GetApplicationStatuses', { config, schema: statusSchema }, async () => ({
    data: [...APPLICATION_STATUSES],
  }));

  const idSchema = { tags, params: idInPath, response: { 200: idAnswer } };
  app.delete('/Delete:id', { config, schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeApplication(app.db, id))) throw notFound();
    return { data: { id } };
  });

  const resultSchema = { tags, body: resultDraft, response: { 200: savedAnswer } };
  app.post('/UpdateApplicationResult', { config, schema: resultSchema }, async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveResult(app.db, request.body, signature) };
  });

  const inactivateSchema = {
    tags,
    body: vacancyId,
    response: { 200: z.object({ data: z.object({ id: z.number(), count: z.number() }) }) },
  };
  app.post('/InactivateAllVacancyApplications', { config, schema: inactivateSchema }, async (request) => {
    const id = parseId(String(request.body));
    if (!id) throw notFound();
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: { id, count: await inactivateApplications(app.db, id, signature) } };
  });

  const mailSchema = { tags, body: z.object(named), response: { 200: savedAnswer } };
  for (const kind of Object.keys(MAILS) as MailKind[]) {
    app.post(MAILS[kind], { config, schema: mailSchema }, async (request) => {
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
