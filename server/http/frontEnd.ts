import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { builtFiles } from './builtFiles.ts';
import { NOT_FOUND } from './errorAnswers.ts';

const NO_PAGE = /^\/(api|access|websitefiles|assets|preview)(\/|$)/i;
const OWN_ADDRESS = /^\/(login|dashboard(\/.*)?)?$/;
const METHODS = ['GET', 'HEAD'];

/** Whether the address is one of the front end's own, or a person typed one that the front end leads home. */
function isNavigation({ method, url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?');
  if (!METHODS.includes(method) || NO_PAGE.test(path)) return false;
  if (OWN_ADDRESS.test(path)) return true;
  return Boolean(headers.accept?.includes('text/html')) && !/[.%;\\]|\/\//.test(path);
}

/**
 * Serves the built front end: the files that exist when the server starts and nothing else. `index.html` is asked for again each time.
 */
export const frontEnd = fastifyPlugin<{ folder: string }>(async (app, { folder }) => {
  const files = existsSync(join(folder, 'index.html')) ? await builtFiles(folder) : undefined;
  if (files) {
    const page = { method: METHODS, config: { isPage: true }, schema: { hide: true } };
    const besidePage = [...files.names].filter((name) => !name.startsWith('assets/'));
    for (const name of besidePage)
      app.route({ ...page, url: `/${name}`, handler: (request, reply) => files.send(request, reply, name) });
    // one route for all of them: each of its own would make the start longer
    app.route<{ Params: { '*': string } }>({
      ...page,
      url: '/assets/*',
      handler: (request, reply) => {
        const name = `assets/${request.params['*']}`;
        return files.names.has(name) ? files.send(request, reply, name) : reply.callNotFound();
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (files && isNavigation(request)) return files.send(request, reply, 'index.html');
    return reply.code(404).send(NOT_FOUND);
  });
});
