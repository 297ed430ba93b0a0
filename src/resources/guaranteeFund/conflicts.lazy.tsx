/** What settles conflicts of the fund, in one piece of code that comes with the first one. */
export { ListConflict } from './ListConflict.tsx';
export { RowConflict } from './RowConflict.tsx';
