import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../lib/apiError.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
/** Headers that proxies add. Without them, a request of a local proxy is recognised by the visitor's Host: see README, Monitoring. */
const BY_PROXY = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Whether a request was made on this machine itself, not by a local proxy. */
function isFromHere({ socket, headers }: FastifyRequest) {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_NAME.test(headers.host ?? '') &&
    BY_PROXY.every((name) => headers[name] === undefined)
  );
}

/**
 * Whether the client may see details: with the token of the settings or, if none is set, on the machine itself. With a token the machine
 * does not matter, because behind a proxy every client seems to be local.
 */
export function isInsider(request: FastifyRequest) {
  const { healthToken } = request.server.settings;
  if (!healthToken) return isFromHere(request);
  const [, shown] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(healthToken));
}

/** @throws ApiError 401 or 403 for other clients */
export function checkInsider(request: FastifyRequest) {
  if (isInsider(request)) return;
  if (request.server.settings.healthToken) throw new ApiError(401, 'Нужен ключ HEALTH_TOKEN.');
  throw new ApiError(403, 'Доступно только на самом сервере. Для других узлов задайте HEALTH_TOKEN.');
}
