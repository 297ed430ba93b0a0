import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readBackupStatus } from '../backup/status.ts';
import { version } from '../operation/version.ts';
import { warnings } from '../operation/warnings.ts';
import { readFigures, readPulse } from './figures.ts';

const SECOND_MS = 1000;

const moment = z.string().nullable();
const system = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  database: z.object({ isEmbedded: z.boolean(), version: z.string(), bytes: z.number() }),
  files: z.object({ count: z.number(), bytes: z.number() }),
  freeBytes: z.number(),
  mail: z.object({
    isSent: z.boolean().describe('Настроен почтовый сервер'),
    waiting: z.number(),
    oldestSeconds: z.number(),
    givenUp: z.number(),
  }),
  backup: z.object({
    isScheduled: z.boolean(),
    lastAt: moment,
    file: z.string().nullable(),
    bytes: z.number().nullable(),
    failedAt: moment,
  }),
  warnings: z.array(z.string()).describe('На что обратить внимание, словами'),
});

/** How the server is, for administrators. Ours, beside the specification's calls. */
export const systemRoutes: FastifyPluginAsyncZod = async (app) => {
  const startedAt = new Date(Date.now() - process.uptime() * SECOND_MS).toISOString();
  const { db, clock, settings } = app;

  async function read(): Promise<z.input<typeof system>> {
    const [health, figures, pulse, { isScheduled, last, failure }, freeBytes, known] = await Promise.all([
      app.examine(),
      readFigures(db, clock.now),
      readPulse(db, clock.now),
      readBackupStatus(app),
      app.space.free(),
      warnings(app),
    ]);
    const found = Object.values(health.parts).flatMap(({ message }) => message ?? []);
    return {
      version,
      node: process.versions.node,
      startedAt,
      database: {
        isEmbedded: settings.databaseUrl === undefined,
        version: figures.databaseVersion,
        bytes: figures.databaseBytes,
      },
      files: { count: figures.files, bytes: figures.fileBytes },
      freeBytes,
      mail: {
        isSent: settings.smtpUrl !== undefined,
        waiting: pulse.mailsWaiting,
        oldestSeconds: pulse.oldestMailSeconds ?? 0,
        givenUp: pulse.mailsGivenUp,
      },
      backup: {
        isScheduled,
        lastAt: last?.at.toISOString() ?? null,
        file: last?.file ?? null,
        bytes: last?.sizeBytes ?? null,
        failedAt: failure?.at.toISOString() ?? null,
      },
      warnings: [...found, ...known],
    };
  }

  const schema = { tags: ['system'], response: { 200: z.object({ data: system }) } };
  app.get('/Get', { schema }, async () => ({ data: await read() }));
};
