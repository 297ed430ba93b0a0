import { createContext } from 'react';

/** Whether rows have just moved: an act that asks nothing first waits a second. */
export const RowsMoved = createContext(false);

/** Why the viewer may not approve a row, by its id. */
export const ApprovalObstacles = createContext<ReadonlyMap<string, string>>(new Map());
