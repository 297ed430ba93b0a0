import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The version of the program, because another version may answer differently. Equal on all instances of one build. */
const buildDigest = hash('sha256', readFileSync(fileURLToPath(import.meta.url)));

/**
 * Sets the ETag of an answer, and answers 304 to a client that has it. Browsers may cache the answer, but have to revalidate it.
 *
 * @returns whether the answer is complete
 */
export function isNotModified({ headers }: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const etag = `W/"${hash('sha256', buildDigest + state, 'base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
  const known = String(headers['if-none-match'] ?? '').split(',');
  if (!known.some((each) => each.trim() === etag)) return false;
  reply.code(304).send();
  return true;
}
