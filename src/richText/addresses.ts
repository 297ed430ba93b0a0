/** Addresses that users type into the editor. */
import { hasScheme, LINK_SCHEMES, MEDIA_SCHEMES } from '../wire/htmlRules.ts';

/**
 * The address of a typed link: `example.uz` and e-mail addresses get their scheme.
 *
 * @returns undefined for an address that is not allowed
 */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (/^[^/:@]+@[^/:@]+\.[^/:@]+$/.test(text)) return `mailto:${text}`;
  const bare = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$)/u.test(text);
  const address = bare ? `https://${text}` : text;
  return hasScheme(address, LINK_SCHEMES) ? address : undefined;
};

const PLAYER = { width: '640', height: '360', allowfullscreen: '', frameborder: '0' };
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

/**
 * The attributes of a new video for a pasted address: the player of YouTube, Vimeo, Rutube or VK, or the file itself.
 *
 * @returns undefined when it is neither
 */
export const videoAttributes = (typed: string) => {
  const text = typed.trim();
  const address = text.replace(/^https?:\/\//i, '');
  for (const [pattern, player] of PLAYERS) {
    const match = pattern.exec(address);
    if (match) return { kind: 'iframe', own: { src: player(match), ...PLAYER } };
  }
  const isFile = /\.(?:mp4|webm|ogv)(?:[?#].*)?$/i.test(text) && !/\s/.test(text);
  if (!isFile || !hasScheme(text, MEDIA_SCHEMES)) return undefined;
  return { kind: 'video', own: { src: text, controls: '', width: '640' } };
};

/** The decoded file name of an address; a name such as `50%.mp4`, which is not encoded, stays. */
const readable = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The name of a video that is not played here: its file, or the host of its player. */
export const videoName = (address: string): string => {
  const { hostname, pathname } = new URL(address, window.location.href);
  return /\.\w+$/.test(pathname) ? readable(pathname.split('/').at(-1) ?? hostname) : hostname;
};
