/** Requests to an S3-compatible service: signed, with a timeout for silence, and repeated where that may help. */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../lib/faults.ts';
import type { S3Settings } from '../../settings.ts';
import { StoreAwayError } from '../store.ts';
import { problemOf } from './xml.ts';

/** SHA-256 of no bytes. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SILENCE_MS = 15_000;
const MOST_CONNECTIONS = 32;
/** Downloads have connections of their own, because each may last as long as a slow client reads. */
export const MOST_DOWNLOADS = 64;
const PAUSES_MS = [100, 400];
/** After this time a request is not repeated. */
const PATIENCE_MS = 5_000;

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key of an object; undefined for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Opens the body for each attempt. */
  body?: { sha256: string; sizeBytes: number; open(): Readable };
}

export interface S3Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

/** Statuses for temporary failures of the service. */
const passes = (status: number) => status >= 500 || status === 429 || status === 408;

export const awayBecause = ({ endpoint, bucket }: S3Settings, reason: string, cause?: unknown) =>
  new StoreAwayError(`Хранилище файлов ${endpoint}/${bucket} недоступно: ${reason}.`, { cause });

/** Passes the body on; waits for a slow client, but not for a silent service. */
async function* inTime(answer: IncomingMessage, silenceMs: number): AsyncGenerator<Buffer> {
  const giveUp = () => answer.destroy(new Error('no answer in time'));
  let silence = setTimeout(giveUp, silenceMs);
  try {
    for await (const chunk of answer) {
      clearTimeout(silence);
      yield chunk;
      silence = setTimeout(giveUp, silenceMs);
    }
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Prepares requests to a bucket, without sending any.
 *
 * @param silenceMs - the longest silence of the service
 */
export async function openRequests(settings: S3Settings, silenceMs = SILENCE_MS) {
  const { AwsV4Signer } = await import('aws4fetch');
  const { endpoint, bucket, key: accessKeyId, secret: secretAccessKey, region, isPathStyle } = settings;
  const { Agent, request } = endpoint.startsWith('https:') ? https : http;
  const quick = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const downloads = new Agent({ keepAlive: true, maxSockets: MOST_DOWNLOADS });
  const queueMs = Math.min(silenceMs, PATIENCE_MS);
  // the signing key of the day
  const cache = new Map<string, ArrayBuffer>();

  function addressOf({ key, query = {} }: S3Request) {
    const url = new URL(endpoint);
    if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
    const folder = url.pathname.replace(/\/$/, '');
    url.pathname = `${isPathStyle ? `${folder}/${bucket}` : folder}${key ? `/${key}` : ''}`;
    url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    return url.href;
  }

  async function answerTo(asked: S3Request): Promise<S3Answer> {
    const { method, key, body } = asked;
    const url = addressOf(asked);
    const headers = { ...asked.headers, 'x-amz-content-sha256': body?.sha256 ?? NOTHING };
    const who = { accessKeyId, secretAccessKey, region, service: 's3', cache };
    const signed = await new AwsV4Signer({ method, url, headers, ...who }).sign();
    const length = method === 'PUT' ? { 'content-length': body?.sizeBytes ?? 0 } : {};
    const agent = method === 'GET' && key ? downloads : quick;
    const sent = request(url, {
      ...{ method, agent, timeout: silenceMs },
      headers: { ...Object.fromEntries(signed.headers), ...length },
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    const queue = new AbortController();
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).on('error', reject);
      // a request that waits for a connection gets no abort event
      queue.signal.addEventListener('abort', () => reject(queue.signal.reason));
    });
    const queued = setTimeout(() => queue.abort(new Error('все соединения заняты')), queueMs);
    sent.once('socket', () => clearTimeout(queued));
    // an early answer makes the rest of the body useless
    const { signal } = queue;
    const all = pipeline(body?.open() ?? Readable.from([]), sent, { signal }).then(() => answered);
    const answer = await Promise.race([answered, all]);
    sent.setTimeout(0);
    const { statusCode = 0, headers: received } = answer;
    const bytes = Readable.from(inTime(answer, silenceMs));
    // nothing else would end an answer that nobody has begun to read
    bytes.once('close', () => answer.destroy());
    return { status: statusCode, headers: received, body: bytes };
  }

  async function outcomeOf(asked: S3Request) {
    try {
      const answer = await answerTo(asked);
      return passes(answer.status) ? { reason: await problemOf(answer) } : { answer };
    } catch (cause) {
      // an unreadable local file is no failure of the store
      if (!(cause instanceof Error) || 'path' in cause) throw cause;
      return { reason: codeOf(cause) ?? cause.message, cause };
    }
  }

  /**
   * Sends a request, up to three times where that may help.
   *
   * @throws StoreAwayError without an answer, or with one that means that the store is unavailable
   */
  return async function send(asked: S3Request): Promise<S3Answer> {
    const began = performance.now();
    for (let tries = 0; ; tries += 1) {
      const { answer, reason = '', cause } = await outcomeOf(asked);
      if (answer) return answer;
      const wait = PAUSES_MS[tries];
      if (!wait || performance.now() - began > PATIENCE_MS) throw awayBecause(settings, reason, cause);
      await pause(wait);
    }
  };
}
