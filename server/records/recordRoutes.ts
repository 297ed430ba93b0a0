import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Act, Subject } from '../audit/act.ts';
import type { ActName } from '../audit/entry.ts';
import { SAVE_LIMIT_BYTES } from '../http/jsonBodies.ts';
import { existing } from '../lib/apiError.ts';
import { answering, idInPath, parseId, versionInAddress } from '../lib/fields.ts';
import { change } from './change.ts';
import type { RecordDraft, Saved } from './saveRecord.ts';
import { inTrash, restoreOwn } from './trash.ts';

/** The calls of one kind. `kind` is its name in the table of areas, `path` the beginning of its paths. */
export type KindRoutes = FastifyPluginAsyncZod<{ kind: string; path: string }>;

export type App = Parameters<KindRoutes>[0];

/** The address of a call: below the kind's path or, where it begins with `/`, below `/api/Admin`. */
export const addressOf = (call: string, path: string) => (call.startsWith('/') ? call : `${path}/${call}`);

/** How the records of a kind are saved. */
export interface Save<Draft extends RecordDraft> {
  /** The schema of the body. Other fields are ignored. */
  draft: z.ZodType<Draft>;
  /** Slow work on a draft before the transaction begins. */
  prepare?(draft: Draft): Promise<Draft>;
  save(act: Act, draft: Draft): Promise<Saved>;
  /** The record that a draft without an id concerns, where it is not a new one. */
  only?: number;
}

/** The message for a save that waits for approval. */
export const proposed = z.boolean().optional().describe('Ждёт подтверждения и ещё не действует');

/** The name of such a save in the audit log. */
export const becameProposal = (saved: object): ActName | undefined =>
  'proposed' in saved && saved.proposed ? 'propose' : undefined;

/** The answer to a save. */
export const savedAnswer = z.object({ data: z.object({ id: z.number(), version: z.number(), proposed }) });

/** A form that is open for a day meets fewer. */
const MOST_READ = 100;

export const readQuery = z.object({
  read: z
    .string()
    .transform((list) => [...new Set(list.split(','))])
    .pipe(z.array(versionInAddress).max(MOST_READ, { error: `Версий больше ${MOST_READ}.` }))
    .optional()
    .describe(
      'Версии через запятую: с которой начата правка, если с тех пор взяты чужие изменения (от неё считается давность переводов), и другие, тексты которых в ней есть, также из истории. Их авторы считаются авторами правки, если она меняет те же поля',
    ),
});

/** A call that creates or changes a record. */
export function saveRoute<Draft extends RecordDraft>(
  app: App,
  url: string,
  subject: Subject,
  declared: Save<Draft>,
) {
  const { draft, prepare, save, only }: Save<RecordDraft> = declared;
  const schema = { body: draft, querystring: readQuery, response: { 200: savedAnswer } };
  app.route({
    method: 'POST',
    url,
    schema,
    bodyLimit: SAVE_LIMIT_BYTES,
    preHandler: async (request) => {
      if (prepare) request.body = await prepare(request.body);
    },
    handler: async (request) => {
      const { id: sent, version } = request.body;
      const id = sent || only;
      const act = id ? 'update' : 'create';
      const { read } = request.query;
      const intent = { act, subject, id, version, read, became: becameProposal } as const;
      return { data: await change(request, intent, (act) => save(act, request.body)) };
    },
  });
}

const idSchema = {
  params: idInPath,
  querystring: z.object({
    version: versionInAddress.optional().describe('Версия, которую видел отправитель'),
    early: z
      .literal('1')
      .optional()
      .describe('Отправитель знает, что публикация назначена на более позднее время'),
  }),
  response: answering(z.object({ id: z.number() })),
};

/** Calls on a record whose id is appended to the path. */
const METHODS = { approve: 'GET', delete: 'DELETE' } as const satisfies Partial<Record<ActName, string>>;

/** Undoes what the user did a moment ago: a deletion or an approval. */
export function undoRoute(
  app: App,
  url: string,
  intent: { act: ActName; subject: Subject },
  work: (act: Act, id: number) => Promise<Saved>,
) {
  const schema = { params: idInPath, response: { 200: savedAnswer } };
  app.post(`${url}:id`, { schema }, async (request) => {
    const id = existing(parseId(request.params.id));
    return { data: await change(request, { ...intent, id }, (act) => work(act, id)) };
  });
}

/** A call on the record whose id is appended to its path: `Delete7`, `AllowToPublish7`. */
export function idRoute(
  app: App,
  act: keyof typeof METHODS,
  url: string,
  subject: Subject,
  work: (act: Act, id: number, query: { version?: number; early?: '1' }) => Promise<void>,
) {
  if (act === 'delete') {
    app.subjects.set(subject.kind, subject);
    const intent = { act: 'restore', subject: { ...subject, lock: inTrash(subject).lock } } as const;
    undoRoute(app, url.replace(/Delete$/, 'Restore'), intent, (act, id) => restoreOwn(act, subject.kind, id));
  }
  app.route({
    method: METHODS[act],
    url: `${url}:id`,
    schema: idSchema,
    handler: async (request) => {
      const id = existing(parseId(request.params.id));
      const { query } = request;
      await change(request, { act, subject, id, version: query.version }, (each) => work(each, id, query));
      return { data: { id } };
    },
  });
}
