import type { z } from 'zod';
import type { SignedIn } from '../../http/context.ts';
import type { thread } from './commentFields.ts';
import type { CommentRow } from './comments.ts';

type Thread = z.infer<typeof thread>;

const said = (row: CommentRow, { id }: Pick<SignedIn, 'id'>) => ({
  id: row.id,
  text: row.text,
  by: { login: row.byLogin, name: row.byName },
  at: row.at.toISOString(),
  isErased: row.erasedAt !== null,
  isOwn: row.by === id,
});

const placeOf = ({ language, field, quote }: CommentRow) =>
  language || field ? { language, field, quote } : null;

const resolvedOf = ({ resolvedAt, resolvedByName }: CommentRow) =>
  resolvedAt && { by: resolvedByName ?? '', at: resolvedAt.toISOString() };

/** Comments, the oldest first, as threads; open ones stand before those that are settled. */
export function threadsOf(rows: CommentRow[], reader: Pick<SignedIn, 'id'>): Thread[] {
  const all = rows
    .filter(({ threadId }) => threadId === null)
    .map((row) => ({
      ...said(row, reader),
      place: placeOf(row),
      resolved: resolvedOf(row),
      answers: rows.filter(({ threadId }) => threadId === row.id).map((each) => said(each, reader)),
    }));
  return [...all.filter(({ resolved }) => !resolved), ...all.filter(({ resolved }) => resolved)];
}
