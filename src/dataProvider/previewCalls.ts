import * as z from 'zod/mini';
import { nothing, parsed } from './answers.ts';
import { get, post } from './calls.ts';
import { maybe } from './schema.ts';

/** A link under which a version is read without an account. */
const previewLink = z.object({
  id: z.number(),
  version: z.number(),
  createdAt: z.string(),
  createdByName: z.string(),
  endsAt: z.string(),
  withdrawnAt: maybe(z.string()),
  withdrawnByName: maybe(z.string()),
  /** How often it was opened, and when last. */
  opened: z.number(),
  openedAt: maybe(z.string()),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** A link that was just made; its address is sent this once. */
const newLink = z.object({ id: z.number(), path: z.string(), version: z.number() });
export type NewLink = z.infer<typeof newLink>;

const PATH = '/api/Admin/Preview';

/** Links under which a version is read without an account; calls of ours, made only where sign-in has named the feature. */
export const previewCalls = {
  ofItem: (kind: string, id: number) => get(`${PATH}/GetByItem/${kind}/${id}`, parsed(z.array(previewLink))),
  add: (link: { kind: string; id: number; version?: number }) => post(`${PATH}/Add`, link, parsed(newLink)),
  withdraw: (id: number) => post(`${PATH}/Withdraw${id}`, undefined, nothing),
};
