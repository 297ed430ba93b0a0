/** A stretch of text, in UTF-16 units, `end` excluded. */
export interface Span {
  start: number;
  end: number;
}

/** One proposal: replace `from` at `start` by `to`. Nothing is changed before a user applies it. */
export interface Change extends Span {
  from: string;
  to: string;
  /** False where the rules leave a choice: show it, with `alternatives`, before it is accepted. */
  sure: boolean;
  /** Other spellings to choose from, the likelier first; `from` among them where leaving it is an answer. */
  alternatives: readonly string[];
}

export const change = (
  text: string,
  span: Span,
  to: string,
  alternatives: readonly string[] = [],
): Change => {
  const { start, end } = span;
  const others = [...new Set(alternatives)].filter((other) => other !== to);
  return {
    start,
    end,
    from: text.slice(start, end),
    to,
    sure: others.length === 0,
    alternatives: others,
  };
};

export const inOrder = <Place extends Span>(places: readonly Place[]): Place[] =>
  [...places].sort((one, other) => one.start - other.start || one.end - other.end);
