/** A window with no height to spare: a phone on its side, or 400 % zoom. */
export const SHORT = '@media (max-height: 500px)';
export const PRINT = '@media print';
