/** Takes a list apart while it arrives, byte by byte, without ever having the whole of it as a text. */

/** An element of a list: what it says, long texts cut short, and where it stands among the bytes of its piece. */
export type LightElement = [element: object, start: number, end: number];

export interface Piece {
  bytes: Uint8Array<ArrayBuffer>;
  elements: LightElement[];
}

/** Lists are searched, sorted and narrowed by what is shorter; of a longer text it is enough to know that it is there. */
const LONGEST_TEXT = 500;
const LEFT_OF_LONGER = 100;

const [
  QUOTE = 0,
  BACKSLASH = 0,
  BRACE = 0,
  BRACE_END = 0,
  BRACKET = 0,
  BRACKET_END = 0,
  COMMA = 0,
  SPACE = 0,
] = new TextEncoder().encode('"\\{}[], ');

/** What may stand before the first element (DECISIONS 1). */
const BEFORE = /^\uFEFF?\s*(?:\{\s*"data"\s*:\s*)*\[/;
const LONGEST_BEFORE = 300;

/** How many bytes there are before the first element; nothing where no list begins. */
export const beginningOf = (bytes: Uint8Array): number | undefined => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, LONGEST_BEFORE));
  const [before] = BEFORE.exec(text) ?? [];
  return before === undefined ? undefined : new TextEncoder().encode(before).length;
};

const lighten = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > LONGEST_TEXT ? value.slice(0, LEFT_OF_LONGER) : value;

const joined = (first: Uint8Array, second: Uint8Array) => {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
};

/** @throws SyntaxError where something else than objects stands in the list */
export const createSplitter = () => {
  /** What is not given away yet; `at` is where it was looked at last. */
  let bytes = new Uint8Array(0);
  let at = 0;
  let depth = 0;
  let start = 0;
  /** Where a text began that has not ended yet. */
  let textFrom: number | undefined;
  let isClosed = false;
  let isBegun = false;

  /** Passes over a text, to its end or to that of what is here. */
  const passText = (from: number) => {
    const quote = bytes.indexOf(QUOTE, at);
    at = quote < 0 ? bytes.length : quote + 1;
    let before = quote - 1;
    while (before >= from && bytes[before] === BACKSLASH) before -= 1;
    if (quote >= 0 && (quote - 1 - before) % 2 === 0) textFrom = undefined;
  };

  const endsOfElements = () => {
    const ends: [number, number][] = [];
    while (at < bytes.length && !isClosed) {
      if (textFrom !== undefined) {
        passText(textFrom);
        continue;
      }
      const byte = bytes[at] ?? 0;
      if (depth === 0 && byte > SPACE && byte !== COMMA && byte !== BRACE && byte !== BRACKET_END)
        throw new SyntaxError('no object');
      if (byte === QUOTE) textFrom = at + 1;
      else if (byte === BRACE || byte === BRACKET) {
        if (depth === 0) start = at;
        depth += 1;
      } else if (byte === BRACE_END || byte === BRACKET_END) {
        isClosed = depth === 0;
        depth -= 1;
        if (depth === 0) ends.push([start, at + 1]);
      }
      at += 1;
    }
    return ends;
  };

  return {
    /** @returns the elements that are whole by now */
    push: (arrived: Uint8Array): Piece => {
      bytes = joined(bytes, arrived);
      if (!isBegun) at = beginningOf(bytes) ?? 0;
      isBegun = true;
      const ends = endsOfElements();
      const cut = ends.at(-1)?.[1] ?? 0;
      const piece = bytes.slice(0, cut);
      bytes = bytes.slice(cut);
      at -= cut;
      start -= cut;
      if (textFrom !== undefined) textFrom -= cut;
      const decoder = new TextDecoder();
      const elements = ends.map(([from, to]): LightElement => {
        const element = JSON.parse(decoder.decode(piece.subarray(from, to)), lighten) as object;
        return [element, from, to];
      });
      return { bytes: piece, elements };
    },
    /** Whether the list has ended, so that nothing of it is missing. */
    isWhole: () => isClosed,
  };
};
