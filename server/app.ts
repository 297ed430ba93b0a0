import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerClientError } from './clientErrors.ts';
import type { Clock } from './context.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/store.ts';
import { loggerOptions } from './logging.ts';
import { audiosArea, videosArea } from './mediaAreas.ts';
import { bearer } from './plugins/bearer.ts';
import { documentation } from './plugins/documentation.ts';
import { errors, sendError } from './plugins/errors.ts';
import { freeSpace } from './plugins/freeSpace.ts';
import { frontEnd } from './plugins/frontEnd.ts';
import { goodbye } from './plugins/goodbye.ts';
import { requestLog } from './plugins/requestLog.ts';
import { security } from './plugins/security.ts';
import { depoCompassesArea, depoMessagesArea, depoNewsArea, newsArea } from './publicationAreas.ts';
import { accessRoutes } from './routes/access.ts';
import { allRegisters } from './routes/allRegisters.ts';
import { applicationRoutes } from './routes/applications.ts';
import { counterRoutes } from './routes/counters.ts';
import { departmentRoutes } from './routes/departments.ts';
import { fileRoutes } from './routes/files.ts';
import { guaranteeFundRoutes } from './routes/guaranteeFund.ts';
import { mediaRoutes } from './routes/media.ts';
import { onlineAppealRoutes } from './routes/onlineAppeals.ts';
import { personalFileRoutes } from './routes/personalFiles.ts';
import { publicationRoutes } from './routes/publications.ts';
import { vacancyRoutes } from './routes/vacancies.ts';
import type { Settings } from './settings.ts';
import { speakRussian } from './validation.ts';

/** The largest body of a save: texts may carry pictures. Other routes set their own, smaller ones. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
/** How long a request may take to arrive: a large upload over a slow line, but not for ever. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
/** Level 4 of 11: half the size of gzip's for the time of gzip's. */
const BROTLI_QUALITY = 4;

export interface Dependencies {
  settings: Settings;
  db: Database;
  fileStore: FileStore;
  /** Folder of the built front end; when it is not built, only the API answers. */
  frontEndFolder: string;
  clock?: Clock;
  /** Where log lines go; stdout when absent. */
  logStream?: { write(line: string): void };
}

/** Fastify wants a function where the setting counts the proxies in front. */
function trustedProxies({ trustProxy }: Settings) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** The whole server except its port: registers plugins and routes, opens nothing by itself. */
export async function buildApp(dependencies: Dependencies) {
  const { settings, db, fileStore, frontEndFolder, clock = () => new Date(), logStream } = dependencies;
  const app = fastify({
    logger: loggerOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(settings),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
  }).withTypeProvider<ZodTypeProvider>();

  speakRussian();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // text/plain would be a body that any page of the web may send without asking
  app.removeContentTypeParser('text/plain');

  app.decorate('db', db);
  app.decorate('settings', settings);
  app.decorate('fileStore', fileStore);
  app.decorate('clock', clock);

  await app.register(errors);
  await app.register(goodbye);
  await app.register(requestLog);
  await app.register(security);
  await app.register(bearer);
  await app.register(freeSpace);
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(documentation);

  await app.register(accessRoutes, { prefix: '/Access' });
  await app.register(publicationRoutes, { prefix: '/api/Admin/News', area: newsArea });
  await app.register(publicationRoutes, { prefix: '/api/Admin/DepoNews', area: depoNewsArea });
  await app.register(publicationRoutes, { prefix: '/api/Admin/DepoCompass', area: depoCompassesArea });
  await app.register(publicationRoutes, { prefix: '/api/Admin/DepoMessages', area: depoMessagesArea });
  await app.register(mediaRoutes, { prefix: '/api/Admin/Video', area: videosArea });
  await app.register(mediaRoutes, { prefix: '/api/Admin/Audio', area: audiosArea });
  await app.register(allRegisters, { prefix: '/api/Admin' });
  await app.register(departmentRoutes, { prefix: '/api/Admin/Department' });
  await app.register(vacancyRoutes, { prefix: '/api/Admin/Vacancy' });
  await app.register(applicationRoutes, { prefix: '/api/Admin/ApplicationForVacancy' });
  await app.register(onlineAppealRoutes, { prefix: '/api/Admin/OnlineAppeal' });
  await app.register(guaranteeFundRoutes, { prefix: '/api/Admin/GuaranteeFund' });
  await app.register(personalFileRoutes, { prefix: '/api/Admin/File' });
  await app.register(counterRoutes, { prefix: '/api/Admin' });
  await app.register(fileRoutes, { prefix: '/WebsiteFiles/File' });

  await app.register(frontEnd, { folder: frontEndFolder });
  return app;
}
