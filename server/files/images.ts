import { Readable } from 'node:stream';
import type { Sharp } from 'sharp';
import { ApiError } from '../lib/apiError.ts';
import { faultOf } from '../lib/faults.ts';
import { inTurn } from '../lib/inTurn.ts';
import { headChecker, type ImageType } from './contentType.ts';
import { stage } from './staging.ts';
import type { StagedFile } from './store.ts';

/** The image library, which needs time and 25 MB, is loaded with the first picture. */
async function pictureLibrary() {
  const { default: sharp } = await import('sharp');
  // one picture at a time on one thread without a cache, so that memory stays constant
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const MAX_PIXELS = 100_000_000;
/** The longest side of a stored cover in pixels. */
const MAX_SIDE = 2560;
const THUMBNAIL_SIDE = 128;
const TIMEOUT_SECONDS = 20;

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;

/** The formats of stored covers. */
type CoverType = Exclude<ImageType, 'image/gif'>;

const encoders: Record<CoverType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  'image/webp': (image) => image.webp({ quality: 88, effort: 3 }),
  'image/avif': (image) => image.avif({ quality: 60, effort: 0 }),
};

const UNSUPPORTED = 'Обложка должна быть изображением JPEG, PNG, WebP, GIF или AVIF.';

export const checkImageHead = headChecker(IMAGE_TYPES, UNSUPPORTED);

/** Base64 of a WebP of at most 128 × 128 pixels. */
export const thumbnailOf = async (image: Buffer): Promise<string> => {
  const sharp = await pictureLibrary();
  const thumbnail = await sharp(image)
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60, effort: 3 })
    .toBuffer();
  return thumbnail.toString('base64');
};

/** By the decoder's name of a format; of a GIF the first frame is stored losslessly. */
const storedAs: Record<string, CoverType> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
};

const encoded = async (path: string) => {
  const sharp = await pictureLibrary();
  const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  const type = storedAs[format];
  if (type === undefined) throw new ApiError(415, UNSUPPORTED);
  if (width * height > MAX_PIXELS) {
    throw new ApiError(422, 'Изображение слишком большое: больше 100 мегапикселей.');
  }
  const image = sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const { data, info } = await encoders[type](image).toBuffer({ resolveWithObject: true });
  return { data, type, width: info.width, height: info.height, thumbnail: await thumbnailOf(data) };
};

const oneAtATime = inTurn(1);

/**
 * Re-encodes an uploaded picture: decoded completely, turned upright, at most 2560 pixels a side, in its own format. Metadata and anything
 * hidden in the file are dropped. Of an animation only the first frame remains; a GIF becomes a PNG (encoding a GIF of 12 megapixels took
 * 15 s).
 *
 * @returns the staged cover with its metadata
 * @throws ApiError 422 when it cannot be decoded completely, or is larger than 100 megapixels
 */
export const coverOf = async (upload: StagedFile, stagingFolder: string) => {
  const { data, ...cover } = await oneAtATime(() => encoded(upload.path)).catch((error: unknown) => {
    if (error instanceof ApiError || faultOf(error) !== 500) throw error;
    throw new ApiError(422, 'Изображение повреждено, прочитать его не удалось. Выберите другой файл.');
  });
  return { staged: await stage(Readable.from([data]), stagingFolder), ...cover };
};
