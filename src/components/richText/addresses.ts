/** Which addresses may stand in a rich text, and what a pasted video address embeds. */
import {
  INLINE_IMAGE_TYPES,
  LINK_SCHEMES,
  MEDIA_SCHEMES,
  VIDEO_HOSTS,
} from '../../dataProvider/htmlRules.ts';

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

const PLAYERS: readonly [pattern: RegExp, player: (match: RegExpExecArray) => string][] = [
  [
    /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]{6,})/,
    ([, id]) => `https://www.youtube.com/embed/${id}`,
  ],
  [/^youtu\.be\/([\w-]{6,})/, ([, id]) => `https://www.youtube.com/embed/${id}`],
  [/^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/, ([, id]) => `https://player.vimeo.com/video/${id}`],
  [
    /^(?:www\.)?rutube\.ru\/(?:video|play\/embed|shorts)\/([\da-z]+)/,
    ([, id]) => `https://rutube.ru/play/embed/${id}`,
  ],
  [
    /^(?:www\.|m\.)?(?:vk\.com|vk\.ru|vkvideo\.ru)\/(?:.*[?&]z=)?video(-?\d+)_(\d+)/,
    ([, owner, id]) => `https://vk.com/video_ext.php?oid=${owner}&id=${id}`,
  ],
  [
    /^(?:www\.)?(?:vk\.com|vk\.ru|vkvideo\.ru)\/video_ext\.php(\?.*)$/,
    ([, query]) => `https://vk.com/video_ext.php${query}`,
  ],
];

export interface VideoSource {
  kind: 'iframe' | 'video';
  src: string;
}

/**
 * What a pasted video address embeds: the player of YouTube, Vimeo, Rutube or VK, or the file itself.
 *
 * @returns undefined when it is neither
 */
export const videoSource = (typed: string): VideoSource | undefined => {
  const text = typed.trim();
  const address = text.replace(/^https?:\/\//i, '');
  for (const [pattern, player] of PLAYERS) {
    const match = pattern.exec(address);
    if (match) return { kind: 'iframe', src: player(match) };
  }
  const isFile = /\.(?:mp4|webm|ogv)(?:[?#].*)?$/i.test(text) && !/\s/.test(text);
  return isFile && hasScheme(text, MEDIA_SCHEMES) ? { kind: 'video', src: text } : undefined;
};
