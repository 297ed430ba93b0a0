import type { Row } from './document/block.ts';

/** Rows that follow each other, folded away where they are equal in both texts and far from any change. */
export interface RowStretch {
  /** The number of its first row. */
  from: number;
  rows: readonly Row[];
  isFolded: boolean;
}

/** So many equal rows stay beside a change. */
const AROUND = 1;
/** A single row takes no more room than the words for it. */
const FEWEST = 2;

/** The rows of a difference with long equal stretches folded. Of texts without any difference only the beginning stays. */
export const stretchesToShow = (rows: readonly Row[]): RowStretch[] => {
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same') ||
    (index === 0 && rows.every(({ kind }) => kind === 'same'));
  const stretches: RowStretch[] = [];
  for (let from = 0; from < rows.length; ) {
    const isFar = !isNear(from);
    let to = from + 1;
    while (to < rows.length && isNear(to) !== isFar) to += 1;
    stretches.push({ from, rows: rows.slice(from, to), isFolded: isFar && to - from >= FEWEST });
    from = to;
  }
  return stretches;
};
