import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of four differently coloured quarters, so that turning and cutting it shows. */
export const quarters = (width = 80, height = 40): Sharp => {
  const half = { width: width / 2, height: height / 2, channels: 3 as const };
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    quarter('#ff0000', 0, 0),
    quarter('#00ff00', width / 2, 0),
    quarter('#0000ff', 0, height / 2),
  ]);
};

/** A picture that does not compress. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const pngChunk = (type: string, data: Buffer): Buffer => {
  const [size, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A valid black PNG of `side` by `side` pixels in a few kilobytes. */
export const bomb = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The colour of one pixel, as `#rrggbb` rounded to full or none. */
export const colourAt = async (picture: Buffer, left: number, top: number): Promise<string> => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`;
};

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
