/** What the fund seldom needs, conflicts and rows that are gone, in one piece of code that comes with the first one. */
export { GoneRow } from './GoneRow.tsx';
export { ListConflict } from './ListConflict.tsx';
export { RowConflict } from './RowConflict.tsx';
