import type { Person } from '../../dataProvider/commentCalls.ts';

/** What is typed of a mention before the caret: `@` and a part of a login or of a name. */
const TYPED = /(?:^|[\s(«",;])@([^\s@]*(?:@[^\s@]*)?)$/;

export interface TypedMention {
  /** Where the `@` stands. */
  at: number;
  part: string;
}

export const typedMention = (text: string, caret: number): TypedMention | undefined => {
  const [, part] = TYPED.exec(text.slice(0, caret)) ?? [];
  return part === undefined ? undefined : { at: caret - part.length - 1, part: part.toLowerCase() };
};

const beginsAny = (text: string, part: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(part));

/** The people whom a part of a login, or of one of their names, may mean. */
export const peopleLike = (people: readonly Person[], part: string): Person[] =>
  people.filter(({ login, name }) => login.toLowerCase().startsWith(part) || beginsAny(name, part));

/** A text in pieces: words, and mentions of people who are known. */
export const piecesOf = (
  text: string,
  people: readonly Person[],
): { text: string; at: number; person?: Person }[] => {
  const pieces: { text: string; at: number; person?: Person }[] = [];
  let rest = 0;
  for (const { index, 0: mention } of text.matchAll(/@[^\s@]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/gu)) {
    const person = people.find(({ login }) => `@${login.toLowerCase()}` === mention.toLowerCase());
    if (!person) continue;
    if (index > rest) pieces.push({ text: text.slice(rest, index), at: rest });
    pieces.push({ text: mention, at: index, person });
    rest = index + mention.length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), at: rest });
  return pieces;
};
