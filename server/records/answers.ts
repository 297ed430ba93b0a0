import { z } from 'zod';

/** What deleting and approving answer. */
export const idAnswer = z.object({ data: z.object({ id: z.number() }) });

/** What a save answers. */
export const savedAnswer = z.object({ data: z.object({ id: z.number(), version: z.number() }) });
