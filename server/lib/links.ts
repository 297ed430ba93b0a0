/** Where a link may lead. Any other scheme may run something in the page that shows the link. */
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:', 'rtsp:', 'rtmp:']);

/** What a browser takes for the scheme of an address, or nothing for an address without one and for plain words. */
const schemeOf = (link: string) => /^[a-z][a-z\d+.-]*:/i.exec(link)?.[0].toLowerCase();

/** How often what was decoded is decoded once more: a link may pass several programs on its way to a page. */
const ROUNDS = 3;

/** The named references that can stand in or before a scheme. */
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

/** Decodes once what HTML and addresses can write in another way. Leading zeros are no way to hide either. */
const decoded = (link: string) =>
  link
    .replace(/(&#x?)0+(?=[\da-f])/gi, '$1')
    .replace(REFERENCE, (_whole, hex?: string, decimal?: string, name?: string, byte?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? '';
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? byte ?? '', 16));
    });

/** Without what nobody sees: browsers too drop control characters from a scheme, and spaces before it. */
const visible = (link: string) =>
  link.normalize('NFKC').replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Whether a link leads somewhere or nowhere, and runs nothing where it is clicked, in whatever disguise. */
export function isHarmless(link: string) {
  let plain = visible(link);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const scheme = schemeOf(plain);
    if (scheme && !ALLOWED_SCHEMES.has(scheme)) return false;
    plain = visible(decoded(plain));
  }
  return true;
}
