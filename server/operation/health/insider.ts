import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../lib/apiError.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
/** What a proxy adds. One that adds nothing shows the visitor's Host, or is shown the address alone: see README, Monitoring. */
const BY_PROXY = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request was made on this machine itself, and not by a proxy on it for somebody else. */
function isFromHere({ socket, headers }: FastifyRequest) {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_NAME.test(headers.host ?? '') &&
    BY_PROXY.every((name) => headers[name] === undefined)
  );
}

/**
 * Whether somebody may see how the server is in detail: who shows the token of the settings; where none is set, who asks on the machine
 * itself. With a token the machine does not matter: behind a proxy everybody seems to be there.
 */
export function isInsider(request: FastifyRequest) {
  const { healthToken } = request.server.settings;
  if (!healthToken) return isFromHere(request);
  const [, shown] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(healthToken));
}

/** @throws ApiError 401 or 403 for everybody else */
export function checkInsider(request: FastifyRequest) {
  if (isInsider(request)) return;
  if (request.server.settings.healthToken) throw new ApiError(401, 'Нужен ключ HEALTH_TOKEN.');
  throw new ApiError(403, 'Доступно только на самом сервере. Для других узлов задайте HEALTH_TOKEN.');
}
