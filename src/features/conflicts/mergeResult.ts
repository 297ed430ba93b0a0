import type { RaRecord } from 'react-admin';
import { hasVersion } from '../../dataProvider/records.ts';
import { type Merge, mergeRecords, type Versions } from '../../diff/merge.ts';
import { isPublishable } from '../../wire/kinds.ts';

/** How the form and the stored record differ, and whether the user has to decide. */
export interface MergeResult {
  versions: Versions;
  merge: Merge;
  /** The record was published since the form was opened, or since a new one was sent. */
  isApproved: boolean;
  /** The record was on the site, and is no more. */
  isTakenDown: boolean;
  canAutoMerge: boolean;
}

const PENDING = 'pending';

/**
 * @param isUndecided - the user decides about each difference
 * @param onSite - whether the site shows the record, where the depository tells
 * @param wasOnSite - whether it did when the form was opened, where another depository's lists told; its statuses are unknown words
 */
export const mergeResult = (
  resource: string,
  opened: RaRecord | undefined,
  mine: Partial<RaRecord>,
  theirs: RaRecord,
  { isUndecided, onSite = true, wasOnSite }: { isUndecided: boolean; onSite?: boolean; wasOnSite?: boolean },
): MergeResult => {
  // saving a record that was taken down or is pending again does not publish it
  const isPublished =
    wasOnSite === undefined
      ? theirs.status !== opened?.status && theirs.status !== PENDING
      : onSite && !wasOnSite;
  const isApproved = isPublishable(resource) && isPublished;
  // the form has told that the site shows a save at once
  const isTakenDown = isPublishable(resource) && (wasOnSite ?? opened?.status === 'published') && !onSite;
  // a form with another version than the opened one, for example after a restored draft, has no known common ancestor
  const isOther = hasVersion(opened) && opened.version !== mine.version;
  const versions = { opened: isUndecided || isOther ? undefined : opened, mine, theirs };
  // the status is not merged; its change is shown as an approval
  const merge = mergeRecords(
    isPublishable(resource) ? { ...versions, mine: { ...mine, status: theirs.status } } : versions,
  );
  const canAutoMerge = merge.conflicting.length === 0 && !isApproved && !isTakenDown;
  return { versions, merge, isApproved, isTakenDown, canAutoMerge };
};
