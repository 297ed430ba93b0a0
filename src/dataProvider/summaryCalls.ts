import * as z from 'zod/mini';
import { parsed } from './answers.ts';
import { get } from './calls.ts';
import { maybe } from './schema.ts';

/** Something that waits for the person who asks, by its name, and how much of it there is. */
const waitingWork = z.object({
  name: z.string(),
  count: z.number(),
  /** The kind, where it is counted by kind. */
  kind: maybe(z.string()),
  /** The calendar's day of the first one. */
  day: maybe(z.string()),
});
export type Waiting = z.infer<typeof waitingWork>;

/** How many new applications there are for a vacancy. */
export const newApplications = z.object({ vacancyId: z.number(), count: z.number() });
export type NewApplications = z.infer<typeof newApplications>;

/** Calls of ours, made only where sign-in has named their features. */
export const summaryCalls = {
  waiting: get('/api/Admin/Desk/GetWaiting', parsed(z.array(waitingWork))),
  newApplications: get('/api/Admin/ApplicationForVacancy/GetNewCounts', parsed(z.array(newApplications))),
};
