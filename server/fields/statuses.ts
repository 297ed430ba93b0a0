import { z } from 'zod';

/** One of the statuses; `null` and '' leave it as it is. */
export const statusIn = <Status extends string>(statuses: readonly [Status, ...Status[]]) =>
  z
    .union([z.enum(statuses), z.literal('')], { error: `Ожидается одно из: ${statuses.join(', ')}.` })
    .nullable()
    .transform((value) => value ?? '')
    .optional();

export const statusList = z.object({ data: z.array(z.string()) });
