import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { listGlossary, removeGlossaryTerm, saveGlossaryTerm } from './glossary.ts';
import { listHistories, removeHistory, saveHistory } from './histories.ts';
import {
  glossaryAnswer,
  glossaryDraft,
  historyAnswer,
  historyDraft,
  statisticAnswer,
  statisticDraft,
} from './registerSchemas.ts';
import { readStatistic, saveStatistic } from './statistics.ts';

const answering = <Schema extends z.ZodType>(schema: Schema) => ({ 200: z.object({ data: schema }) });
const saving = <Schema extends z.ZodType>(body: Schema) => ({
  schema: { body, response: { 200: savedAnswer } },
});
const removing = { schema: { params: idInPath, response: { 200: idAnswer } } };

/** The id of an address, once the record is gone. @throws ApiError 404 when nobody has it */
async function removed(digits: string, remove: (id: number) => Promise<boolean>) {
  const id = parseId(digits);
  if (!id || !(await remove(id))) throw notFound();
  return { data: { id } };
}

/** Terms and their meanings. The list is called without the area's name (part 2, §7). */
export const glossaryRoutes: KindRoutes = async (app, { path }) => {
  const listSchema = { response: answering(z.array(glossaryAnswer)) };
  app.get('/GetGlossaries', { schema: listSchema }, async () => ({
    data: await listGlossary(app.db),
  }));

  app.post(`${path}/UpdateOrAdd`, saving(glossaryDraft), async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveGlossaryTerm(app.db, request.body, signature) };
  });

  app.delete(`${path}/Delete:id`, removing, (request) =>
    removed(request.params.id, (id) => removeGlossaryTerm(app.db, id)),
  );
};

/** The years of the depository's history. */
export const historyRoutes: KindRoutes = async (app, { path }) => {
  const listSchema = { response: answering(z.array(historyAnswer)) };
  app.get(`${path}/GetHistories`, { schema: listSchema }, async () => {
    const stored = await listHistories(app.db);
    const languages = { languageRu: 'ru', languageUz: 'uz', languageEn: 'en' } as const;
    return { data: stored.map((history) => ({ ...history, ...languages })) };
  });

  app.post(`${path}/UpdateOrAdd`, saving(historyDraft), async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveHistory(app.db, request.body, signature) };
  });

  app.delete(`${path}/Delete:id`, removing, (request) =>
    removed(request.params.id, (id) => removeHistory(app.db, id)),
  );
};

/** The six figures: everybody signed in reads them, since the dashboard shows them. */
export const statisticRoutes: KindRoutes = async (app, { path }) => {
  const readSchema = { response: answering(statisticAnswer) };
  app.get(`${path}/GetStatistic`, { config: { access: 'signedIn' }, schema: readSchema }, async () => ({
    data: await readStatistic(app.db),
  }));

  app.post(`${path}/UpdateOrAdd`, saving(statisticDraft), async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveStatistic(app.db, request.body, signature) };
  });
};
