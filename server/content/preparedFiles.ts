/** Covers and PDFs take longer to draw than a first start should, so the build draws them and a start copies them. */
import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/wire/wire.ts';
import { pictureLibrary, thumbnailOf } from '../files/images.ts';
import { ifMissing } from '../lib/faults.ts';
import { coverArt } from './coverArt.ts';
import type { SampleText } from './markdown.ts';
import { pdfPage } from './pdfPage.ts';

export interface PreparedCover {
  path: string;
  /** Base64 of a small WebP. */
  thumbnail: string;
}

export interface PreparedFiles {
  /** The cover of a seed. */
  cover(seed: number): Promise<PreparedCover>;
  /** A text as a PDF. @returns its path */
  pdf(language: Language, text: SampleText): Promise<string>;
}

/**
 * Files in `folder`, named after what they are drawn from. One that is not there yet is drawn and kept.
 */
export const preparedFiles = (folder: string): PreparedFiles => {
  const kept = async (recipe: string, end: string, draw: () => Promise<Buffer>) => {
    const name = hash('sha256', recipe).slice(0, 24);
    const path = join(folder, name + end);
    const there = await readFile(path).catch(ifMissing);
    if (there) return { path, bytes: there };
    const bytes = await draw();
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, randomUUID());
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return { path, bytes };
  };

  return {
    async cover(seed) {
      const svg = coverArt(seed);
      const cover = await kept(svg, '.webp', async () => {
        const sharp = await pictureLibrary();
        return await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
      });
      const small = await kept(svg, '.small.webp', async () =>
        Buffer.from(await thumbnailOf(cover.bytes), 'base64'),
      );
      return { path: cover.path, thumbnail: small.bytes.toString('base64') };
    },

    async pdf(language, text) {
      const { path } = await kept(JSON.stringify([language, text]), '.pdf', () => pdfPage(language, text));
      return path;
    },
  };
};
