import { createContext, type PropsWithChildren } from 'react';
import { useHasMoved } from '../useHasMoved.ts';

/** Whether rows have just moved: an act that asks nothing first waits a second. */
export const RowsMoved = createContext(false);

/** @param ids - of the rows, in their order */
export const MovingRows = ({ ids, children }: PropsWithChildren<{ ids: readonly unknown[] }>) => (
  <RowsMoved value={useHasMoved(ids.join())}>{children}</RowsMoved>
);

/**
 * Why the viewer may not approve a row, by its id; '' for one that may be approved. A row that is missing is still asked about. Undefined
 * where nothing is asked: the depository alone decides.
 */
export const ApprovalObstacles = createContext<ReadonlyMap<string, string> | undefined>(undefined);
