/** Requests to an S3-compatible service: signed, given up when it falls silent, and repeated where that may help. */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../lib/faults.ts';
import type { S3Settings } from '../../settings.ts';
import { StoreAwayError } from '../store.ts';
import { problemOf } from './xml.ts';

/** SHA-256 of nothing. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SILENCE_MS = 15_000;
const MOST_CONNECTIONS = 32;
/** Each of them may last as long as somebody far away reads: they have connections of their own. */
export const MOST_DOWNLOADS = 64;
const PAUSES_MS = [100, 400];
/** Who has waited for so long is told, and not kept for another try. */
const PATIENCE_MS = 5_000;

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of an object; the bucket itself when absent. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** What is sent; opened anew at each try. */
  body?: { sha256: string; sizeBytes: number; open(): Readable };
}

export interface S3Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

/** What the service itself takes for a passing trouble. */
const passes = (status: number) => status >= 500 || status === 429 || status === 408;

export const awayBecause = ({ endpoint, bucket }: S3Settings, reason: string, cause?: unknown) =>
  new StoreAwayError(`Хранилище файлов ${endpoint}/${bucket} недоступно: ${reason}.`, { cause });

/** What is read of an answer: a slow reader is waited for, a silent service is not. */
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
 * Opens the way to a bucket; nothing is sent yet.
 *
 * @param silenceMs - how long the next sign of life may take
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
      // who waits for a connection hears of nothing by itself, not even of its own end
      queue.signal.addEventListener('abort', () => reject(queue.signal.reason));
    });
    const queued = setTimeout(() => queue.abort(new Error('все соединения заняты')), queueMs);
    sent.once('socket', () => clearTimeout(queued));
    // an answer may come before everything is sent, and then nobody wants the rest
    const { signal } = queue;
    const all = pipeline(body?.open() ?? Readable.from([]), sent, { signal }).then(() => answered);
    const answer = await Promise.race([answered, all]);
    sent.setTimeout(0);
    const { statusCode = 0, headers: received } = answer;
    const bytes = Readable.from(inTime(answer, silenceMs));
    // of what nobody has begun to read nothing else would end the answer
    bytes.once('close', () => answer.destroy());
    return { status: statusCode, headers: received, body: bytes };
  }

  async function outcomeOf(asked: S3Request) {
    try {
      const answer = await answerTo(asked);
      return passes(answer.status) ? { reason: await problemOf(answer) } : { answer };
    } catch (cause) {
      // a file that cannot be read here is no fault of the store
      if (!(cause instanceof Error) || 'path' in cause) throw cause;
      return { reason: codeOf(cause) ?? cause.message, cause };
    }
  }

  return {
    settings,

    /**
     * Sends a request, up to three times where that may help.
     *
     * @throws StoreAwayError when nobody answers, or the answer is that there is none
     */
    async send(asked: S3Request): Promise<S3Answer> {
      const began = performance.now();
      for (let tries = 0; ; tries += 1) {
        const { answer, reason = '', cause } = await outcomeOf(asked);
        if (answer) return answer;
        const wait = PAUSES_MS[tries];
        if (!wait || performance.now() - began > PATIENCE_MS) throw awayBecause(settings, reason, cause);
        await pause(wait);
      }
    },
  };
}
