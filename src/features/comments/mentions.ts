import type { Person } from '../../dataProvider/commentCalls.ts';

/** A mention before the caret that is being typed: `@` and a part of a login or a name. */
const TYPED = /(?:^|[\s(«",;])@([^\s@]*(?:@[^\s@]*)?)$/;

/** @returns the position of the `@` before the caret, and the text after it */
export const typedMention = (text: string, caret: number) => {
  const [, part] = TYPED.exec(text.slice(0, caret)) ?? [];
  return part === undefined ? undefined : { at: caret - part.length - 1, part };
};

/** The people whose login or name matches a part of it. */
export const peopleLike = (people: readonly Person[], part: string): Person[] =>
  people.filter(({ login, name }) =>
    [login, ...name.split(/\s+/)].some((word) => word.toLowerCase().startsWith(part.toLowerCase())),
  );

const MENTION = /@[^\s@]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/gu;

interface TextPiece {
  text: string;
  at: number;
  person?: Person;
}

/** Splits a text into words and mentions of known people. */
export const piecesOf = (text: string, people: readonly Person[]): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { index, 0: mention } of text.matchAll(MENTION)) {
    const person = people.find(({ login }) => `@${login.toLowerCase()}` === mention.toLowerCase());
    if (!person) continue;
    pieces.push({ text: text.slice(end, index), at: end }, { text: mention, at: index, person });
    end = index + mention.length;
  }
  return [...pieces, { text: text.slice(end), at: end }];
};
