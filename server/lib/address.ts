import { domainToASCII } from 'node:url';

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const ATOM = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const LOCAL_PART = new RegExp(`^${ATOM}(\\.${ATOM})*$`, 'i');
const LABEL = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?';
const DOMAIN = new RegExp(`^(${LABEL}\\.)+[a-z]([a-z\\d-]{0,61}[a-z\\d])?$`, 'i');

/**
 * The only e-mail address in a text, with its domain in ASCII. Lists, names, quoted local parts, comments and line breaks are refused, so
 * that the result is safe in headers and SMTP commands.
 *
 * @returns undefined for any other text
 */
export function bareAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.indexOf('@');
  const localPart = trimmed.slice(0, at);
  const domain = trimmed.slice(at + 1);
  if (at < 1 || trimmed.length > LONGEST_ADDRESS || at > LONGEST_LOCAL_PART) return undefined;
  // the conversion below would silently drop some of these
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return undefined;
  const asciiDomain = domainToASCII(domain);
  return LOCAL_PART.test(localPart) && DOMAIN.test(asciiDomain) ? `${localPart}@${asciiDomain}` : undefined;
}

export interface Sender {
  name: string;
  address: string;
}

/** Parses `hr@example.uz` or `Отдел кадров <hr@example.uz>`. @returns undefined for anything else */
export function senderOf(text: string): Sender | undefined {
  const [, name = '', inBrackets] = /^([^<>"\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = bareAddress(inBrackets ?? text);
  return address === undefined ? undefined : { name: name.trim(), address };
}
