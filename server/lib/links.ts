/** Allowed schemes of links. Any other scheme may run something in the page with the link. */
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:', 'rtsp:', 'rtmp:']);

/** What a browser takes for the scheme of an address; undefined for addresses without one and for plain words. */
const schemeOf = (link: string) => /^[a-z][a-z\d+.-]*:/i.exec(link)?.[0].toLowerCase();

/** How often decoded text is decoded again, because a link may pass several programs on its way. */
const ROUNDS = 3;

/** Named character references that may occur in or before a scheme. */
const NAMED: Record<string, string> = {
  tab: '\t',
  newline: '\n',
  nbsp: '\u00a0',
  shy: '\u00ad',
  zerowidthspace: '\u200b',
  zwnj: '\u200c',
  zwj: '\u200d',
  colon: ':',
  semi: ';',
  num: '#',
  amp: '&',
  percnt: '%',
};

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const REFERENCE = new RegExp(
  `&(?:#x([\\da-f]{1,9})|#(\\d{1,10})|(${Object.keys(NAMED).join('|')}));?|%([\\da-f]{2})`,
  'gi',
);

/** Decodes character references and percent encoding once, also with leading zeros. */
const decoded = (link: string) =>
  link
    .replace(/(&#x?)0+(?=[\da-f])/gi, '$1')
    .replace(REFERENCE, (_whole, hex?: string, decimal?: string, name?: string, byte?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? '';
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? byte ?? '', 16));
    });

/** Removes invisible characters: browsers ignore control characters in a scheme and spaces before it. */
const visible = (link: string) =>
  link.normalize('NFKC').replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Whether a link runs nothing when it is clicked, however it is disguised. */
export function isHarmless(link: string) {
  let plain = visible(link);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const scheme = schemeOf(plain);
    if (scheme && !ALLOWED_SCHEMES.has(scheme)) return false;
    plain = visible(decoded(plain));
  }
  return true;
}
