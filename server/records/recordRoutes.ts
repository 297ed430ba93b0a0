import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { type Act, change } from '../http/change.ts';
import { SAVE_LIMIT_BYTES } from '../http/jsonBodies.ts';
import type { RecordDraft, Saved } from './saveRecord.ts';

/** The calls of one kind: `kind` is its name in the table of areas, `path` what its addresses begin with. */
export type KindRoutes = FastifyPluginAsyncZod<{ kind: string; path: string }>;

type App = Parameters<KindRoutes>[0];

/** The address of a call: below that of its kind, or where it begins with `/`, below `/api/Admin` only. */
export const addressOf = (call: string, path: string) => (call.startsWith('/') ? call : `${path}/${call}`);

interface Save<Draft extends RecordDraft> {
  /** What the body may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<Draft>;
  /** What has to be done to a draft before it is saved, and takes too long to do within the act. */
  prepare?(draft: Draft): Promise<Draft>;
  save(act: Act, draft: Draft): Promise<Saved>;
}

/** What a save answers. */
export const savedAnswer = z.object({ data: z.object({ id: z.number(), version: z.number() }) });

/** A call that creates or changes a record. */
export function saveRoute<Draft extends RecordDraft>(app: App, url: string, declared: Save<Draft>) {
  const kept: Save<RecordDraft> = declared;
  const schema = { body: kept.draft, response: { 200: savedAnswer } };
  app.route({
    method: 'POST',
    url,
    schema,
    bodyLimit: SAVE_LIMIT_BYTES,
    preHandler: async (request) => {
      if (kept.prepare) request.body = await kept.prepare(request.body);
    },
    handler: async (request) => ({ data: await change(request, (act) => kept.save(act, request.body)) }),
  });
}

const idSchema = { params: idInPath, response: { 200: z.object({ data: z.object({ id: z.number() }) }) } };

/** A call that does something to the record whose id is glued to its address: `Delete7`, `AllowToPublish7`. */
export function idRoute(
  app: App,
  method: 'GET' | 'DELETE',
  url: string,
  work: (act: Act, id: number) => Promise<void>,
) {
  app.route({
    method,
    url: `${url}:id`,
    schema: idSchema,
    handler: async (request) => {
      const id = parseId(request.params.id);
      if (!id) throw notFound();
      await change(request, (act) => work(act, id));
      return { data: { id } };
    },
  });
}
