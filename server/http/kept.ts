import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type LeastUsed, leastUsed } from './leastUsed.ts';
import { type Encoding, encodingFor, etagOf, hasAlready } from './negotiation.ts';

/** A body in pieces that follow each other. Those that other answers have, too, take no room of their own. */
export type Pieces = readonly Buffer[];

/** An answer as it was written once, compressed at the first wish. */
interface KeptBody {
  headers: Record<string, string>;
  pieces: Pieces;
  /** By content encoding. */
  compressed: Map<Encoding, Promise<Buffer>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is worth keeping while a list stands as it did. */
    kept: {
      answers: LeastUsed<Promise<KeptBody>>;
      /** Records as they stand in answers. */
      elements: LeastUsed<Buffer>;
    };
  }
}

const ANSWERS_BYTES = 20_000_000;
const ELEMENTS_BYTES = 20_000_000;
/** What weighs less is not worth compressing. */
const LEAST_COMPRESSED = 1024;
const BROTLI_QUALITY = 4;
/** What an answer and its compressed forms weigh at most, as a part of the answer: pictures in it are compressed already. */
const WITH_COMPRESSED = 2.5;

export const kept = fastifyPlugin(async (app) => {
  app.decorate('kept', {
    answers: leastUsed<Promise<KeptBody>>(ANSWERS_BYTES),
    elements: leastUsed<Buffer>(ELEMENTS_BYTES),
  });
});

/** The same bytes by themselves: a small buffer is a piece of a larger one, which would be kept along with it. */
export const alone = (bytes: Buffer) => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const bytesIn = (pieces: Pieces) => pieces.reduce((bytes, { length }) => bytes + length, 0);

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify<Buffer, Buffer>(gzip)(body),
};

/** The program itself: what another one answers may look different. Equal on all instances of one build. */
const build = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('base64url');

/**
 * Says what the answer depends on, and answers 304 to whoever has it already. Browsers may keep it, but ask before they use it.
 *
 * @returns whether that was all
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' });
  return hasAlready(request, reply, etagOf(build + tag));
}

interface Written {
  body: Pieces;
  headers: Record<string, string>;
}

/**
 * Answers JSON that is written once for each state of what it depends on, and compressed once.
 *
 * @param write - what everybody is given who asks for this address while the tag is the same
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  write: () => Promise<Written>,
) {
  const { answers } = request.server.kept;
  const key = request.url;
  let answer = answers.get(key, tag);
  if (!answer) {
    const written = write().then(
      ({ body, headers }): KeptBody => ({ headers, pieces: body.map(alone), compressed: new Map() }),
    );
    answer = written;
    answers.set(key, tag, written, 0);
    written.then(
      ({ pieces }) => answers.set(key, tag, written, bytesIn(pieces) * WITH_COMPRESSED),
      () => answers.drop(key),
    );
  }
  const { headers, pieces, compressed } = await answer;
  reply.headers(headers).type('application/json; charset=utf-8');
  const encoding = encodingFor(request, () => bytesIn(pieces) >= LEAST_COMPRESSED);
  if (!encoding) return reply.send(Buffer.concat(pieces));
  const packed = compressed.get(encoding) ?? encoders[encoding](Buffer.concat(pieces)).then(alone);
  compressed.set(encoding, packed);
  return reply.header('content-encoding', encoding).send(await packed);
}
