/** Texts of people must not move a terminal's cursor or begin a line of their own. */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Formats rows of cells as lines with aligned columns. */
export function textTable(given: readonly string[][], gap = '  '): string[] {
  const rows = given.map((row) => row.map((cell) => cell.replace(UNPRINTED, ' ')));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}
