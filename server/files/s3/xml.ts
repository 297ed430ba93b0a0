/** The little of S3's XML that we read: flat elements, no attributes that matter. */
import type { Readable } from 'node:stream';

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (escaped: string) =>
  escaped.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return name ? (NAMED[name] ?? all) : String.fromCodePoint(code);
  });

/** The text of the first element of that name. */
export function elementIn(xml: string, name: string): string | undefined {
  const [, found] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return found === undefined ? undefined : unescaped(found);
}

/** A complaint is shorter: what goes on may be a whole file, from somebody in between who ignores what part was asked for. */
const LONGEST_COMPLAINT = 16 * 1024;

async function beginningOf(body: Readable) {
  let beginning = '';
  for await (const chunk of body) {
    beginning += chunk;
    // the rest is not even received
    if (beginning.length > LONGEST_COMPLAINT) break;
  }
  return beginning;
}

/** What an answer complains of: the service's own word for it, `NoSuchKey` and the like, or its status. */
export async function problemOf({ status, body }: { status: number; body: Readable }): Promise<string> {
  return elementIn(await beginningOf(body), 'Code') ?? `HTTP ${status}`;
}
