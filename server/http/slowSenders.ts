import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { answerClientError } from './connections.ts';

/** The time limit for a request's headers. */
export const HEADERS_TIMEOUT_MS = 15_000;

/** A body may be slow during this time, and must keep up this rate afterwards. */
const GRACE_MS = 10_000;
const SLOWEST_BYTES_PER_SECOND = 8 * 1024;
const CHECK_MS = 2_000;
/** How long the connection of a refused sender stays open, long enough to read the answer. */
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
    // unread bytes are our own delay
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
 * Closes connections whose bodies trickle in, on any route and whatever was answered: a few hundred of them would block as many connections
 * for half an hour.
 */
export const slowSenders = fastifyPlugin(async (app) => {
  app.server.on('request', (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length) > 0 || encoding) watch(request, response);
  });
});
