import { LANGUAGES, type Language } from '../wire/wire.ts';
import { isObject, nothing, objectIn, records } from './answers.ts';
import { del, get, post } from './calls.ts';

/** Calls of ours, made only where sign-in has named their feature: what staff say about items. */

/** Who said something, or can be called. */
export interface Person {
  login: string;
  name: string;
}

/** A passage by its words and by what stood around it. */
export interface Quote {
  before: string;
  exact: string;
  after: string;
}

/** A place in an item, as the forms name it; without a field a language as a whole. */
export interface CommentPlace {
  language?: Language;
  field?: string;
  quote?: Quote;
}

export interface Said {
  id: number;
  text: string;
  by: Person;
  at: string;
  /** The words were erased for the personal data in them. */
  isErased: boolean;
  isOwn: boolean;
}

export interface Thread extends Said {
  place?: CommentPlace;
  resolved?: { by: string; at: string };
  answers: Said[];
}

export interface CommentsOfItem {
  /** Open ones first. */
  threads: Thread[];
  /** Those who may open the kind. */
  people: Person[];
}

/** Somebody has called the reader, who has not answered yet. */
export interface Mention {
  id: number;
  kind: string;
  itemId: number;
  title: string;
  text: string;
  by: Person;
  at: string;
}

/** The newest of so many. */
export interface Mentions {
  count: number;
  mentions: Mention[];
  /** Those who are called there. */
  people: Person[];
}

type Fields = Record<string, unknown>;

const personOf = (value: unknown): Person => {
  const { login, name } = objectIn(value);
  return { login: String(login), name: String(name) };
};

const saidOf = (each: Fields): Said => ({
  id: Number(each.id),
  text: String(each.text),
  by: personOf(each.by),
  at: String(each.at),
  isErased: each.isErased === true,
  isOwn: each.isOwn === true,
});

const quoteOf = (value: unknown): Quote | undefined =>
  isObject(value)
    ? { before: String(value.before), exact: String(value.exact), after: String(value.after) }
    : undefined;

const placeOf = (value: unknown): CommentPlace | undefined =>
  isObject(value)
    ? {
        language: LANGUAGES.find((language) => language === value.language),
        field: typeof value.field === 'string' ? value.field : undefined,
        quote: quoteOf(value.quote),
      }
    : undefined;

const threadOf = (each: Fields): Thread => ({
  ...saidOf(each),
  place: placeOf(each.place),
  resolved: isObject(each.resolved)
    ? { by: String(each.resolved.by), at: String(each.resolved.at) }
    : undefined,
  answers: records(each.answers).map(objectIn).map(saidOf),
});

const commentsOfItem = (body: unknown): CommentsOfItem => {
  const { threads, people } = objectIn(body);
  return {
    threads: records(threads).map(objectIn).map(threadOf),
    people: records(people).map(personOf),
  };
};

const mentions = (body: unknown): Mentions => {
  const { count, mentions: listed, people } = objectIn(body);
  const mentionOf = (each: Fields): Mention => ({
    id: Number(each.id),
    kind: String(each.kind),
    itemId: Number(each.itemId),
    title: String(each.title),
    text: String(each.text),
    by: personOf(each.by),
    at: String(each.at),
  });
  return {
    count: Number(count),
    mentions: records(listed).map(objectIn).map(mentionOf),
    people: records(people).map(personOf),
  };
};

const PATH = '/api/Admin/Comment';

export interface NewComment {
  kind: string;
  id: number;
  text: string;
  answers?: number;
  place?: CommentPlace;
}

export const commentCalls = {
  ofItem: (kind: string, id: number) => get(`${PATH}/GetByItem/${kind}/${id}`, commentsOfItem),
  mentions: get(`${PATH}/GetMentions`, mentions),
  add: (comment: NewComment) => post(`${PATH}/Add`, comment, nothing),
  resolve: (id: number) => post(`${PATH}/Resolve${id}`, undefined, nothing),
  reopen: (id: number) => post(`${PATH}/Reopen${id}`, undefined, nothing),
  remove: (id: number) => del(`${PATH}/Delete${id}`),
};
