import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { NOT_FOUND } from './errorAnswers.ts';

const NO_PAGE = /^\/(api|access|websitefiles|assets|preview)(\/|$)/i;
const OWN_ADDRESS = /^\/(login|dashboard(\/.*)?)?$/;
const METHODS = ['GET', 'HEAD'];
/** Compressed variants are sent instead of their files; source maps are not served. */
const NOT_SENT = ['**/*.br', '**/*.gz', '**/*.map'];
const PAGE = 'index.html';

/** Whether the address is one of the front end's, or one that a person typed and the front end redirects. */
function isNavigation({ method, url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?');
  if (!METHODS.includes(method) || NO_PAGE.test(path)) return false;
  if (OWN_ADDRESS.test(path)) return true;
  return Boolean(headers.accept?.includes('text/html')) && !/[.%;\\]|\/\//.test(path);
}

/**
 * Serves the built front end: only the files that exist at the start. The page is read once, so that its scripts are those that
 * `security` allows.
 */
export const frontEnd = fastifyPlugin<{ folder: string }>(async (app, { folder }) => {
  const page = existsSync(join(folder, PAGE)) ? readFileSync(join(folder, PAGE), 'utf8') : undefined;
  const sendPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

  if (page !== undefined) {
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, isPage: true };
        route.schema = { hide: true };
      });
      files.route({ method: METHODS, url: `/${PAGE}`, handler: (_request, reply) => sendPage(reply) });
      await files.register(fastifyStatic, {
        root: folder,
        wildcard: false,
        globIgnore: [PAGE, ...NOT_SENT],
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders(reply, path) {
          const isHashed = path.startsWith(join(folder, 'assets'));
          reply.setHeader('vary', 'accept-encoding');
          reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (page !== undefined && isNavigation(request)) return sendPage(reply);
    return reply.code(404).send(NOT_FOUND);
  });
});
