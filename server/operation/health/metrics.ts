import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readBackupStatus } from '../backup/status.ts';
import { version } from '../version.ts';
import { readFigures, readPulse } from './figures.ts';
import { withTimeout } from './timeout.ts';

type PromClient = typeof import('prom-client');

/** Histogram buckets in seconds, from cached answers to long lists and slow uploads. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const STATES = { ok: 0, warning: 1, failed: 2 };

/** All files of the front end count as one route, and so do unknown addresses. */
function routeOf({ is404, routeOptions: { url, config } }: FastifyRequest) {
  if (is404) return 'unknown';
  return config.isPage ? 'page' : (url ?? 'unknown');
}

const secondsOf = (date: Date | undefined) => (date?.getTime() ?? 0) / 1000;

/** A gauge with its values by label, or its only value. */
type Reading = [name: string, help: string, value: number | [label: string, Record<string, number>]];

async function readDatabase({ db, clock, settings }: FastifyInstance): Promise<Reading[]> {
  const [figures, pulse, { last, isScheduled }] = await Promise.all([
    readFigures(db, clock.now),
    readPulse(db, clock.now),
    readBackupStatus({ db, clock, settings }),
  ]);
  return [
    ['mails_waiting', 'Mails in the outbox that are not sent yet', pulse.mailsWaiting],
    ['mails_oldest_seconds', 'Age of the oldest of them', pulse.oldestMailSeconds ?? 0],
    ['mails_given_up', 'Mails of the last month that were given up', figures.mailsGivenUp],
    ['sessions', 'Sessions that are alive', figures.sessions],
    ['audit_rows', 'Number of the newest row of the audit log', figures.auditRows],
    ['audit_newest_seconds', 'Age of the newest row of the audit log', figures.auditSeconds ?? 0],
    [
      'backup_last_success_timestamp_seconds',
      'When a backup last succeeded; 0 for never',
      secondsOf(last?.at),
    ],
    ['backup_scheduled', 'Whether one is made each day by itself', Number(isScheduled)],
    ['files', 'Uploaded files', figures.files],
    ['files_bytes', 'Bytes of uploaded files', figures.fileBytes],
    ['database_bytes', 'Bytes of the database', figures.databaseBytes],
  ];
}

const byName = <Value>(entries: Iterable<[string, Value]>, value: (each: Value) => number) =>
  Object.fromEntries([...entries].map(([name, each]) => [name, value(each)]));

async function readServer(
  app: FastifyInstance,
  { parts }: Awaited<ReturnType<FastifyInstance['examine']>>,
  isDatabaseUp: boolean,
): Promise<Reading[]> {
  const connections: Record<string, number> = { ...app.connections?.() };
  return [
    ['build_info', 'The version that runs', ['version', { [version]: 1 }]],
    ['database_up', 'Whether the database answers', Number(isDatabaseUp)],
    [
      'database_connections',
      'Connections to PostgreSQL, and statements that wait for one',
      ['state', connections],
    ],
    [
      'disk_free_bytes',
      'Free bytes on the disk of the data folder',
      // without a folder nothing can be written
      await app.space.free().catch(() => 0),
    ],
    ['swept', 'What the cleaning took out of use since the start', ['what', app.swept]],
    [
      'work_failures',
      'Failed runs of the housekeeping since the start',
      ['work', byName(app.works, ({ failures }) => failures)],
    ],
    [
      'work_last_success_timestamp_seconds',
      'When a work last succeeded',
      ['work', byName(app.works, ({ lastSuccess }) => secondsOf(lastSuccess))],
    ],
    [
      'health',
      'State by part: 0 ok, 1 warning, 2 failed',
      ['part', byName(Object.entries(parts), ({ state }) => STATES[state])],
    ],
  ];
}

/** Counts calls from now on. */
function openMeters({ Registry, Counter, Gauge, Histogram, collectDefaultMetrics }: PromClient) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    count(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
      const labels = { method: request.method, route: routeOf(request) };
      calls.inc({ ...labels, status: statusCode });
      seconds.observe(labels, elapsedTime / 1000);
    },
    /** Created for each request, so that a part that cannot be read has no stale values. */
    set([name, help, value]: Reading) {
      const full = `depository_${name}`;
      registry.removeSingleMetric(full);
      const [label, values] = typeof value === 'number' ? [undefined, { '': value }] : value;
      const gauge = new Gauge({ name: full, help, labelNames: label ? [label] : [], registers });
      for (const [each, count] of Object.entries(values)) gauge.set(label ? { [label]: each } : {}, count);
    },
  };
}

/**
 * Metrics in the format of Prometheus. The library needs 10 MB and timers, so it is loaded with the first request; counters before that are
 * useless anyway.
 */
export const metrics = fastifyPlugin(async (app) => {
  const askDatabase = withTimeout(() => readDatabase(app));
  let meters: ReturnType<typeof openMeters> | undefined;

  app.addHook('onResponse', async (request, reply) => meters?.count(request, reply));

  app.decorate('metrics', async () => {
    const client = await import('prom-client');
    meters ??= openMeters(client);
    // no value while it does not answer
    const [stored, health] = await Promise.all([askDatabase().catch(() => undefined), app.examine()]);
    for (const reading of [...(await readServer(app, health, stored !== undefined)), ...(stored ?? [])])
      meters.set(reading);
    return { contentType: meters.registry.contentType, text: await meters.registry.metrics() };
  });
});
