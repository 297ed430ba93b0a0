import type { Identifier, RaRecord } from 'react-admin';
import { type Answer, aList, isObject } from './answers.ts';
import { textOf } from './listing.ts';
import { idAsRead } from './records.ts';

/** One value of a list that the depository gives to choose from. */
export interface Choice {
  id: Identifier;
  name: string;
}

const choiceOf = (value: unknown): Choice | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return { id: value, name: String(value) };
  if (!isObject(value)) return undefined;
  const { id, name } = value;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  return { id, name: typeof name === 'string' ? name : String(id) };
};

/** A list of choices: texts, or objects `{ id, name }` (DECISIONS 17). */
export const choices: Answer<Choice[]> = (body) =>
  aList(body)
    .map(choiceOf)
    .filter((choice) => choice !== undefined);

const isChosen =
  (value: unknown) =>
  ({ id, name }: Choice) =>
    String(id) === String(value) || name === value;

/** What a stored value is called; itself when it is none of the choices. */
export const nameOfChoice = (choices: readonly Choice[], value: unknown): string =>
  choices.find(isChosen(value))?.name ?? textOf(value);

/**
 * The choices as a stored value writes them: by name where it holds a name, else by id; a value that is none of them
 * is one more, so that it is not lost.
 */
export const choicesFor = (choices: readonly Choice[], value: unknown): Choice[] => {
  const chosen = choices.find(isChosen(value));
  // another depository may write an id as 2 here and as '2' there
  const asStored =
    typeof value === 'number' ? (id: Identifier) => (Number.isNaN(Number(id)) ? id : Number(id)) : String;
  if (chosen && String(chosen.id) === String(value))
    return choices.map(({ id, name }) => ({ id: asStored(id), name }));
  if (chosen) return choices.map(({ name }) => ({ id: name, name }));
  if (typeof value !== 'string' && typeof value !== 'number') return [...choices];
  return value === '' ? [...choices] : [...choices, { id: value, name: String(value) }];
};

/** Records to choose from by the id that the depository wrote; of several with one id the first. */
export const choicesById = (records: readonly RaRecord[], nameOf: (record: RaRecord) => string) => {
  const ids = new Set<string>();
  return records
    .map((record) => ({ ...record, id: idAsRead(record.id) }))
    .filter(({ id }) => !ids.has(String(id)) && ids.add(String(id)))
    .map((record) => ({ id: record.id, name: nameOf(record) }));
};
