import * as z from 'zod/mini';
import { parsed } from './answers.ts';
import { get } from './calls.ts';
import { peopleNumbers } from './personalCalls.ts';
import { numberOrZero, textOrEmpty } from './schema.ts';

/** How the server is. Moments are empty for never. */
const systemState = z.object({
  version: z.string(),
  startedAt: z.string(),
  database: z.object({ isEmbedded: z.boolean(), version: z.string(), bytes: z.number() }),
  files: z.object({ count: z.number(), bytes: z.number(), place: z.string() }),
  freeBytes: z.number(),
  mail: z.object({
    isSent: z.boolean(),
    waiting: z.number(),
    oldestSeconds: z.number(),
    givenUp: z.number(),
  }),
  backup: z.object({
    isScheduled: z.boolean(),
    lastAt: textOrEmpty,
    file: textOrEmpty,
    bytes: numberOrZero,
    failedAt: textOrEmpty,
  }),
  /** How long people's data is stored, in months (0 for ever), and what the next erasing takes. */
  personal: z.object({
    applicationMonths: numberOrZero,
    appealMonths: numberOrZero,
    nextAt: textOrEmpty,
    due: peopleNumbers,
    forgottenVacancies: z.number(),
  }),
  /** What an administrator should look at, in words. */
  warnings: z.array(z.string()),
});
export type SystemState = z.infer<typeof systemState>;

/** How the server is; calls of ours, made only where sign-in has named the feature. */
export const systemCalls = {
  state: get('/api/Admin/System/Get', parsed(systemState)),
  urgent: get('/api/Admin/System/GetUrgent', parsed(z.array(z.string()))),
};
