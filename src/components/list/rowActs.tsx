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

/**
 * By `versionKey`: why the viewer may not approve a row, '' where it may be approved. A missing row is still loading. Undefined where the
 * depository is not asked and decides by itself.
 */
export const ApprovalObstacles = createContext<ReadonlyMap<string, string> | undefined>(undefined);
