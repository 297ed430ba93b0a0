import { statfs } from 'node:fs/promises';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors/apiError.ts';
import { SERVER_ERRORS } from './errorAnswers.ts';

/** A text is written to the log, to its table and to the table's overflow before any of it is freed. */
const COPIES_ON_DISK = 3;

/**
 * Refuses saves and uploads with 507 while the disk is nearly full, and takes them again when there is space: a
 * database that cannot write its log stops altogether.
 */
export const freeSpace = fastifyPlugin(async (app) => {
  const { dataDir, reserveBytes } = app.settings;
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || request.is404 || request.url.startsWith('/Access/')) return;
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    const bodyBytes = Number(request.headers['content-length']) || 0;
    if (freeBytes > reserveBytes + COPIES_ON_DISK * bodyBytes) return;
    request.log.error({ freeBytes }, 'disk is nearly full');
    throw new ApiError(507, SERVER_ERRORS[507]);
  });
});
