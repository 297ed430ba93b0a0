import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { type Calls, callsOf } from './files/multipart.ts';
import { bomb, colourAt, noise, PDF, quarters } from './files/pictures.ts';

const server = serverForAll();
let admin: Calls;
let jpeg: Buffer;

beforeAll(async () => {
  admin = await callsOf(server, 'admin');
  jpeg = await quarters().jpeg().toBuffer();
});

const folder = () => join(server.settings.dataDir, 'files');
const stagedFiles = () => readdir(join(folder(), 'staging'));
const getCover = (id: number) => admin.read(`/WebsiteFiles/File/GetCover/${id}`);

afterEach(async () => {
  expect(await stagedFiles()).toEqual([]);
});

describe('a cover that is uploaded', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is taken and read back as %s', async (format) => {
    const { status, body } = await admin.upload('Cover', {
      filename: `a.${format}`,
      bytes: await quarters().toFormat(format).toBuffer(),
    });
    expect(status).toBe(200);
    expect(body).toEqual({ data: expect.any(Number) });
    const cover = await getCover(body.data);
    expect(cover.headers['content-type']).toBe(`image/${format}`);
    expect(await colourAt(cover.bytes, 10, 30)).toBe('#0000ff');
  });

  it('stands still when it was an animated GIF', async () => {
    const frames = [await quarters().png().toBuffer(), await quarters().negate().png().toBuffer()];
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { body } = await admin.upload('Cover', { filename: 'a.gif', bytes: gif });
    const cover = await getCover(body.data);
    expect(cover.headers['content-type']).toBe('image/png');
    expect((await sharp(cover.bytes).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(cover.bytes, 10, 10)).toBe('#ff0000');
    expect(cover.headers['content-disposition']).toContain('filename="a.gif.png"');
  });

  it('is turned upright and loses its metadata', async () => {
    const turned = await quarters()
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(turned.includes('SECRET-PLACE') || (await sharp(turned).metadata()).orientation === 6).toBe(true);
    const { body } = await admin.upload('Cover', { filename: 'a.jpg', bytes: turned });
    const cover = await getCover(body.data);
    const { width, height, exif, orientation } = await sharp(cover.bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 80 });
    // turned clockwise, the lower left quarter is the upper left one
    expect(await colourAt(cover.bytes, 5, 5)).toBe('#0000ff');
    expect(await colourAt(cover.bytes, 35, 5)).toBe('#ff0000');
  });

  it('leaves behind whatever was hidden in it', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { status, body } = await admin.upload('Cover', { filename: 'a.jpg', bytes: polyglot });
    expect(status).toBe(200);
    expect((await getCover(body.data)).bytes.includes('<script>')).toBe(false);
  });

  it('is made smaller when it is larger than any site shows', async () => {
    const large = await noise(3000, 1000).jpeg({ quality: 40 }).toBuffer();
    const { body } = await admin.upload('Cover', { filename: 'a.jpg', bytes: large });
    const { width, height } = await sharp((await getCover(body.data)).bytes).metadata();
    expect({ width, height }).toEqual({ width: 2560, height: 853 });
  });

  it('is answered without anything a browser could run or keep', async () => {
    const { body } = await admin.upload('Cover', { filename: 'Обложка «1».jpg', bytes: jpeg });
    const { headers } = await getCover(body.data);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['content-disposition']).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '')).toBe(
      'Обложка «1».jpg',
    );
  });

  it('shows as a thumbnail in the list of news', async () => {
    const { body } = await admin.upload('Cover', { filename: 'a.jpg', bytes: jpeg });
    const draft = newsDraft('С обложкой');
    for (const entry of draft.news) Object.assign(entry, { coverId: body.data });
    expect((await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft)).status).toBe(200);
    const list = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    const { coverBase64, coverId } = list.body.data[0].news[0];
    expect(coverId).toBe(body.data);
    const { format, width } = await sharp(Buffer.from(coverBase64, 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 80 });
  });
});

