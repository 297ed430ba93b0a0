import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import { VIDEO_HOSTS } from '../../src/wire/htmlRules.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The hosts of videos in rich texts; the sanitiser allows no other frames. */
export const VIDEO_PLAYERS = Object.keys(VIDEO_HOSTS).map((host) => `https://${host}`);

/** The digests of the page's inline scripts, the only ones that may run. */
function inlineScripts(folder: string): string[] {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
}

/**
 * The security headers. Inline styles are allowed, because rich texts have `style` attributes; scripts only where the front end's page has
 * them. Answers of the API are not cached.
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
        // audio and video files to which content links
        mediaSrc: ["'self'", 'blob:', 'https:'],
        frameSrc: ["'self'", 'blob:', ...VIDEO_PLAYERS],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // pictures in texts come from any host, and most of them do not send the header that this would require
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
