import { createContext, type PropsWithChildren } from 'react';
import type { Identifier } from 'react-admin';
import { useHasMoved } from '../useHasMoved.ts';

/** Whether rows have just moved: acts without a confirmation then wait a second. */
export const RowsMoved = createContext(false);

export const MovingRows = ({ ids, children }: PropsWithChildren<{ ids: readonly unknown[] }>) => (
  <RowsMoved value={useHasMoved(ids.join())}>{children}</RowsMoved>
);

/** Names a row in the version that is shown. */
export const versionKey = ({ id, version }: { id: Identifier; version?: unknown }) => `${id} ${version}`;

export interface ApprovalObstacle {
  /** Why the viewer may not approve the row, '' where it may be approved. */
  reason: string;
  /** It was sent back to its author and not saved since. */
  isReturned: boolean;
}

/** By `versionKey`. A missing row is still loading. Undefined where the depository is not asked and decides by itself. */
export const ApprovalObstacles = createContext<ReadonlyMap<string, ApprovalObstacle> | undefined>(undefined);
