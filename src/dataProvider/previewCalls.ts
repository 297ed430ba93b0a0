import * as z from 'zod/mini';
import { newLink, previewLink } from '../wire/previews.ts';
import { nothing, parsed } from './answers.ts';
import { get, post } from './calls.ts';

export type { NewLink, PreviewLink } from '../wire/previews.ts';

const PATH = '/api/Admin/Preview';

/** Links under which a version is read without an account; calls of ours, made only where sign-in has named the feature. */
export const previewCalls = {
  ofItem: (kind: string, id: number) => get(`${PATH}/GetByItem/${kind}/${id}`, parsed(z.array(previewLink))),
  add: (link: { kind: string; id: number; version?: number }) => post(`${PATH}/Add`, link, parsed(newLink)),
  withdraw: (id: number) => post(`${PATH}/Withdraw${id}`, undefined, nothing),
};
