import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import { existing } from '../lib/apiError.ts';
import { answering, idInPath, parseId } from '../lib/fields.ts';
import { change } from './change.ts';
import type { App } from './recordRoutes.ts';
import { answerOf, stateOf } from './revisions.ts';
import { checkTranslation, staleTranslationsOf } from './translations.ts';

const translation = z.enum(['uz', 'en']);

/** Reads the Russian text that was translated, and marks a translation as up to date. Not in the specification. */
export const translationRoutes = (app: App, path: string, subject: Subject) => {
  const { kind } = subject;
  const translatedSchema = {
    summary: 'Каким был русский текст, когда перевод менялся или проверялся в последний раз',
    params: idInPath.extend({ language: translation }),
    response: answering(z.looseObject({ version: z.number() })),
  };
  app.get(`${path}/Translated:id/:language`, { schema: translatedSchema }, async ({ params }) => {
    const id = existing(parseId(params.id));
    const stale = await staleTranslationsOf(app.db, subject, id);
    const found = stale.find(({ language }) => language === params.language);
    const { version } = existing(found, 'Этот перевод не устарел: его уже проверили или изменили.');
    const state = existing(await stateOf(app.db, kind, id, version));
    return { data: { ...(await answerOf(app.db, state)), version } };
  });

  const checkedSchema = {
    summary: 'Перевод проверен: он отвечает русскому тексту, каким тот стал',
    params: idInPath,
    body: z.object({ language: translation, version: z.int().nullish() }),
    response: answering(z.object({ id: z.number() })),
  };
  app.post(`${path}/TranslationChecked:id`, { schema: checkedSchema }, async (request) => {
    const id = existing(parseId(request.params.id));
    const { language, version } = request.body;
    const intent = { act: 'check', subject, id, version, details: () => ({ language }) } as const;
    await change(request, intent, (act) => checkTranslation(act, subject, id, language));
    return { data: { id } };
  });
};
