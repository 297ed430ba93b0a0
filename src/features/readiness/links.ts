import { hasScheme, LINK_SCHEMES } from '../../wire/htmlRules.ts';

/** What is wrong with a link; nothing where it can lead somewhere. */
type LinkFault = 'empty' | 'malformed' | 'inside';

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+\.?$/u;
const ADDRESS_NUMBER = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[[\da-f:.]+\]$/i;

const isHost = (host: string) => HOST.test(host) || ADDRESS_NUMBER.test(host);

const isWeb = (address: string): boolean => {
  // a browser reads «http:/a» and «http:a» as an address, and nobody who writes them means it
  const [, host] = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(address) ?? [];
  return host !== undefined && isHost(host) && URL.canParse(address);
};

const KINDS: Readonly<Record<string, (address: string) => boolean>> = {
  http: isWeb,
  https: isWeb,
  mailto: (address) => /^mailto:[^\s@,]+@[^\s@]+(?:\?.*)?$/i.test(address),
  tel: (address) => /^tel:\+?[\d\s().-]{3,}$/i.test(address),
};

/**
 * Judges where a link leads by its address alone; nothing is called.
 *
 * @param href - as it is written; absent where the link has none
 */
export const linkFault = (href: string | null): LinkFault | undefined => {
  const address = (href ?? '').trim();
  if (address === '' || address === '#') return 'empty';
  if (/\s/.test(address)) return 'malformed';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme) return hasScheme(address, LINK_SCHEMES) && KINDS[scheme]?.(address) ? undefined : 'malformed';
  if (address.startsWith('//')) return isWeb(`https:${address}`) ? undefined : 'malformed';
  // «www.cbu.uz» without a scheme leads to a page of the site that does not exist
  if (isHost(address.split(/[/?#]/)[0] ?? '')) return 'malformed';
  return 'inside';
};
