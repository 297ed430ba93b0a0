import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordDeed } from '../../audit/audit.ts';
import { APPLICATION_STATUSES, type MailKind } from '../../db/schema.ts';
import { accountOf } from '../../http/context.ts';
import { existing } from '../../lib/apiError.ts';
import { answering, idInPath, momentText, parseId, statusIn, words } from '../../lib/fields.ts';
import { MAIL_KINDS, readTemplate } from '../../mail/templates.ts';
import { change } from '../../records/change.ts';
import type { Element, ListedRecords, ListOptions } from '../../records/listOptions.ts';
import { listRoute } from '../../records/listRoutes.ts';
import { idRoute, type KindRoutes, savedAnswer, saveRoute } from '../../records/recordRoutes.ts';
import { personalFile } from '../personalFile.ts';
import { requestMail } from './applicationMails.ts';
import {
  applicationSubject,
  countNew,
  forVacancy,
  inactivateApplications,
  listApplications,
  listedApplications,
  listedForAll,
  removeApplication,
  saveResult,
} from './applications.ts';

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
  linkSentAt: momentText,
  rejectionSentAt: momentText,
  mailFailedAt: momentText,
  mailsInFolder: z
    .array(z.enum(MAIL_KINDS))
    .describe('Эти письма никуда не отправлены: они в папке исходящих'),
});

/** The list over all vacancies has no personal numbers; those are shown vacancy by vacancy. */
const applicationOfAll = application.omit({ pinfl: true }).extend({ vacancyTitle: z.string() });

const newCounts = z.object({ data: z.array(z.object({ vacancyId: z.number(), count: z.number() })) });

/** Clients send whole applications, but only these fields are read. */
const named = { id: z.int().min(0), version: z.int().nullish() };
const resultDraft = z.object({ ...named, result: words, status: statusIn(APPLICATION_STATUSES) });

const vacancyId = z
  .union([z.int(), z.string().regex(/^\s*\d{1,10}\s*$/)], { error: 'Ожидается номер вакансии.' })
  .transform(Number);

const MAILS: Record<MailKind, string> = {
  link: '/SendMailAboutAnswerHr',
  rejection: '/SendMailAboutRejectAnswerHr',
};

/** Applications for vacancies (part 2, §7). */
export const applicationRoutes: KindRoutes = async (app, { kind, path }) => {
  const domain = app.settings.mailFrom.address.replace(/^.*@/, '');

  const vacancyInPath = z.object({ vacancyId: z.string() });
  const vacancyOf = ({ params }: FastifyRequest) => existing(parseId(vacancyInPath.parse(params).vacancyId));
  const recordsOf = (
    answer: z.ZodType<Element>,
    options: ListOptions,
    details: (request: FastifyRequest) => object,
  ): ListedRecords => ({
    ...{ kind, answer, options },
    read: async (db, condition) =>
      z.array(answer).parse(await listApplications({ db, settings: app.settings }, condition)),
    onRead: (request, records) =>
      recordDeed(request, { act: 'read', kind, details: { ...details(request), records } }),
  });
  const records = recordsOf(application, listedApplications, (request) => ({
    vacancyId: vacancyOf(request),
  }));
  listRoute(app, records, {
    url: `${path}/GetByVacancyId/:vacancyId`,
    params: vacancyInPath,
    async filter(request) {
      const id = vacancyOf(request);
      return { name: [id], condition: await forVacancy(app.db, id) };
    },
  });

  const allRecords = recordsOf(applicationOfAll, listedForAll, () => ({ allVacancies: true }));
  listRoute(app, allRecords, { url: `${path}/GetAll` });

  const countsSchema = { summary: 'Сколько новых заявок на каждую вакансию', response: { 200: newCounts } };
  app.get(`${path}/GetNewCounts`, { schema: countsSchema }, async () => ({ data: await countNew(app.db) }));

  const statusSchema = { response: answering(z.array(z.string())) };
  app.get(`${path}/GetApplicationStatuses`, { schema: statusSchema }, async () => ({
    data: [...APPLICATION_STATUSES],
  }));

  const subject = applicationSubject(kind);
  idRoute(app, 'delete', `${path}/Delete`, subject, removeApplication);

  saveRoute(app, `${path}/UpdateApplicationResult`, subject, { draft: resultDraft, save: saveResult });

  const inactivateSchema = {
    body: vacancyId,
    querystring: z.object({
      active: z.coerce.number().optional().describe('Сколько активных заявок показано тому, кто подтвердил'),
    }),
    response: answering(z.object({ id: z.number(), count: z.number() })),
  };
  app.post(`${path}/InactivateAllVacancyApplications`, { schema: inactivateSchema }, async (request) => {
    const id = existing(parseId(String(request.body)));
    const details = (ids: number[]) => ({ vacancyId: id, status: 'Неактивна', applications: ids });
    const ids = await change(request, { act: 'update', subject, details }, (act) =>
      inactivateApplications(act, id, request.query.active),
    );
    return { data: { id, count: ids.length } };
  });

  app.get('/File/GetResumeFileById/:id', { schema: { params: idInPath } }, personalFile('resume'));

  for (const mailKind of MAIL_KINDS) {
    const mailSchema = { body: z.object(named), response: { 200: savedAnswer } };
    app.post(`${path}${MAILS[mailKind]}`, { schema: mailSchema }, async (request) => {
      const { id: applicationId, version } = request.body;
      const write = await readTemplate(mailKind);
      const mail = { kind: mailKind, applicationId, write, domain };
      const intent = {
        act: 'mail',
        subject,
        id: applicationId,
        version,
        details: () => ({ mail: mailKind, ...(!app.settings.smtpUrl && { inFolder: true }) }),
      } as const;
      const data = await change(request, intent, (act) => requestMail(act, mail));
      const user = accountOf(request).userName;
      request.log.info({ kind: mailKind, application: applicationId, user }, 'mail asked for');
      return { data };
    });
  }
};
