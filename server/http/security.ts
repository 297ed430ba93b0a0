import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { VIDEO_HOSTS } from '../../src/wire/htmlRules.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Where the rich text's videos may be played from; the sanitiser lets no other frame through. */
const VIDEO_PLAYERS = Object.keys(VIDEO_HOSTS).map((host) => `https://${host}`);

/** Worked out once: helmet would write all of them anew for each answer. */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders(), 'permissions-policy': 'camera=(), geolocation=(), microphone=()' };
}

/**
 * What browsers may do with our pages. Styles are allowed inline because rich text carries `style` attributes;
 * scripts only where the page of the front end has them itself. Answers of the API are kept in no cache.
 *
 * @param scripts - sources of the inline scripts that may run
 */
export const security = fastifyPlugin<{ scripts: string[] }>(async (app, { scripts }) => {
  const fixed = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
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
    reply.headers(fixed);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    done();
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
});
