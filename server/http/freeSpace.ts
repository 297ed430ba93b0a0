import { statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../lib/apiError.ts';
import { SERVER_ERRORS } from './errorAnswers.ts';

/** A text is written to the log, to its table and to its overflow table before any space is freed; a file is written once. */
const COPIES_OF_TEXT = 3;

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

/** The bytes that a request may write; uploads without a length are checked while they arrive, and what is over the limit is refused later. */
function announcedBytes({ headers, routeOptions: { bodyLimit = 0 } }: FastifyRequest) {
  const isFile = headers['content-type']?.startsWith('multipart/');
  const isUnknown = headers['content-length'] === undefined && headers['transfer-encoding'] !== undefined;
  const announced = isUnknown && !isFile ? bodyLimit : Number(headers['content-length']) || 0;
  return Math.min(announced, bodyLimit) * (isFile ? 1 : COPIES_OF_TEXT);
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
    const wantedBytes = announcedBytes(request);
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
