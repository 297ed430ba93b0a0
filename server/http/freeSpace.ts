import { statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../lib/apiError.ts';
import { SERVER_ERRORS } from './errorAnswers.ts';

/** A text is written to the log, to its table and to its overflow table before any space is freed. */
const COPIES_ON_DISK = 3;

declare module 'fastify' {
  interface FastifyInstance {
    space: {
      /** The free bytes on the disk of the data folder, less what requests under way have announced. */
      free(): Promise<number>;
      /** For bodies of unknown length. @throws ApiError 507 when only the reserve is left */
      check(request: FastifyRequest): Promise<void>;
    };
  }
}

/** What removes something is taken as long as there is a reserve for it, and so is what concerns accounts; what else is made there asks by itself. */
const isNeverRefused = ({ method, url, is404 }: FastifyRequest) =>
  method !== 'POST' || is404 || /^\/(Access|api\/Admin\/(Account|Trash|Personal))\//.test(url);

/** The announced size of a request; uploads without a length are checked while they arrive. */
function announcedBytes({ headers, routeOptions }: FastifyRequest) {
  const announced = Number(headers['content-length']);
  if (announced > 0 || headers['transfer-encoding'] === undefined) return announced || 0;
  return headers['content-type']?.startsWith('multipart/') ? 0 : (routeOptions.bodyLimit ?? 0);
}

/**
 * Refuses saves and uploads with 507 while the disk is nearly full, because a database that cannot write its log stops. Sizes announced by
 * requests under way count as used.
 */
export const freeSpace = fastifyPlugin(async (app) => {
  const { dataDir, reserveBytes } = app.settings;
  let bookedBytes = 0;
  const refuse = (request: FastifyRequest, freeBytes: number) => {
    request.log.error({ freeBytes, bookedBytes }, 'disk is nearly full');
    return new ApiError(507, SERVER_ERRORS[507]);
  };

  app.decorate('space', {
    async free() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    async check(request) {
      const freeBytes = await app.space.free();
      if (freeBytes <= reserveBytes) throw refuse(request, freeBytes);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isNeverRefused(request)) return;
    const wantedBytes = COPIES_ON_DISK * announcedBytes(request);
    const freeBytes = await app.space.free();
    // a closed connection writes nothing more, and its end is not reported again
    if (reply.raw.destroyed) return;
    if (freeBytes - bookedBytes <= reserveBytes + wantedBytes) throw refuse(request, freeBytes);
    bookedBytes += wantedBytes;
    reply.raw.once('close', () => {
      bookedBytes -= wantedBytes;
    });
  });
});
