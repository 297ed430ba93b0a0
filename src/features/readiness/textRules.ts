import { isFileId, type MultilingualRecord } from '../../dataProvider/records.ts';
import { hasScheme, LINK_SCHEMES } from '../../wire/htmlRules.ts';
import type { Language } from '../../wire/wire.ts';
import type { TextFacts } from './textFacts.ts';

/** `fault` should be fixed, `note` should be looked at. */
export type Level = 'fault' | 'note' | 'fine';

/** A finding; its text is `readiness.<rule>`. */
export interface Remark {
  rule: string;
  level: Level;
  language?: Language;
  values?: Record<string, string | number>;
}

/** The findings about letters in a language's title and text. */
export interface Letters {
  cyrillic: number;
  apostrophes: number;
  lookAlikes: number;
  /** The first words concerned. */
  example: string;
}

/** An item and the facts of its texts. */
export interface Judged {
  record: MultilingualRecord & { posted?: string | null; isReferToCorruption?: unknown };
  facts: Record<Language, TextFacts>;
  letters: Record<Language, Letters>;
  /** The viewer's day, `yyyy-mm-dd`. */
  today: string;
  /** Stale translations, where the depository tells. */
  stale?: readonly Language[];
  /** The number of open comments, where there are comments. */
  unresolved?: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
export const titleIn = ({ record }: Judged, language: Language) => textOf(record.entries[language].title);

/** Characters of a title: shorter ones do not tell the subject, longer ones are cut in the site's lists. */
export const TITLE_LENGTH = { least: 10, most: 150 } as const;

const NAMED_LINKS = 3;

export const titleRemarks = (judged: Judged, language: Language): Remark[] => {
  const length = [...titleIn(judged, language)].length;
  const { least, most } = TITLE_LENGTH;
  if (length === 0) return [{ rule: 'titleMissing', level: 'fault', language }];
  if (length > most) return [{ rule: 'titleLong', level: 'note', language, values: { length, most } }];
  if (length < least) return [{ rule: 'titleShort', level: 'note', language, values: { length, least } }];
  return [];
};

/** The problem of a link; undefined where it may be right. */
type LinkFault = 'empty' | 'malformed' | 'inside';

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+\.?$/u;
const ADDRESS_NUMBER = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[[\da-f:.]+\]$/i;

const isHost = (host: string) => HOST.test(host) || ADDRESS_NUMBER.test(host);

const isWeb = (address: string): boolean => {
  // browsers accept «http:/a» and «http:a», but nobody writes them on purpose
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
 * Checks a link by its address alone, without any request.
 *
 * @param href - as it is written; undefined where the link has none
 */
export const linkFault = (href: string | null): LinkFault | undefined => {
  const address = (href ?? '').trim();
  if (address === '' || address === '#') return 'empty';
  if (/\s/.test(address)) return 'malformed';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme) return hasScheme(address, LINK_SCHEMES) && KINDS[scheme]?.(address) ? undefined : 'malformed';
  if (address.startsWith('//')) return isWeb(`https:${address}`) ? undefined : 'malformed';
  // «www.cbu.uz» without a scheme leads to a missing page of the site itself
  if (isHost(address.split(/[/?#]/)[0] ?? '')) return 'malformed';
  return 'inside';
};

export const linkRemarks = ({ facts }: Judged, language: Language): Remark[] => {
  const { links } = facts[language];
  const remark = (rule: string, level: Level, isFound: (link: (typeof links)[number]) => boolean) => {
    const texts = links.filter(isFound).map(({ href, text }) => text || href || '');
    if (texts.length === 0) return [];
    return [{ rule, level, language, values: { smart_count: texts.length, names: namesOf(texts) } }];
  };
  return [
    ...remark('linkEmpty', 'fault', ({ href }) => linkFault(href) === 'empty'),
    ...remark('linkMalformed', 'fault', ({ href }) => linkFault(href) === 'malformed'),
    ...remark('linkInside', 'note', ({ href }) => linkFault(href) === 'inside'),
    ...remark('linkWithoutText', 'note', ({ text }) => text === ''),
  ];
};

const namesOf = (texts: string[]) => {
  const named = texts.filter(Boolean).map((text) => `«${text}»`);
  return named.slice(0, NAMED_LINKS).join(', ') + (named.length > NAMED_LINKS ? '…' : '');
};

export const textRemarks = ({ record, facts }: Judged, language: Language): Remark[] => {
  if (!facts[language].isEmpty) return [];
  // a bulletin may consist of its document alone
  const hasPdf = isFileId(record.entries[language].pdfId);
  return [{ rule: hasPdf ? 'textInPdf' : 'textMissing', level: hasPdf ? 'note' : 'fault', language }];
};

export const pictureRemarks = ({ facts }: Judged, language: Language): Remark[] => {
  const { picturesWithoutAlt: count } = facts[language];
  return count === 0 ? [] : [{ rule: 'altMissing', level: 'note', language, values: { smart_count: count } }];
};
