import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import type { Call } from '../../dataProvider/calls.ts';
import { endpointOf } from '../../dataProvider/endpoints.ts';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import type { Publication } from '../../dataProvider/records.ts';
import {
  isProposable,
  type ProposalState,
  type ReviewItem,
  reviewCalls,
  type Waiting,
} from '../../dataProvider/reviewCalls.ts';
import { useListAsShown } from '../../diff/useListAsShown.ts';
import { session } from '../../session.ts';
import { CURRENCIES } from '../../wire/wire.ts';
import { QUEUE } from './queue.ts';

/** What is reviewed: an item, or a change of the figures or of the fund. */
export interface Reviewed
  extends Pick<Waiting, 'version' | 'title' | 'author' | 'waitingSince' | 'takenDown' | 'mayApprove'>,
    Pick<ReviewItem, 'approvers'>,
    Partial<Pick<ReviewItem, 'reason' | 'returned' | 'answered' | 'givenBack'>> {
  kind: string;
  itemId: Identifier;
  isWaiting: boolean;
  /** Undefined for a change. */
  item?: Publication;
  /** The published state, and the one that would replace it. */
  before?: Publication | RaRecord;
  after: Partial<RaRecord>;
}

const ofItem = ({ item, published, ...review }: ReviewItem): Reviewed => ({
  ...review,
  itemId: item.id,
  version: Number(item.version),
  title: '',
  isWaiting: item.status !== 'published',
  item,
  before: published,
  after: item,
});

/** A record without a waiting change; its comments can still be read. */
const nothing = (kind: string, id: number): Reviewed => ({
  ...{ kind, itemId: id, version: 0, title: kind === 'guaranteeFund' ? (CURRENCIES[id - 1] ?? '') : '' },
  ...{ author: { login: '', name: '' }, waitingSince: '', takenDown: false, isWaiting: false },
  ...{ mayApprove: false, approvers: [], after: {} },
});

/** Converts a wire state for comparison: a list of the fund becomes a table. */
const useShownState = (kind: string) => {
  const asTable = useListAsShown();
  return (state: RaRecord = { id: 0 }): RaRecord =>
    kind === 'guaranteeFund' ? asTable(state) : (endpointOf(kind).shape.read(state)[0] ?? { id: 0 });
};

/** Whether there is an unread change. A publication is told elsewhere. */
const isNewer = (read: Reviewed, now: Reviewed) =>
  now.version !== read.version &&
  (now.isWaiting ||
    (now.item !== undefined &&
      changedFields({ ...read.after, status: now.after.status }, now.after).length > 0));

/**
 * Pins the loaded version until the reviewer opens a newer one.
 *
 * @returns `newer`: the newer version, if any; `now`: the latest state, also of the approval
 */
export const usePinnedVersion = (kind: string, id: string) => {
  const isChange = isProposable(kind) && session.hasFeature('proposals');
  const shown = useShownState(kind);
  const ofChange = ({ change, proposed, inForce }: ProposalState): Reviewed =>
    change
      ? {
          ...change,
          itemId: change.id,
          isWaiting: proposed !== undefined,
          before: shown(inForce),
          after: shown(proposed),
        }
      : nothing(kind, Number(id));
  const call: Call<ReviewItem | ProposalState> = isChange
    ? reviewCalls.proposal(kind, Number(id))
    : reviewCalls.item(kind, id);
  const { data: answer, error, refetch, isFetching } = useReadOf(QUEUE, call);
  const data = answer && ('item' in answer ? ofItem(answer) : ofChange(answer));
  const [read, setRead] = useState<Reviewed>();
  // cached data may be stale
  if (data && !isFetching && !read) setRead(data);
  const newer = read && data && isNewer(read, data) ? data : undefined;
  const isGone = answer && !('item' in answer) && !answer.change;
  const now = isGone && read ? { ...read, isWaiting: false } : (data ?? read);
  return { read, newer, now, error, refetch, readNewer: () => setRead(newer) };
};
