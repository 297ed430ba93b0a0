import type { RaRecord } from 'react-admin';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { type Merge, mergeRecords, type Versions } from '../../diff/merge.ts';
import { isPublishable } from '../../wire/kinds.ts';

/** How the form and the stored record differ, and whether the user has to decide. */
export interface MergeResult {
  versions: Versions;
  merge: Merge;
  /** The record was published since the form was opened, or since a new one was sent. */
  isApproved: boolean;
  canAutoMerge: boolean;
}

const PENDING = 'pending';

/** @param isUndecided - the user decides about each difference */
export const mergeResult = (
  resource: string,
  opened: RaRecord | undefined,
  mine: Partial<RaRecord>,
  theirs: RaRecord,
  isUndecided = false,
): MergeResult => {
  // saving a record that was taken down or is pending again does not publish it
  const isApproved = isPublishable(resource) && theirs.status !== opened?.status && theirs.status !== PENDING;
  // a form with another version than the opened one, for example after a restored draft, has no known common ancestor
  const hasAncestor = !isUndecided && opened !== undefined && opened.version === mine.version;
  const versions = { opened: hasAncestor ? opened : undefined, mine, theirs };
  const all = mergeRecords(versions);
  // the status is not merged; its change is shown as an approval
  const isWritten = ({ path }: FieldPath) => !(isPublishable(resource) && path === 'status');
  const merge = {
    mine: all.mine,
    theirs: all.theirs.filter(isWritten),
    conflicting: all.conflicting.filter(isWritten),
  };
  return { versions, merge, isApproved, canAutoMerge: merge.conflicting.length === 0 && !isApproved };
};
