import { createHmac } from 'node:crypto';
import { yieldToOthers } from '../lib/yieldToOthers.ts';
import type { State } from './act.ts';

/** Values that are no content: positions, derived values, values that every save changes. */
const WITHOUT_MEANING = /^(id|version|language\w*|\w+BaseId|coverBase64|\w+File|updatedAt|updatedBy)$/;
/** Of more changes only the number is stored. */
export const MOST = 200;

function nameOf(element: unknown, index: number) {
  if (typeof element !== 'object' || element === null) return String(index);
  if ('language' in element) return String(element.language);
  return 'id' in element ? String(element.id) : String(index);
}

function* valuesIn(value: unknown, path: string): Generator<[string, string]> {
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      yield* valuesIn(element, `${path}.${nameOf(element, index)}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (!WITHOUT_MEANING.test(key)) yield* valuesIn(each, path ? `${path}.${key}` : key);
    }
  } else if (value !== undefined && value !== null && value !== '') {
    yield [path, String(value)];
  }
}

/**
 * The different values of two states of a record, with their paths: `posted`, or `news.ru.title` for a value of a language. Undefined is the
 * state before its creation and after its deletion. Empty and absent values are equal.
 */
export function changedValues(before: object | undefined, after: object | undefined) {
  const [was, is] = [new Map(valuesIn(before, '')), new Map(valuesIn(after, ''))];
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path));
  return paths.map((path) => ({ path, was: was.get(path), is: is.get(path) }));
}

/**
 * The changes of an act: paths with the keyed digests of the old and new values, without the values.
 *
 * @param key - the installation's key for digests
 */
export async function differences(before: State | undefined, after: State | undefined, key: string) {
  const digest = async (value: string | undefined) => {
    await yieldToOthers(value?.length ?? 0);
    return value && createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
  };
  const values = changedValues(before, after);
  const some = values.slice(0, MOST).map(async ({ path, was, is }) => ({
    path,
    before: await digest(was),
    after: await digest(is),
  }));
  const changed = await Promise.all(some);
  return values.length > MOST ? { changed, more: values.length - MOST } : { changed };
}
