import type { RaRecord } from 'ra-core';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { publishableNames } from '../../kinds.ts';
import { type Merge, mergeOf, type Versions } from './merge.ts';

/** What a form and the depository differ in, and whether anything of it has to be asked. */
export interface Dispute {
  versions: Versions;
  merge: Merge;
  /** Somebody has published the record since the form was opened. */
  isApproved: boolean;
  /** Nothing has to be asked. */
  isSettled: boolean;
}

const PENDING = 'pending';

/** @returns nothing when the record was deleted */
export const disputeOf = (
  resource: string,
  opened: RaRecord | undefined,
  mine: Partial<RaRecord>,
  theirs: RaRecord | undefined,
): Dispute | undefined => {
  if (!theirs) return undefined;
  const isPublishable = publishableNames.some((name) => name === resource);
  // what was taken down, or waits once more since an edit of it does, appears nowhere by being saved
  const isApproved =
    isPublishable && opened !== undefined && theirs.status !== opened.status && theirs.status !== PENDING;
  // a form that holds another version than the one it was opened with, as from a draft: what it began with is not known
  const isKnown = opened !== undefined && opened.version === mine.version;
  const versions = { opened: isKnown ? opened : undefined, mine, theirs };
  const { kept, taken, disputed } = mergeOf(versions);
  // whether it is published is the depository's own word: told as an approval, and chosen by nobody
  const isOfPeople = ({ path }: FieldPath) => !(isPublishable && path === 'status');
  const merge = { kept, taken: taken.filter(isOfPeople), disputed: disputed.filter(isOfPeople) };
  return { versions, merge, isApproved, isSettled: merge.disputed.length === 0 && !isApproved };
};
