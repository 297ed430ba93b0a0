/** What a client takes, and what it has already. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How answers are compressed, the shortest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const listOf = (header: string | string[] | undefined) => String(header ?? '').split(/\s*,\s*/);

/** The shortest encoding that the client takes. @param isThere - which ones there are of the answer */
export function encodingFor({ headers }: FastifyRequest, isThere: (encoding: Encoding) => boolean) {
  const accepted = listOf(headers['accept-encoding']);
  return ENCODINGS.find((each) => accepted.includes(each) && isThere(each));
}

/** A tag of the answer that follows from what is given. */
export const etagOf = (content: string | Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * Says which answer this is, and answers 304 to a client that has it already.
 *
 * @returns whether that was all
 */
export function hasAlready({ headers }: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  if (!listOf(headers['if-none-match']).includes(etag)) return false;
  reply.code(304).send();
  return true;
}

/** The program itself: what another one answers may look different. Equal on all instances of one build. */
const build = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('base64url');

/**
 * Names the state that an answer depends on, and answers 304 to a client that has it already. Browsers may keep it, but ask before they use it.
 *
 * @returns whether that was all
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
  return hasAlready(request, reply, etagOf(build + state));
}
