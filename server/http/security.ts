import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import { VIDEO_HOSTS } from '../../src/wire/htmlRules.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Where the rich text's videos may be played from; the sanitiser lets no other frame through. */
export const VIDEO_PLAYERS = Object.keys(VIDEO_HOSTS).map((host) => `https://${host}`);

/** The digests of the inline scripts of the front end's page: no other inline script runs. */
function inlineScripts(folder: string): string[] {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * What browsers may do with our pages. Styles are allowed inline because rich text carries `style` attributes;
 * scripts only where the page of the front end has them itself. Answers of the API are kept in no cache.
 */
export const security = fastifyPlugin<{ frontEndFolder: string }>(async (app, { frontEndFolder }) => {
  const writeHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(frontEndFolder)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        // sound and picture files that content links to; the browser plays them, they run nothing
        mediaSrc: ["'self'", 'blob:', 'https:'],
        frameSrc: ["'self'", 'blob:', ...VIDEO_PLAYERS],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // pictures inside texts come from anywhere, and most hosts do not answer with the header this would ask for
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    writeHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
});
