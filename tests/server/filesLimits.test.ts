import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileName } from '../../server/files/fileName.ts';
import { serverForAll } from '../support/server.ts';
import { type Calls, callsOf, FORM, form } from './files/multipart.ts';
import { bomb, noise, PDF } from './files/pictures.ts';

const MEGABYTE = 1024 * 1024;

const server = serverForAll();
let admin: Calls;
let address: URL;

beforeAll(async () => {
  admin = await callsOf(server, 'admin');
  address = new URL(await server.listen());
});

const stagedFiles = () => readdir(join(server.settings.dataDir, 'files/staging'));

/** The form around a file that is sent in pieces. */
const around = (filename: string, head: string | Buffer): [Buffer, Buffer] => {
  const whole = form([{ filename, bytes: head }]);
  const end = whole.lastIndexOf('\r\n--');
  return [whole.subarray(0, end), whole.subarray(end)];
};

interface Sent {
  status: number;
  /** How much the server took before it answered. */
  sentBytes: number;
  rssGrowthBytes: number;
}

/** Sends `sizeBytes` of filling inside a form through a real socket, as fast as it is taken. */
const send = async (
  what: string,
  filename: string,
  head: string | Buffer,
  sizeBytes: number,
  declared?: number,
) => {
  const piece = Buffer.alloc(256 * 1024, 7);
  const [start, end] = around(filename, head);
  const rssBefore = process.memoryUsage.rss();
  let peak = rssBefore;
  let sentBytes = 0;
  return await new Promise<Sent>((resolve, reject) => {
    const headers = { authorization: admin.authorization, 'content-type': FORM };
    const outgoing = request(new URL(`/WebsiteFiles/File/${what}`, address), {
      method: 'POST',
      headers: declared ? { ...headers, 'content-length': declared } : headers,
    });
    let isAnswered = false;
    outgoing.on('response', (answer) => {
      isAnswered = true;
      answer.resume();
      answer.on('end', () => {
        outgoing.destroy();
        resolve({ status: answer.statusCode ?? 0, sentBytes, rssGrowthBytes: peak - rssBefore });
      });
    });
    outgoing.on('error', (error) => isAnswered || reject(error));
    outgoing.write(start);
    const more = () => {
      while (!isAnswered && sentBytes < sizeBytes) {
        sentBytes += piece.length;
        peak = Math.max(peak, process.memoryUsage.rss());
        if (!outgoing.write(piece)) return void outgoing.once('drain', more);
      }
      if (!isAnswered && !declared) outgoing.end(end);
    };
    more();
  });
};

describe('a file over the limit', () => {
  it.each([
    ['UploadCover', 'a.jpg', Buffer.from('\xff\xd8\xff\xe0'.padEnd(40), 'latin1'), 120],
    ['UploadPdf', 'a.pdf', '%PDF-1.7'.padEnd(40), 300],
  ] as const)(
    'is cut off by %s with 413, little memory and nothing left',
    async (what, name, head, limit) => {
      const sent = await send(what, name, head, (limit + 40) * MEGABYTE);
      expect(sent.status).toBe(413);
      expect(sent.sentBytes).toBeLessThan((limit + 30) * MEGABYTE);
      expect(sent.rssGrowthBytes).toBeLessThan(120 * MEGABYTE);
      expect(await stagedFiles()).toEqual([]);
    },
  );

  it('is refused before it is sent when its size is declared', async () => {
    const sent = await send('UploadCover', 'a.jpg', '\xff\xd8\xff', 2 * MEGABYTE, 500 * MEGABYTE);
    expect(sent.status).toBe(413);
  });

  it('is refused for what it is before all of it is sent', async () => {
    const sent = await send('UploadPdf', 'a.pdf', '<html>'.padEnd(40), 200 * MEGABYTE);
    expect(sent.status).toBe(415);
    expect(sent.sentBytes).toBeLessThan(60 * MEGABYTE);
  });
});

describe('a file within the limit', () => {
  it('is taken although it is large', async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(30 * MEGABYTE, 32), PDF.subarray(-10)]);
    const { status, body } = await admin.upload('Pdf', { filename: 'large.pdf', bytes });
    expect(status).toBe(200);
    expect((await admin.read(`/WebsiteFiles/File/GetPdf/${body.data}`)).bytes.length).toBe(bytes.length);
  });

  it('is taken with nearly a hundred megapixels, within ten seconds', async () => {
    const start = performance.now();
    const { status } = await admin.upload('Cover', { filename: 'a.png', bytes: bomb(9_984) });
    expect(status).toBe(200);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('a sender that goes away in the middle', () => {
  it('leaves nothing behind', async () => {
    const [start] = around('a.pdf', PDF);
    const outgoing = request(new URL('/WebsiteFiles/File/UploadPdf', address), {
      method: 'POST',
      headers: { authorization: admin.authorization, 'content-type': FORM },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(start);
    outgoing.write(Buffer.alloc(MEGABYTE));
    await expect.poll(stagedFiles).toHaveLength(1);
    outgoing.destroy();
    await expect.poll(stagedFiles).toEqual([]);
  });
});

describe('many uploads at once', () => {
  it('each get an id of their own and are read back whole', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        noise(40 + (i % 5), 40)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(
      pictures.map((bytes, i) => admin.upload('Cover', { filename: `${i}.png`, bytes })),
    );
    expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(30);
    const covers = await Promise.all(
      answers.map(({ body }) => admin.read(`/WebsiteFiles/File/GetCover/${body.data}`)),
    );
    expect(covers.every(({ status, bytes }) => status === 200 && bytes.length > 100)).toBe(true);
    expect(await stagedFiles()).toEqual([]);
  });
});

describe('the name of a file', () => {
  it('full of dots keeps nobody waiting', () => {
    for (const part of ['.', ' ', '. ']) {
      const before = performance.now();
      expect(
        fileName(`${part.repeat(75_000)}отчёт${part.repeat(75_000)}x`, 'application/pdf', 'файл'),
      ).toMatch(/\.pdf$/);
      expect(performance.now() - before).toBeLessThan(1000);
    }
  });
});
