import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readBackupStatus } from '../backup/status.ts';
import { version } from '../version.ts';
import { readFigures, readPulse } from './figures.ts';
import { asker } from './patience.ts';

type PromClient = typeof import('prom-client');

/** From an answer out of memory to a long list, an upload on a slow line and a call that nobody waits for any more. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const STATES = { ok: 0, warning: 1, failed: 2 };

/** Every file of the front end is one route, and so is everything that is none. */
function routeOf({ is404, routeOptions: { url, config } }: FastifyRequest) {
  if (is404) return 'unknown';
  return config.isPage ? 'page' : (url ?? 'unknown');
}

interface Meters {
  registry: Registry;
  calls: Counter<'method' | 'route' | 'status'>;
  seconds: Histogram<'method' | 'route'>;
  gauge(name: string, help: string, label?: string): Gauge;
}

function open({ Registry, Counter, Gauge, Histogram, collectDefaultMetrics }: PromClient): Meters {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauges = new Map<string, Gauge>();
  return {
    registry,
    calls: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by route',
      labelNames: ['method', 'route'],
      buckets: SECONDS,
      registers,
    }),
    gauge(name, help, label) {
      const known = gauges.get(name);
      if (known) return known;
      const made = new Gauge({
        name: `depository_${name}`,
        help,
        labelNames: label ? [label] : [],
        registers,
      });
      gauges.set(name, made);
      return made;
    },
  };
}

/** Asks the database for what it knows; there is nothing while it does not answer. */
function stored(app: FastifyInstance) {
  const { db, clock } = app;
  const ask = asker(() =>
    Promise.all([readFigures(db, clock.now), readPulse(db, clock.now), readBackupStatus(app)]),
  );
  return async () => {
    try {
      const [figures, pulse, backup] = await ask();
      return { ...figures, ...pulse, backup };
    } catch {
      return undefined;
    }
  };
}

type Stored = ReturnType<typeof stored>;

function setStored(gauge: Meters['gauge'], figures: NonNullable<Awaited<ReturnType<Stored>>>) {
  gauge('mails_waiting', 'Mails in the outbox that are not sent yet').set(figures.mailsWaiting);
  gauge('mails_oldest_seconds', 'Age of the oldest of them').set(figures.oldestMailSeconds ?? 0);
  gauge('mails_given_up', 'Mails of the last month that were given up').set(figures.mailsGivenUp);
  gauge('sessions', 'Sessions that are alive').set(figures.sessions);
  gauge('audit_rows', 'Number of the newest row of the audit log').set(figures.auditRows);
  gauge('audit_newest_seconds', 'Age of the newest row of the audit log').set(figures.auditSeconds ?? 0);
  gauge('backup_last_success_timestamp_seconds', 'When a backup last succeeded; 0 for never').set(
    (figures.backup.last?.at.getTime() ?? 0) / 1000,
  );
  gauge('backup_scheduled', 'Whether one is made each day by itself').set(Number(figures.backup.isScheduled));
  gauge('files', 'Uploaded files').set(figures.files);
  gauge('files_bytes', 'Bytes of uploaded files').set(figures.fileBytes);
  gauge('database_bytes', 'Bytes of the database').set(figures.databaseBytes);
}

/** Brings every gauge up to date. */
async function measure(app: FastifyInstance, readStored: Stored, { gauge }: Meters) {
  const [figures, { parts }] = await Promise.all([readStored(), app.examine()]);
  gauge('build_info', 'The version that runs', 'version').set({ version }, 1);
  gauge('database_up', 'Whether the database answers').set(figures ? 1 : 0);
  if (figures) setStored(gauge, figures);
  for (const [state, count] of Object.entries(app.connections?.() ?? {}))
    gauge('database_connections', 'Connections to PostgreSQL, and statements that wait for one', 'state').set(
      { state },
      count,
    );
  gauge('disk_free_bytes', 'Free bytes on the disk of the data folder').set(
    // nothing can be written where there is no folder
    await app.space.free().catch(() => 0),
  );
  for (const [what, count] of Object.entries(app.swept))
    gauge('swept', 'What the cleaning took out of use since the start', 'what').set({ what }, count);
  for (const [work, { lastSuccess, failures }] of app.works) {
    gauge('work_failures', 'Failed runs of the housekeeping since the start', 'work').set({ work }, failures);
    gauge('work_last_success_timestamp_seconds', 'When a work last succeeded', 'work').set(
      { work },
      (lastSuccess?.getTime() ?? 0) / 1000,
    );
  }
  const health = gauge('health', 'State by part: 0 ok, 1 warning, 2 failed', 'part');
  // of a part that nobody can look at now, nothing is known
  health.reset();
  for (const [part, { state }] of Object.entries(parts)) health.set({ part }, STATES[state]);
}

/**
 * Figures as Prometheus reads them. The library, its timers and 10 MB are taken by the first who asks: what a counter had
 * before its first reading, nobody can use.
 */
export const metrics = fastifyPlugin(async (app) => {
  const readStored = stored(app);
  let opening: Promise<Meters> | undefined;
  let meters: Meters | undefined;

  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!meters) return;
    const labels = { method: request.method, route: routeOf(request) };
    meters.calls.inc({ ...labels, status: reply.statusCode });
    meters.seconds.observe(labels, reply.elapsedTime / 1000);
  });

  app.decorate('metrics', async () => {
    opening ??= import('prom-client').then(open);
    meters = await opening;
    await measure(app, readStored, meters);
    return { contentType: meters.registry.contentType, text: await meters.registry.metrics() };
  });
});
