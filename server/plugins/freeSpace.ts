import { statfs } from 'node:fs/promises';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors.ts';

/** Below this nothing more is taken in: a database that cannot write its log stops altogether. */
export const RESERVE_BYTES = 32 * 1024 * 1024;

/** Refuses saves and uploads with 507 while the disk is nearly full, and takes them again when there is space. */
export const freeSpace = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || request.is404 || request.url.startsWith('/Access/')) return;
    const { bavail, bsize } = await statfs(app.settings.dataDir);
    if (bavail * bsize > RESERVE_BYTES) return;
    request.log.error({ freeBytes: bavail * bsize }, 'disk is nearly full');
    throw new ApiError(
      507,
      'На сервере закончилось место. Данные не сохранены, сообщите администратору системы.',
    );
  });
});
