import { textField } from '../../richText/textField.ts';
import type { Change, Span } from '../../uzbek/changes.ts';
import { editsOf, joinNodes } from '../../uzbek/nodes.ts';

/** Applies changes of the joined text of a field. One whose place has other text by now is skipped. */
export const applyTo = (source: string, changes: readonly Change[]): void => {
  const field = textField(source);
  if (!field?.isWritable()) return;
  const runs = field.runs();
  const joined = joinNodes(runs);
  const present = changes.filter(({ start, end, from }) => joined.text.slice(start, end) === from);
  const edits = editsOf(joined, present).map(({ node, start, end, to: text }) => {
    const { at = 0 } = runs[node] ?? {};
    return { from: at + start, to: at + end, text };
  });
  field.replace(edits);
};

/** Selects a place of the joined text of a field. */
export const selectIn = (source: string, { start, end }: Span): void => {
  const field = textField(source);
  const runs = field?.runs() ?? [];
  const { places } = joinNodes(runs);
  const first = places.findIndex((place) => start < place.end);
  const last = places.findIndex((place) => end <= place.end);
  const positionOf = (offset: number, index: number) =>
    (runs[index]?.at ?? 0) + offset - (places[index]?.start ?? 0);
  if (last >= 0) field?.select({ from: positionOf(start, first), to: positionOf(end, last) });
};
