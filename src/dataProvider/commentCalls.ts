import { type CommentPlace, commentsOfItem, mentions } from '../wire/comments.ts';
import { nothing, parsed } from './answers.ts';
import { del, get, post } from './calls.ts';

export type {
  CommentPlace,
  Quote,
  Said,
  Thread,
} from '../wire/comments.ts';
export type { Person } from '../wire/schema.ts';

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
