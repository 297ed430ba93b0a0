import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import type { DepositoryError } from '../../src/dataProvider/http.ts';
import type { ScreenName } from '../../src/wire/kinds.ts';
import { providerOver } from '../support/provider.ts';

describe('what the depository says of a field of the body', () => {
  it.each<[ScreenName, string, string]>([
    ['news', 'news.0.title', 'entries.ru.title'],
    ['news', 'news.2.coverId', 'entries.en.coverId'],
    ['news', 'posted', 'posted'],
    ['depoCompasses', 'depos.1.description', 'entries.uz.description'],
    ['videos', 'videos.0.urlVideo', 'entries.ru.urlVideo'],
    ['information', 'informations.1.informationFileId', 'entries.uz.pdfId'],
    ['templates', 'templates.2.header', 'entries.en.title'],
    ['templates', 'templates.0.templateFileId', 'entries.ru.pdfId'],
    ['normativeDocuments', 'normativeDocuments.0', 'entries.ru'],
    ['vacancies', 'textUz', 'entries.uz.description'],
    ['vacancies', 'linkForTesting', 'linkForTesting'],
    ['departments', 'aboutEn', 'entries.en.about'],
    ['informationTypes', 'code', 'code'],
  ])('in %s stands at %s, which is the source %s', (kind, path, source) => {
    expect(endpoints[kind].shape.sourceOf(path)).toBe(source);
  });

  it('in a fourth language has no source of its own', () => {
    expect(endpoints.news.shape.sourceOf('news.3.title')).toBe('news.3.title');
  });

  it('comes out of a save at its source, with its words', async () => {
    const refusal = {
      message: 'Проверьте введённые данные.',
      errors: [{ path: 'news.1.title', message: 'Слишком длинно.' }, { message: 'Без места.' }, 'мусор'],
    };
    const provider = providerOver({ fetch: async () => Response.json(refusal, { status: 400 }) });
    const failure: DepositoryError = await provider.create('news', { data: {} }).catch((error) => error);
    expect(failure.status).toBe(400);
    expect(failure.faults).toEqual([
      { path: 'entries.uz.title', message: 'Слишком длинно.' },
      { path: '', message: 'Без места.' },
    ]);
  });
});
