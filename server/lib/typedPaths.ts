import { resolve } from 'node:path';

const TO = '--to';

/** A file as it was typed, in the folder where `npm run` was. */
export const typedPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** The words of a command with the files that they name made absolute: the process that runs it may have another working directory. */
export function withTypedPaths(area: string, words: string[]): string[] {
  if (area === 'backup') return words.map((word) => (word.startsWith('-') ? word : typedPath(word)));
  // for others it is a day
  if (area !== 'personal') return words;
  return words.map((word, at) => {
    if (words[at - 1] === TO) return typedPath(word);
    return word.startsWith(`${TO}=`) ? `${TO}=${typedPath(word.slice(TO.length + 1))}` : word;
  });
}
