import { randomBytes } from 'node:crypto';

/** A picture inside a text: what says so, and its bytes in base 64. */
const PICTURE = /(data:image\/[a-z+]{1,20};base64,)([A-Za-z\d+/]+)/g;
const WHOLE_PICTURE = /data:image\/[a-z+]{1,20};base64,[A-Za-z\d+/]+={0,2}/g;
/** Shorter ones are not worth the while. */
const WORTHWHILE = 1_000;

/** A rich text as it would be measured, or read out. */
export const withoutPictures = (html: string) => html.replace(WHOLE_PICTURE, '');

/** Pictures taken out of a text; `markup` has a word in place of the bytes of each. */
interface PicturesApart {
  markup: string;
  /** Puts them where their words are left. */
  back(markup: string): string;
}

/**
 * Takes the bytes of pictures out of a rich text. Whoever judges it sees addresses as they are, only shorter: the bytes are letters and
 * digits that mean nothing anywhere in HTML, and so are the words, which nobody can guess.
 */
export function picturesApart(html: string): PicturesApart {
  const mark = `picture${randomBytes(16).toString('hex')}x`;
  const taken: string[] = [];
  const markup = html.replace(PICTURE, (whole, head: string, bytes: string) => {
    if (bytes.length < WORTHWHILE) return whole;
    taken.push(bytes);
    return `${head}${mark}${taken.length - 1}x`;
  });
  const words = new RegExp(`${mark}(\\d+)x`, 'g');
  return { markup, back: (judged) => judged.replace(words, (_, at) => taken[Number(at)] ?? '') };
}
