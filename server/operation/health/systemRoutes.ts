import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { previewRetention, totalsOf } from '../../features/personal/preview.ts';
import { answering, moment } from '../../lib/fields.ts';
import { readBackupStatus } from '../backup/status.ts';
import { version } from '../version.ts';
import { warnings } from '../warnings.ts';
import type { Health } from './examine.ts';
import { readFigures, readPulse } from './figures.ts';

const system = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: moment,
  database: z.object({ isEmbedded: z.boolean(), version: z.string(), bytes: z.number() }),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    place: z.string().describe('Папка или адрес бакета S3'),
  }),
  freeBytes: z.number(),
  mail: z.object({
    isSent: z.boolean().describe('Настроен почтовый сервер'),
    waiting: z.number(),
    oldestSeconds: z.number(),
    givenUp: z.number(),
  }),
  backup: z.object({
    isScheduled: z.boolean(),
    lastAt: moment.nullable(),
    file: z.string().nullable(),
    bytes: z.number().nullable(),
    failedAt: moment.nullable(),
  }),
  personal: z
    .object({
      applicationMonths: z.number().nullable(),
      appealMonths: z.number().nullable(),
      nextAt: moment.nullable(),
      due: z.object({
        applications: z.number(),
        deleted: z.number().describe('Заявки в корзине'),
        appeals: z.number(),
        mails: z.number(),
        files: z.number(),
      }),
      forgottenVacancies: z.number().describe('Просроченные открытые вакансии'),
    })
    .describe('Сроки хранения персональных данных и что будет удалено по ним'),
  warnings: z.array(z.string()).describe('На что обратить внимание, словами'),
});

/** The state of the server for administrators. Not in the specification. */
export const systemRoutes: FastifyPluginAsyncZod = async (app) => {
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  const { db, clock, settings } = app;

  async function readPersonal() {
    const preview = await previewRetention(db, settings, await clock.read(db));
    const { retention, next, forgotten } = preview;
    return {
      applicationMonths: retention.applications ?? null,
      appealMonths: retention.appeals ?? null,
      nextAt: next ?? null,
      due: totalsOf(preview),
      forgottenVacancies: forgotten,
    };
  }

  const messagesOf = ({ parts }: Health) => Object.values(parts).flatMap(({ message }) => message ?? []);

  async function read(): Promise<z.output<typeof system>> {
    const [health, figures, pulse, { isScheduled, last, failure }, freeBytes, known, personal] =
      await Promise.all([
        app.examine(),
        readFigures(db, clock.now),
        readPulse(db, clock.now),
        readBackupStatus(app),
        // without a folder nothing can be written
        app.space.free().catch(() => 0),
        warnings(app),
        readPersonal(),
      ]);
    return {
      version,
      node: process.versions.node,
      startedAt,
      database: {
        isEmbedded: settings.databaseUrl === undefined,
        version: figures.databaseVersion,
        bytes: figures.databaseBytes,
      },
      files: { count: figures.files, bytes: figures.fileBytes, place: app.fileStore.place },
      freeBytes,
      mail: {
        isSent: settings.smtpUrl !== undefined,
        waiting: pulse.mailsWaiting,
        oldestSeconds: pulse.oldestMailSeconds ?? 0,
        givenUp: figures.mailsGivenUp,
      },
      backup: {
        isScheduled,
        lastAt: last?.at ?? null,
        file: last?.file ?? null,
        bytes: last?.sizeBytes ?? null,
        failedAt: failure?.at ?? null,
      },
      personal,
      warnings: [...messagesOf(health), ...known],
    };
  }

  app.get('/Get', { schema: { response: answering(system) } }, async () => ({ data: await read() }));

  // the dashboard requests this each time, so nothing is counted
  const urgentSchema = { response: answering(z.array(z.string()).describe('Что не в порядке, словами')) };
  app.get('/GetUrgent', { schema: urgentSchema }, async () => ({ data: messagesOf(await app.examine()) }));
};
