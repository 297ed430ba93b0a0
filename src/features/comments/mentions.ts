import type { Person } from '../../dataProvider/commentCalls.ts';

/** What is typed of a mention before the caret: `@` and a part of a login or of a name. */
const TYPED = /(?:^|[\s(«",;])@([^\s@]*(?:@[^\s@]*)?)$/;

/** @returns where the `@` of a mention before the caret is, and what follows it */
export const typedMention = (text: string, caret: number) => {
  const [, part] = TYPED.exec(text.slice(0, caret)) ?? [];
  return part === undefined ? undefined : { at: caret - part.length - 1, part };
};

/** The people whom a part of a login, or of one of their names, may mean. */
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

/** A text in pieces: words, and mentions of people who are known. */
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
