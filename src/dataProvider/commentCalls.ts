import * as z from 'zod/mini';
import { LANGUAGES } from '../wire/wire.ts';
import { nothing, parsed } from './answers.ts';
import { del, get, post } from './calls.ts';
import { maybe, person } from './schema.ts';

export type { Person } from './schema.ts';

/** A passage by its words and by what was around it. */
const quote = z.object({ before: z.string(), exact: z.string(), after: z.string() });
export type Quote = z.infer<typeof quote>;

/** A place in an item, as the forms name it; without a field a language as a whole. */
const place = z.object({ language: maybe(z.enum(LANGUAGES)), field: maybe(z.string()), quote: maybe(quote) });
export type CommentPlace = Partial<z.infer<typeof place>>;

const comment = z.object({
  id: z.number(),
  text: z.string(),
  by: person,
  at: z.string(),
  /** The words were erased for the personal data in them. */
  isErased: z.boolean(),
  isOwn: z.boolean(),
});
export type Said = z.infer<typeof comment>;

const thread = z.extend(comment, {
  place: maybe(place),
  resolved: maybe(z.object({ by: z.string(), at: z.string() })),
  answers: z.array(comment),
});
export type Thread = z.infer<typeof thread>;

const commentsOfItem = z.object({
  /** Open ones first. */
  threads: z.array(thread),
  /** Those who may open the kind. */
  people: z.array(person),
});

/** Somebody has called the reader, who has not answered yet. */
const mention = z.object({
  id: z.number(),
  kind: z.string(),
  itemId: z.number(),
  title: z.string(),
  text: z.string(),
  by: person,
  at: z.string(),
});

/** `count` is that of all; the newest of them are listed. */
const mentions = z.object({
  count: z.number(),
  mentions: z.array(mention),
  /** Those who are called there. */
  people: z.array(person),
});

/** All queries of comments begin with it; a change makes them stale. */
export const COMMENTS = 'comments';

const PATH = '/api/Admin/Comment';

export interface NewComment {
  kind: string;
  id: number;
  text: string;
  answers?: number;
  place?: CommentPlace;
}

/** What staff say about items; calls of ours, made only where sign-in has named the feature. */
export const commentCalls = {
  ofItem: (kind: string, id: number) => get(`${PATH}/GetByItem/${kind}/${id}`, parsed(commentsOfItem)),
  mentions: get(`${PATH}/GetMentions`, parsed(mentions)),
  add: (comment: NewComment) => post(`${PATH}/Add`, comment, nothing),
  resolve: (id: number) => post(`${PATH}/Resolve${id}`, undefined, nothing),
  reopen: (id: number) => post(`${PATH}/Reopen${id}`, undefined, nothing),
  remove: (id: number) => del(`${PATH}/Delete${id}`),
};
