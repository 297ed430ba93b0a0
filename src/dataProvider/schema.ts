/** The parts of the schemas of our own depository's answers. */
import * as z from 'zod/mini';

/** A field that may be absent or null: the fallback then. */
const orElse = <Schema extends z.ZodMiniType, Fallback>(schema: Schema, fallback: Fallback) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  );

/** A field that may be absent or null. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(schema, undefined);

/** A person who has an account. */
export const person = z.object({ login: z.string(), name: z.string() });
export type Person = z.infer<typeof person>;

/** A text that may be null: '' then. */
export const textOrEmpty = orElse(z.string(), '');

/** A number that may be null: 0 then. */
export const numberOrZero = orElse(z.number(), 0);
