/** Reads the subset of XML in S3's answers: flat elements without relevant attributes. */
import type { Readable } from 'node:stream';

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (escaped: string) =>
  escaped.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return name ? (NAMED[name] ?? all) : String.fromCodePoint(code);
  });

/** The text of the first element with that name. */
export function elementIn(xml: string, name: string): string | undefined {
  const [, found] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return found === undefined ? undefined : unescaped(found);
}

/** Errors are shorter. A longer body may be a whole file, from a proxy that ignores the requested range. */
const LONGEST_COMPLAINT = 16 * 1024;

async function beginningOf(body: Readable) {
  let beginning = '';
  for await (const chunk of body) {
    beginning += chunk;
    // the rest is not received
    if (beginning.length > LONGEST_COMPLAINT) break;
  }
  return beginning;
}

/** The error of an answer: the service's code, such as `NoSuchKey`, or the status. */
export async function problemOf({ status, body }: { status: number; body: Readable }): Promise<string> {
  return elementIn(await beginningOf(body), 'Code') ?? `HTTP ${status}`;
}
