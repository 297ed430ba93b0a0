import { resolve } from 'node:path';

const TO = '--to';

/** A path relative to the folder where `npm run` was called. */
export const typedPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** The words of a command with absolute paths, because the process that runs it may have another working directory. */
export function withTypedPaths(area: string, words: string[]): string[] {
  if (area === 'backup') return words.map((word) => (word.startsWith('-') ? word : typedPath(word)));
  // for other commands it is a day
  if (area !== 'personal') return words;
  return words.map((word, at) => {
    if (words[at - 1] === TO) return typedPath(word);
    return word.startsWith(`${TO}=`) ? `${TO}=${typedPath(word.slice(TO.length + 1))}` : word;
  });
}
