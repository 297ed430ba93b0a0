/** Which addresses may stand in a rich text. */
import { INLINE_IMAGE_TYPES, LINK_SCHEMES, MEDIA_SCHEMES, VIDEO_HOSTS } from '../wire/htmlRules.ts';

const INLINE_IMAGE = new RegExp(`^data:image/(?:${INLINE_IMAGE_TYPES.join('|')});base64,[\\w+/]+={0,2}$`);

/** True when a browser would resolve `url` to one of the schemes; relative addresses become https. */
export const hasScheme = (url: string, schemes: readonly string[]): boolean => {
  // whatever is invisible or not ASCII never helps a scheme to hide
  const visible = url.replace(/[^\x21-\x7e]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(visible)?.[1]?.toLowerCase();
  if (scheme !== undefined && !schemes.includes(scheme)) return false;
  if (!URL.canParse(url, 'https://relative.invalid/')) return false;
  return schemes.includes(new URL(url, 'https://relative.invalid/').protocol.slice(0, -1));
};

export const isImageAddress = (src: string): boolean =>
  hasScheme(src, MEDIA_SCHEMES) || INLINE_IMAGE.test(src);

/** True for the player page of one of the known video hosts. */
export const isVideoPlayer = (src: string): boolean => {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(src);
  const path = Object.hasOwn(VIDEO_HOSTS, hostname) ? VIDEO_HOSTS[hostname] : undefined;
  return (
    path !== undefined &&
    protocol === 'https:' &&
    !port &&
    !username &&
    !password &&
    pathname.startsWith(path)
  );
};

/**
 * The address a typed link gets: `example.uz` and an e-mail address get their scheme.
 *
 * @returns undefined when a link must not lead there
 */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (/^[^/:@]+@[^/:@]+\.[^/:@]+$/.test(text)) return `mailto:${text}`;
  const bare = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$)/u.test(text);
  const address = bare ? `https://${text}` : text;
  return hasScheme(address, LINK_SCHEMES) ? address : undefined;
};
