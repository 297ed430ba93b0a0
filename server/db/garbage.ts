import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Texts of so many characters are worth a collection, which takes some hundredths of a second. */
const WORTHWHILE = 4_000_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** How many characters there are in values, and in lists of them. */
function charactersIn(values: unknown[]) {
  let characters = 0;
  for (const value of values) {
    if (typeof value === 'string') characters += value.length;
    else if (Array.isArray(value)) characters += charactersIn(value);
  }
  return characters;
}

/**
 * Collects garbage when a statement has carried whole albums of pictures. Each copy of them on its way takes twenty megabytes, and
 * left alone V8 lets hundreds of megabytes of them lie, here and in the database's thread alike.
 */
export function collectAfter(values: unknown[]) {
  if (charactersIn(values) > WORTHWHILE) collect();
}