describe('a file that is no cover', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';
  it.each([
    ['HTML under the name of a JPEG', 415, () => '<html><script>alert(1)</script></html>'],
    ['SVG', 415, () => svg],
    ['SVG after an XML head', 415, () => `<?xml version="1.0"?>${svg}`],
    ['PDF', 415, () => PDF],
    ['a single byte', 415, () => 'a'],
    ['nothing', 400, () => ''],
    ['a JPEG without its end', 422, () => jpeg.subarray(0, Math.floor(jpeg.length * 0.6))],
    ['a JPEG of its first bytes alone', 422, () => jpeg.subarray(0, 40)],
    ['HTML behind the first bytes of a GIF', 422, () => 'GIF89a/*<script>alert(1)</script>*/=1;'.padEnd(200)],
    [
      'a PNG with a broken middle',
      422,
      async () => {
        const png = await noise(60, 60).png().toBuffer();
        return png.fill(0x55, 100, 4000);
      },
    ],
    ['a bomb of 400 megapixels', 422, () => bomb(20_000)],
  ])('is refused: %s', async (_, expected, make) => {
    const { status, body } = await admin.upload('Cover', {
      filename: 'cover.jpg',
      type: 'image/jpeg',
      bytes: await make(),
    });
    expect(status).toBe(expected);
    expect(body.message).toMatch(/[а-яё]/i);
    expect(JSON.stringify(body)).not.toMatch(/vips|sharp|at \w+ \(|\/tmp/i);
  });

  it('is refused as too large, not as damaged, however large it is', async () => {
    const bytes = bomb(20_000);
    const { body } = await admin.upload('Cover', { filename: 'cover.png', type: 'image/png', bytes });
    expect(body.message).toContain('больше 100 мегапикселей');
  });
});

describe('deleting a cover', () => {
  const remove = (id: number | string) =>
    server.as('admin', 'DELETE', `/WebsiteFiles/File/DeleteCover/${id}`);
  const bytesOnDisk = async () =>
    (await readdir(folder(), { recursive: true })).filter((name) => /^[\da-f]{2}.[\da-f]{64}$/.test(name))
      .length;

  it('removes it and its bytes, and is 404 the second time', async () => {
    const before = await bytesOnDisk();
    const { body } = await admin.upload('Cover', {
      filename: 'a.png',
      bytes: await noise(31, 17).png().toBuffer(),
    });
    expect(await bytesOnDisk()).toBe(before + 1);
    expect((await remove(body.data)).status).toBe(200);
    expect(await bytesOnDisk()).toBe(before);
    expect((await remove(body.data)).status).toBe(404);
    expect((await getCover(body.data)).status).toBe(404);
  });

  it('keeps bytes that another cover shares', async () => {
    const bytes = await noise(33, 19).png().toBuffer();
    const [one, two] = [
      await admin.upload('Cover', { filename: 'one.png', bytes }),
      await admin.upload('Cover', { filename: 'two.png', bytes }),
    ];
    expect(one.body.data).not.toBe(two.body.data);
    await remove(one.body.data);
    expect((await getCover(two.body.data)).status).toBe(200);
    await remove(two.body.data);
    expect((await getCover(two.body.data)).status).toBe(404);
  });

  it('is refused while an item shows it, and the list stays whole', async () => {
    const { body } = await admin.upload('Cover', { filename: 'a.jpg', bytes: jpeg });
    const draft = newsDraft('В деле');
    Object.assign(draft.news[0] ?? {}, { coverId: body.data });
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft);
    const answer = await remove(body.data);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 409,
      message: 'Обложка используется в сохранённой записи. Сначала уберите её оттуда.',
    });
    const list = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    expect(list.body.data[0].news[0].coverId).toBe(body.data);
    expect((await getCover(body.data)).status).toBe(200);
  });

  it.each(['0', '-1', 'abc', '1e3', '1.5', '99999999999', '%2e%2e%2fetc%2fpasswd', '1%00', ''])(
    'answers 4xx for the id %j',
    async (id) => {
      const { status } = await remove(id);
      expect([400, 404]).toContain(status);
    },
  );
});
