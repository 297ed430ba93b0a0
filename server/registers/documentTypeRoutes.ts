import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId, recordDraft, text, words } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import {
  type DocumentType,
  type DocumentTypeDraft,
  listTypes,
  removeType,
  saveType,
} from './documentTypes.ts';

/** How the types of one register are written over the wire (part 2, §3). */
interface TypeShape {
  /** The kind of the documents that are of these types. */
  kind: string;
  draft: z.ZodType<DocumentTypeDraft>;
  answer: z.ZodType;
  toWire: (type: DocumentType) => unknown;
}

/** As many characters as fit into an address; browsers take the two dots for steps in it. */
const code = text
  .refine((value) => value.length <= 100, { error: 'Код длиннее 100 знаков.' })
  .refine((value) => value !== '.' && value !== '..', { error: 'Код не может состоять из одних точек.' })
  .nullable()
  .transform((value) => value ?? '')
  .optional();

const typeAnswer = { id: z.number(), code: z.string(), version: z.number() };

export const informationTypes: TypeShape = {
  kind: 'information',
  draft: z
    .object({ ...recordDraft, code, name: words })
    .transform(({ name, ...draft }) => ({ ...draft, nameRu: name })),
  answer: z.object({ ...typeAnswer, name: z.string() }),
  toWire: (type) => ({ ...type, name: type.nameRu }),
};

export const normativeDocumentTypes: TypeShape = {
  kind: 'normativeDocuments',
  draft: z.object({ ...recordDraft, code, nameRu: words, nameUz: words, nameEn: words }),
  answer: z.object({ ...typeAnswer, nameRu: z.string(), nameUz: z.string(), nameEn: z.string() }),
  toWire: (type) => type,
};

const clientType = z.object({ id: z.number(), code: z.string(), ruName: z.string() });

/** The client types, which can only be read (DECISIONS 16). */
export const clientTypeRoutes: KindRoutes = async (app, { path }) => {
  const schema = { response: { 200: z.object({ data: z.array(clientType) }) } };
  app.get(`${path}/GetClientTypes`, { schema }, async () => {
    const types = await listTypes(app.db, 'templates');
    return { data: types.map(({ id, code, nameRu }) => ({ id, code, ruName: nameRu })) };
  });
};

/** The calls of the types that the documents of a register are chosen by. */
export const typeRoutes =
  ({ kind, draft, answer, toWire }: TypeShape, listPath: string): KindRoutes =>
  async (app, { path }) => {
    const listSchema = { response: { 200: z.object({ data: z.array(answer) }) } };
    app.get(listPath, { schema: listSchema }, async () => {
      const types = await listTypes(app.db, kind);
      return { data: types.map(toWire) };
    });

    const saveSchema = { body: draft, response: { 200: savedAnswer } };
    app.post(`${path}/UpdateOrAdd`, { schema: saveSchema }, async (request) => {
      const signature = { by: accountOf(request).id, now: app.clock() };
      return { data: await saveType(app.db, kind, request.body, signature) };
    });

    const idSchema = { params: idInPath, response: { 200: idAnswer } };
    app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
      const id = parseId(request.params.id);
      if (!id || !(await removeType(app.db, kind, id))) throw notFound();
      return { data: { id } };
    });
  };
