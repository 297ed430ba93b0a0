import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The program itself: what another one answers may look different. Equal on all instances of one build. */
const buildDigest = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest();

/**
 * Names the state that an answer depends on, and answers 304 to a client that has it already. Browsers may keep it, but ask before they use it.
 *
 * @returns whether that was all
 */
export function isNotModified({ headers }: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const digest = createHash('sha256').update(buildDigest).update(state).digest('base64url');
  const etag = `W/"${digest.slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
  const known = String(headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (!known.includes(etag)) return false;
  reply.code(304).send();
  return true;
}
