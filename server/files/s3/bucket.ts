/** The objects of a bucket. An object counts as missing only when the service says so explicitly. */
import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '../../settings.ts';
import { type ByteRange, StoreAwayError, type StoredBytes } from '../store.ts';
import { awayBecause, openRequests, type S3Answer, type S3Request } from './requests.ts';
import { elementIn, problemOf } from './xml.ts';

/** How often a broken download is resumed. */
const RESUMED = 2;

type Body = NonNullable<S3Request['body']>;

/** Opens an existing bucket, without any request yet. */
export async function openBucket(settings: S3Settings, silenceMs?: number) {
  const send = await openRequests(settings, silenceMs);
  const away = (reason: string, cause?: unknown) => awayBecause(settings, reason, cause);

  /** Reads a short answer to its end. */
  const readOf = (answer: S3Answer, read: (answer: S3Answer) => Promise<string> = ({ body }) => text(body)) =>
    read(answer).catch((error: unknown) => {
      throw away('передача прервалась', error);
    });

  /** @returns undefined when the service says that there is no such object */
  async function granted(asked: S3Request, isGranted = (answer: S3Answer) => answer.status < 300) {
    const answer = await send(asked);
    if (isGranted(answer)) return answer;
    const problem = await readOf(answer, problemOf);
    if (problem === 'NoSuchKey') return undefined;
    throw away(problem);
  }

  async function partOf(key: string, range?: ByteRange) {
    if (!range) return await granted({ method: 'GET', key }, ({ status }) => status === 200);
    const { start, end } = range;
    const isPart = ({ status, headers }: S3Answer) =>
      status === 206 && !!headers['content-range']?.startsWith(`bytes ${start}-${end}/`);
    return await granted({ method: 'GET', key, headers: { range: `bytes=${start}-${end}` } }, isPart);
  }

  /** Resumes where the connection broke, because a backup reads for hours. */
  async function* wholeFrom(key: string, first: Readable, { start, end }: ByteRange): AsyncGenerator<Buffer> {
    let part = first;
    let at = start;
    for (let resumed = 0; ; resumed += 1) {
      try {
        for await (const chunk of part) {
          at += chunk.length;
          yield chunk;
        }
        if (at === end + 1) return;
        throw new Error('it ends too early');
      } catch (error) {
        if (error instanceof StoreAwayError || resumed === RESUMED || at > end) {
          throw away('передача прервалась', error);
        }
      }
      const next = await partOf(key, { start: at, end });
      if (!next) throw away('содержимое исчезло при чтении');
      part = next.body;
    }
  }

  async function* list(prefix: string) {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
      const answer = await granted({ method: 'GET', query });
      const xml = answer ? await readOf(answer) : '';
      if (!xml.includes('<ListBucketResult')) throw away('вместо списка пришло другое');
      for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        yield {
          key: elementIn(object, 'Key') ?? '',
          sizeBytes: Number(elementIn(object, 'Size')),
          modifiedAt: new Date(elementIn(object, 'LastModified') ?? Number.NaN),
        };
      }
      token = elementIn(xml, 'NextContinuationToken');
    }
  }

  async function put(key: string, body: Body) {
    const checksum = Buffer.from(body.sha256, 'hex').toString('base64');
    const headers = { 'x-amz-checksum-sha256': checksum, 'content-type': 'application/octet-stream' };
    const answer = await granted({ method: 'PUT', key, headers, body });
    if (!answer) throw away('NoSuchKey');
    await readOf(answer);
    // the caller verifies the digest
    return answer.headers['x-amz-checksum-sha256'] === checksum;
  }

  const bucket = {
    list,

    /** @returns undefined when there is no such object */
    async sizeOf(key: string): Promise<number | undefined> {
      const answer = await send({ method: 'HEAD', key });
      await readOf(answer);
      if (answer.status === 200) return Number(answer.headers['content-length']);
      if (answer.status !== 404) throw away(`HTTP ${answer.status}`);
      // this answer has no body, and a missing bucket would answer the same
      for await (const listed of list(key)) if (listed.key === key) return listed.sizeBytes;
      return undefined;
    },

    /** @returns undefined when there is no such object */
    async open(key: string, range?: ByteRange): Promise<StoredBytes | undefined> {
      const answer = await partOf(key, range);
      if (!answer) return undefined;
      const { 'content-range': part, 'content-length': length } = answer.headers;
      const sizeBytes = Number(range ? part?.split('/')[1] : length);
      const asked = range ?? { start: 0, end: sizeBytes - 1 };
      const stream = Readable.from(wholeFrom(key, answer.body, asked), { objectMode: false });
      stream.once('close', () => answer.body.destroy());
      return { sizeBytes, stream };
    },

    /** Stores an object, and reads it again where the service does not confirm the digest. */
    async putVerified(key: string, body: Body): Promise<void> {
      if (await put(key, body)) return;
      const written = await bucket.open(key);
      const hash = createHash('sha256');
      for await (const chunk of written?.stream ?? []) hash.update(chunk);
      if (hash.digest('hex') === body.sha256) return;
      await bucket.remove(key);
      throw away('содержимое записано с искажением');
    },

    /** @returns whether the source existed */
    async copy(from: string, to: string): Promise<boolean> {
      const headers = { 'x-amz-copy-source': `/${settings.bucket}/${from}` };
      const answer = await granted({ method: 'PUT', key: to, headers });
      if (!answer) return false;
      // a copy that fails late is answered 200 nevertheless
      const said = await readOf(answer);
      if (!said.includes('<CopyObjectResult')) throw away(elementIn(said, 'Code') ?? 'копия не сделана');
      return true;
    },

    /** Does nothing when there is no such object. */
    async remove(key: string): Promise<void> {
      const answer = await granted({ method: 'DELETE', key });
      if (answer) await readOf(answer);
    },
  };
  return bucket;
}

export const bodyOf = (content: string): Body => {
  const bytes = Buffer.from(content);
  return { sha256: hash('sha256', bytes), sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
};
