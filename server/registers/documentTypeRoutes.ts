import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DocumentKind } from '../db/schema.ts';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId, recordDraft, text, words } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, savedAnswer } from '../records/answers.ts';
import {
  type DocumentType,
  type DocumentTypeDraft,
  listTypes,
  removeType,
  saveType,
} from './documentTypes.ts';

/** How the types of one register are written over the wire (part 2, §3). */
interface TypeArea {
  kind: DocumentKind;
  listPath: string;
  /** Where types are saved and deleted. */
  editPath: string;
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

const informationTypes: TypeArea = {
  kind: 'information',
  listPath: '/Information/GetInformationTypes',
  editPath: '/InformationType',
  draft: z
    .object({ ...recordDraft, code, name: words })
    .transform(({ name, ...draft }) => ({ ...draft, nameRu: name })),
  answer: z.object({ ...typeAnswer, name: z.string() }),
  toWire: (type) => ({ ...type, name: type.nameRu }),
};

const normativeDocumentTypes: TypeArea = {
  kind: 'normativeDocuments',
  listPath: '/NormativeDocumentType/GetNormativeDocumentTypes',
  editPath: '/NormativeDocumentType',
  draft: z.object({ ...recordDraft, code, nameRu: words, nameUz: words, nameEn: words }),
  answer: z.object({ ...typeAnswer, nameRu: z.string(), nameUz: z.string(), nameEn: z.string() }),
  toWire: (type) => type,
};

const clientType = z.object({ id: z.number(), code: z.string(), ruName: z.string() });

/** The types that documents are chosen by, for administrators. Client types can only be read (DECISIONS 16). */
export const documentTypeRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { access: ['admin'] as const };

  const clientTypesSchema = {
    tags: ['clientTypes'],
    response: { 200: z.object({ data: z.array(clientType) }) },
  };
  app.get('/ClientType/GetClientTypes', { config, schema: clientTypesSchema }, async () => {
    const types = await listTypes(app.db, 'templates');
    return { data: types.map(({ id, code, nameRu }) => ({ id, code, ruName: nameRu })) };
  });

  for (const { kind, listPath, editPath, draft, answer, toWire } of [
    informationTypes,
    normativeDocumentTypes,
  ]) {
    const tags = [`${kind} types`];

    const listSchema = { tags, response: { 200: z.object({ data: z.array(answer) }) } };
    app.get(listPath, { config, schema: listSchema }, async () => {
      const types = await listTypes(app.db, kind);
      return { data: types.map(toWire) };
    });

    const saveSchema = { tags, body: draft, response: { 200: savedAnswer } };
    app.post(`${editPath}/UpdateOrAdd`, { config, schema: saveSchema }, async (request) => {
      const signature = { by: accountOf(request).id, now: app.clock() };
      return { data: await saveType(app.db, kind, request.body, signature) };
    });

    const idSchema = { tags, params: idInPath, response: { 200: idAnswer } };
    app.delete(`${editPath}/Delete:id`, { config, schema: idSchema }, async (request) => {
      const id = parseId(request.params.id);
      if (!id || !(await removeType(app.db, kind, id))) throw notFound();
      return { data: { id } };
    });
  }
};
