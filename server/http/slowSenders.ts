import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { answerClientError } from './connections.ts';

/** How long the headers of a request may take. */
export const HEADERS_TIMEOUT_MS = 15_000;

/** A body may begin as slowly as it likes for so long, and has to keep up this pace from then on. */
const GRACE_MS = 10_000;
const SLOWEST_BYTES_PER_SECOND = 8 * 1024;
const CHECK_MS = 2_000;
/** How long a refused sender may go on before the connection is cut; long enough to hear the answer. */
const PATIENCE_MS = 10_000;

const tooSlow = Object.assign(new Error('The body did not arrive in time.'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

function watch(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  const checks = setInterval(() => {
    const seconds = (performance.now() - startedAt - GRACE_MS) / 1000;
    // what lies here unread is late through us
    const isLate =
      socket.bytesRead - bytesBefore < seconds * SLOWEST_BYTES_PER_SECOND && !request.readableLength;
    if (request.complete || !isLate) return;
    clearInterval(checks);
    answerClientError(tooSlow, socket);
    socket.destroySoon();
  }, CHECK_MS).unref();
  request.once('close', () => clearInterval(checks));
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || socket.destroy(), PATIENCE_MS).unref();
  });
}

/**
 * Hangs up on bodies that trickle, wherever they are sent and whatever was answered meanwhile: a few hundred of them
 * would hold as many connections for half an hour.
 */
export const slowSenders = fastifyPlugin(async (app) => {
  app.server.on('request', (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length) > 0 || encoding) watch(request, response);
  });
});
