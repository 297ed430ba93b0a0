import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { openBucket } from '../../server/files/s3/bucket.ts';
import { inTurn } from '../../server/lib/inTurn.ts';
import { readSettings } from '../../server/settings.ts';
import { isSigned } from './signatureV4.ts';

const BUCKET = 'depository';
const SECRET = 'secret/of+the=store';

/** What a store may do to those who use it. */
type Fault = 'silent' | 'busy' | 'distorts' | 'cuts';

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);

/**
 * A real S3-compatible server with one bucket: s3rver behind a gate that does what s3rver leaves out. The gate checks signatures and
 * the digests of what is put, takes nothing that is cut short, does one thing after another as to an object, and can be closed, or
 * told to misbehave.
 */
export async function startObjectStore() {
  const directory = await mkdtemp(join(tmpdir(), 'depository-s3-'));
  const inner = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: BUCKET }],
  });
  const inside = { host: '127.0.0.1', port: (await inner.run()).port, agent: false };
  const inOrder = inTurn(1);
  let fault: Fault | undefined;
  let checksDigests = true;
  let asked = 0;

  async function ask(asked: RequestOptions, body: Buffer) {
    const asking = request({ ...inside, ...asked });
    // one that comes after the answer has begun, which nobody waits for here any more, is told by the answer
    asking.on('error', () => undefined);
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { answer, content: await buffer(answer) };
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    asked += 1;
    const { method = 'GET', url, headers } = incoming;
    if (fault === 'silent') return;
    if (fault === 'busy') return void refuse(response, 503, 'SlowDown');
    if (!isSigned(incoming, SECRET)) return void refuse(response, 403, 'SignatureDoesNotMatch');
    const body = await buffer(incoming);
    const digest = createHash('sha256').update(body);
    const checksum = digest.copy().digest('base64');
    if (headers['x-amz-content-sha256'] !== digest.digest('hex'))
      return void refuse(response, 400, 'XAmzContentSHA256Mismatch');
    const { authorization: _ours, ...passed } = headers;
    if (fault === 'distorts') body.fill(0, 0, Math.min(1, body.length));
    const { answer, content } = await inOrder(() => ask({ method, path: url, headers: passed }, body));
    if (checksDigests && headers['x-amz-checksum-sha256'] && answer.statusCode === 200)
      answer.headers['x-amz-checksum-sha256'] = checksum;
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault !== 'cuts' || content.length < 2) return void response.end(content);
    fault = undefined;
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  }

  let gate: Server | undefined;
  let port = 0;
  async function start() {
    gate = createServer((incoming, response) => {
      pass(incoming, response).catch(() => response.destroy());
    }).listen(port, '127.0.0.1');
    await once(gate, 'listening');
    port = (gate.address() as AddressInfo).port;
  }
  async function stop() {
    const closing = gate;
    gate = undefined;
    closing?.closeAllConnections();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }
  await start();
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_KEY: 'depository-key',
    S3_SECRET: SECRET,
  };
  const { s3: settings } = readSettings(env);
  if (!settings) throw new Error('no settings');
  return {
    /** Settings of a server that keeps its files here. */
    env,
    settings,
    start,
    /** As if its machine were gone, for those who are connected too. */
    stop,
    /** From now on. */
    misbehave(how: Fault | undefined) {
      fault = how;
    },
    /** An older store stores a digest that it is told, and does not look at it. */
    checkDigests(isOn: boolean) {
      checksDigests = isOn;
    },
    requests: () => asked,
    /** The names of all objects below a prefix, sorted. */
    async names(prefix: string) {
      const names: string[] = [];
      for await (const { key } of (await openBucket(settings)).list(prefix)) names.push(key);
      return names.sort();
    },
    async remove() {
      await stop();
      await inner.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;
