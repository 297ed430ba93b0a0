import * as z from 'zod/mini';
import { maybe } from './schema.ts';

/** A link under which a version is read without an account. */
export const previewLink = z.object({
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
export const newLink = z.object({
  id: z.number(),
  path: z.string(),
  version: z.number(),
  endsAt: z.string(),
});
export type NewLink = z.infer<typeof newLink>;
