import { LINK_SCHEMES } from '../wire/htmlRules.ts';
import { hasScheme } from './addresses.ts';

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
