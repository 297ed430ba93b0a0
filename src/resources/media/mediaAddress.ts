/** What a link points to, as far as its address tells. */
export type MediaAddress =
  | { kind: 'empty' }
  /** No http(s) address. */
  | { kind: 'unusable' }
  /** A sound or picture file that the browser plays itself. */
  | { kind: 'audio' | 'video'; href: string }
  /** Any other page. */
  | { kind: 'page'; href: string; host: string };

const AUDIO = /\.(mp3|m4a|aac|oga|ogg|opus|wav|flac)$/i;
const VIDEO = /\.(mp4|m4v|webm|ogv)$/i;

/** Never fails: whatever was typed is one of the kinds. */
export const mediaAddress = (typed: string): MediaAddress => {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { kind: 'unusable' };
  const { href, host, pathname } = new URL(text);
  if (AUDIO.test(pathname)) return { kind: 'audio', href };
  if (VIDEO.test(pathname)) return { kind: 'video', href };
  return { kind: 'page', href, host };
};
