import { randomBytes } from 'node:crypto';

/** A picture in a text: its prefix, and its bytes in base64. */
const PICTURE = /(data:image\/[a-z+]{1,20};base64,)([A-Za-z\d+/]+)/g;
const WHOLE_PICTURE = /data:image\/[a-z+]{1,20};base64,[A-Za-z\d+/]+={0,2}/g;
/** Shorter ones are left in the text. */
const WORTHWHILE = 1_000;

/** A rich text as it would be measured, or read out. */
export const withoutPictures = (html: string) => html.replace(WHOLE_PICTURE, '');

/**
 * Takes the bytes of pictures out of a rich text, so that checks only see shorter addresses: base64 means nothing in HTML, and neither do
 * the random placeholders.
 *
 * @returns `markup` with a placeholder for each, and `back`, which replaces the placeholders by the bytes again
 */
export function picturesApart(html: string) {
  const mark = `picture${randomBytes(16).toString('hex')}x`;
  const taken: string[] = [];
  const markup = html.replace(PICTURE, (whole, head: string, bytes: string) => {
    if (bytes.length < WORTHWHILE) return whole;
    taken.push(bytes);
    return `${head}${mark}${taken.length - 1}x`;
  });
  const words = new RegExp(`${mark}(\\d+)x`, 'g');
  return { markup, back: (judged: string) => judged.replace(words, (_, at) => taken[Number(at)] ?? '') };
}
