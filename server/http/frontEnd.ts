import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { NOT_FOUND } from './errorAnswers.ts';

const NO_PAGE = /^\/(api|access|websitefiles|assets|preview)(\/|$)/i;
const OWN_ADDRESS = /^\/(login|dashboard(\/.*)?)?$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether the address is one of the front end's own, or a person typed one that the front end leads home. */
function isNavigation({ method, url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?');
  if (method !== 'GET' || NO_PAGE.test(path)) return false;
  if (OWN_ADDRESS.test(path)) return true;
  return Boolean(headers.accept?.includes('text/html')) && !/[.%;\\]|\/\//.test(path);
}

/**
 * Serves the built front end: the files that exist when the server starts and nothing else. Files with a hash in
 * their name are kept by browsers for good, `index.html` is asked for again each time.
 */
export const frontEnd = fastifyPlugin<{ folder: string }>(async (app, { folder }) => {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    const options: FastifyStaticOptions = {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', path.includes(`${sep}assets${sep}`) ? IMMUTABLE : 'no-cache');
      },
    };
    await app.register(fastifyStatic, { ...options, serve: false });
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, isPage: true };
      });
      const globIgnore = ['**/*.br', '**/*.gz', '**/*.map'];
      await files.register(fastifyStatic, { ...options, wildcard: false, globIgnore, decorateReply: false });
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isNavigation(request)) return reply.sendFile('index.html');
    return reply.code(404).send(NOT_FOUND);
  });
});
