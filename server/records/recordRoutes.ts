import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The calls of one kind: `kind` is its name in the table of areas, `path` what its addresses begin with. */
export type KindRoutes = FastifyPluginAsyncZod<{ kind: string; path: string }>;

/** What deleting and approving answer. */
export const idAnswer = z.object({ data: z.object({ id: z.number() }) });

/** What a save answers. */
export const savedAnswer = z.object({ data: z.object({ id: z.number(), version: z.number() }) });
