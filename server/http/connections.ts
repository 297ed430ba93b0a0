import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import type { ErrorWire } from '../../src/wire/wire.ts';
import { CLIENT_ERRORS } from './errorAnswers.ts';

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers invalid HTTP in the form of every other error, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: CLIENT_ERRORS[status] ?? '' } satisfies ErrorWire);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: {
      /** Whether the server is stopping. */
      hasBegun(): boolean;
      /** Makes the server not ready; each connection is closed with its next answer. */
      begin(): void;
    };
  }
}

/** Knows where each connection comes from. Once the server is told to stop, answers still under way close their connections: idle ones would keep it up. */
export const goodbye = fastifyPlugin(async (app) => {
  // Node caches an address that was read, but cannot find that of a closed connection
  app.server.on('connection', (socket: Socket) => socket.remoteAddress);
  let isStopping = false;
  app.decorate('leaving', {
    hasBegun: () => isStopping,
    begin() {
      isStopping = true;
    },
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
});
