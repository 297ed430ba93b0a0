import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMissing } from '../lib/faults.ts';
import { NOT_FOUND } from './errorAnswers.ts';
import { ENCODINGS, type Encoding, encodingFor, etagOf, hasAlready } from './negotiation.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** How the build has compressed files: what it has added to their names. */
const COMPRESSED: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const NOT_SENT = /(^|\/)\.|\.(br|gz|map)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file in one of the encodings that there are of it. */
interface Sent {
  headers: Record<string, string>;
  etag: string;
  bytes: Buffer;
}

const nameIn = (name: string, encoding: Encoding | undefined) =>
  encoding ? name + COMPRESSED[encoding] : name;

/** What the next build has taken away, beside a server that runs, is there no more. */
const unlessMissing = (error: unknown) => {
  if (!isMissing(error)) throw error;
};

const isHashed = (name: string) => name.startsWith('assets/');

/**
 * The files of a folder that exist now, kept once they are read: all of them together are a few megabytes. Those with a hash in their name, which
 * browsers keep for good, are read when they are asked for first; the page and whatever else the next build writes anew are read at once.
 *
 * @returns their names, with `/` between folders, and what answers one of them
 */
export async function builtFiles(folder: string) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths.map((path) => relative(folder, path).replaceAll(sep, '/')));
  const names = new Set([...all].filter((name) => !NOT_SENT.test(name)));
  const kept = new Map<string, Promise<Sent>>();

  async function read(name: string, encoding: Encoding | undefined): Promise<Sent> {
    const bytes = await readFile(join(folder, nameIn(name, encoding)));
    const headers = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': isHashed(name) ? IMMUTABLE : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    return { headers, etag: etagOf(bytes), bytes };
  }

  function inEncoding(name: string, encoding: Encoding | undefined) {
    const key = nameIn(name, encoding);
    const known = kept.get(key);
    if (known) return known;
    const reading = read(name, encoding);
    kept.set(key, reading);
    // what could not be read is tried again
    reading.catch(() => kept.delete(key));
    return reading;
  }

  for (const name of names)
    for (const encoding of isHashed(name) ? [] : [undefined, ...ENCODINGS])
      if (all.has(nameIn(name, encoding))) await inEncoding(name, encoding).catch(unlessMissing);

  return {
    names,
    async send(request: FastifyRequest, reply: FastifyReply, name: string) {
      const encoding = encodingFor(request, (each) => all.has(nameIn(name, each)));
      const sent = await inEncoding(name, encoding).catch(unlessMissing);
      if (!sent) return reply.code(404).send(NOT_FOUND);
      reply.headers(sent.headers);
      return hasAlready(request, reply, sent.etag) ? reply : reply.send(sent.bytes);
    },
  };
}
