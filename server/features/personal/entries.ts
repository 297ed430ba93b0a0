import { type Criterion, criterionOf } from './criteria.ts';
import type { Known } from './known.ts';
import { type Entry, PLACE_NAMES, PLACES, type Place } from './places.ts';

/** What is known of a person, thing by thing. */
export const entriesOf = (known: Known): Entry[] =>
  PLACE_NAMES.flatMap((place) => {
    // each place has rows of its own
    const { entry }: Pick<Place<never>, 'entry'> = PLACES[place];
    return known[place].map((row) => ({
      place,
      fullName: '',
      email: '',
      number: '',
      ...entry(row as never),
    }));
  });

/** What else those who were found are known by, so that it can be asked for, too. */
export function othersIn(known: Known, criteria: readonly Criterion[]): string[] {
  const texts = entriesOf(known).flatMap(({ email, number }) => [email, number]);
  const asked = new Set(criteria.map(({ value }) => value));
  const others = texts.flatMap((each) => criterionOf(each) ?? []).map(({ value }) => value);
  return [...new Set(others)].filter((value) => !asked.has(value));
}
