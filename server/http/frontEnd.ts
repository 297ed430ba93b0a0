import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { NOT_FOUND } from './errorAnswers.ts';

const NO_PAGE = /^\/(api|access|websitefiles|assets|preview)(\/|$)/i;
const OWN_ADDRESS = /^\/(login|dashboard(\/.*)?)?$/;
const METHODS = ['GET', 'HEAD'];
/** Compressed variants are sent instead of their files; source maps are not served. */
const NOT_SENT = /(^|\/)\.|\.(br|gz|map)$/;
const PAGE = 'index.html';

/** Whether the address is one of the front end's, or one that a person typed and the front end redirects. */
function isNavigation({ method, url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?');
  if (!METHODS.includes(method) || NO_PAGE.test(path)) return false;
  if (OWN_ADDRESS.test(path)) return true;
  return Boolean(headers.accept?.includes('text/html')) && !/[.%;\\]|\/\//.test(path);
}

function filesIn(folder: string) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = files.map((path) => relative(folder, path).replaceAll(sep, '/'));
  return new Set(names.filter((name) => !NOT_SENT.test(name)));
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
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    const names = filesIn(folder);
    const route = { method: METHODS, config: { isPage: true }, schema: { hide: true } };
    for (const name of names) {
      if (name === PAGE)
        app.route({ ...route, url: `/${PAGE}`, handler: (_request, reply) => sendPage(reply) });
      else if (!name.startsWith('assets/'))
        app.route({ ...route, url: `/${name}`, handler: (_request, reply) => reply.sendFile(name) });
    }
    // one route for all files, because a route for each would make the start slower
    app.route<{ Params: { '*': string } }>({
      ...route,
      url: '/assets/*',
      handler: (request, reply) => {
        const name = `assets/${request.params['*']}`;
        return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (page !== undefined && isNavigation(request)) return sendPage(reply);
    return reply.code(404).send(NOT_FOUND);
  });
});
