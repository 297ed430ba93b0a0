import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accessRoutes } from './accounts/accessRoutes.ts';
import { accountRoutes } from './accounts/accountRoutes.ts';
import { bearer } from './accounts/bearer.ts';
import { ownRoutes } from './accounts/ownRoutes.ts';
import { hasSeals } from './accounts/secondFactor.ts';
import { openSecrets } from './accounts/secrets.ts';
import { audit } from './audit/audit.ts';
import { auditRoutes } from './audit/auditRoutes.ts';
import { type Clock, databaseClock } from './db/clock.ts';
import type { Connections, Database } from './db/database.ts';
import { areaRoutes } from './families/areas.ts';
import { peopleReaders, readers, rights } from './families/rights.ts';
import { commentRoutes } from './features/comments/commentRoutes.ts';
import { deskRoutes } from './features/desk/deskRoutes.ts';
import { fileRoutes } from './features/files/fileRoutes.ts';
import { personalRoutes } from './features/personal/personalRoutes.ts';
import { previewRoutes } from './features/previews/previewRoutes.ts';
import { publicPreviews } from './features/previews/publicRoutes.ts';
import { proposalRoutes } from './features/review/proposalRoutes.ts';
import { reviewRoutes } from './features/review/reviewRoutes.ts';
import { scheduleRoutes } from './features/schedule/scheduleRoutes.ts';
import { trashRoutes } from './features/trash/trashRoutes.ts';
import type { FileStore } from './files/store.ts';
import { answerClientError, goodbye } from './http/connections.ts';
import { documentation } from './http/documentation.ts';
import { errors, sendError } from './http/errorAnswers.ts';
import { freeSpace } from './http/freeSpace.ts';
import { frontEnd } from './http/frontEnd.ts';
import { BODY_LIMIT_BYTES, jsonBodies } from './http/jsonBodies.ts';
import { loggerOptions, requestLog } from './http/logging.ts';
import { security } from './http/security.ts';
import { shedding } from './http/shedding.ts';
import { HEADERS_TIMEOUT_MS, slowSenders } from './http/slowSenders.ts';
import { keepTimeOf } from './lib/days.ts';
import { speakRussian } from './lib/russian.ts';
import type { Sanitise } from './lib/sanitiser.ts';
import { health } from './operation/health/health.ts';
import { healthRoutes } from './operation/health/healthRoutes.ts';
import { systemRoutes } from './operation/health/systemRoutes.ts';
import { readInstallation } from './operation/installation.ts';
import { rulesOf } from './records/reviewRules.ts';
import type { Settings } from './settings.ts';

/** How long a request may take to arrive: a large upload over a slow line, but not for ever. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
const CHECK_CONNECTIONS_MS = 5_000;
/** Level 4 of 11: half the size of gzip's for the time of gzip's. */
const BROTLI_QUALITY = 4;

interface Dependencies {
  settings: Settings;
  db: Database;
  /** How the connections to a PostgreSQL server stand. */
  connections?(): Connections;
  fileStore: FileStore;
  /** Folder of the built front end; when it is not built, only the API answers. */
  frontEndFolder: string;
  /** The database's own when absent. */
  clock?: Clock;
  /** How rich texts are sanitised. */
  sanitise: Sanitise;
  /** Where log lines go; stdout when absent. */
  logStream?: { write(line: string): void };
}

/** Fastify wants a function where the setting counts the proxies in front. */
function trustedProxies({ trustProxy }: Settings) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** The whole server except its port: registers plugins and routes, opens nothing by itself. */
export async function buildApp(dependencies: Dependencies) {
  const { settings, db, fileStore, frontEndFolder, clock = databaseClock(), logStream } = dependencies;
  const app = fastify({
    logger: loggerOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(settings),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
  }).withTypeProvider<ZodTypeProvider>();

  speakRussian();
  keepTimeOf(settings.timeZone);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // text/plain would be a body that any page of the web may send without asking
  app.removeContentTypeParser('text/plain');

  app.decorate('db', db);
  app.decorate('settings', settings);
  app.decorate('fileStore', fileStore);
  app.decorate('clock', clock);
  app.decorate('sanitise', dependencies.sanitise);
  app.decorate('rules', rulesOf(settings));
  app.decorate('subjects', new Map());
  app.decorate('publishing', new Map());
  app.decorate('proposable', new Map());
  app.decorate('secrets', await openSecrets(settings, () => hasSeals(db)));
  app.decorate('digestKey', (await readInstallation(db)).digestKey);

  await app.register(errors);
  await app.register(jsonBodies);
  await app.register(audit);
  await app.register(goodbye);
  await app.register(slowSenders);
  await app.register(requestLog);
  await app.register(security, { frontEndFolder });
  await app.register(shedding);
  await app.register(bearer, { rights });
  await app.register(freeSpace);
  await app.register(health, { connections: dependencies.connections });
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(documentation);

  await app.register(healthRoutes);
  await app.register(accessRoutes, { prefix: '/Access' });
  await app.register(ownRoutes, { prefix: '/Access' });
  await app.register(accountRoutes, { prefix: '/api/Admin/Account' });
  await app.register(areaRoutes, { prefix: '/api/Admin' });
  await app.register(reviewRoutes, { prefix: '/api/Admin/Review' });
  await app.register(proposalRoutes, { prefix: '/api/Admin/Review' });
  await app.register(trashRoutes, { prefix: '/api/Admin/Trash' });
  await app.register(commentRoutes, { prefix: '/api/Admin/Comment', readers });
  await app.register(previewRoutes, { prefix: '/api/Admin/Preview' });
  await app.register(publicPreviews, { prefix: '/preview' });
  await app.register(auditRoutes, { prefix: '/api/Admin/Audit', readers: peopleReaders });
  await app.register(scheduleRoutes, { prefix: '/api/Admin/Schedule' });
  await app.register(systemRoutes, { prefix: '/api/Admin/System' });
  await app.register(personalRoutes, { prefix: '/api/Admin/Personal' });
  await app.register(deskRoutes, { prefix: '/api/Admin/Desk', rights });
  await app.register(fileRoutes, { prefix: '/WebsiteFiles/File' });

  await app.register(frontEnd, { folder: frontEndFolder });
  return app;
}
