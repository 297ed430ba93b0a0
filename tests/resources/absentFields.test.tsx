import '../support/prosemirror.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

const languages = (more: object) =>
  ['ru', 'uz', 'en'].map((language) => ({ language, newsBaseId: 7, ...more }));

describe('a field of a language that a list did not send', () => {
  it.each([
    ['departments', { id: 2, nameRu: 'Отдел' }],
    ['glossary', { id: 2, keyWordRu: 'Акция' }],
    ['normativeDocumentTypes', { id: 2, code: 'N', nameRu: 'Законы' }],
    ['vacancies', { id: 2, titleRu: 'Вакансия' }],
    ['news', { id: 7, news: languages({ title: 'Новость' }) }],
    ['videos', { id: 7, videos: languages({ websiteVideosBaseId: 7, urlVideo: 'https://youtu.be/1' }) }],
    ['templates', { id: 7, templates: languages({ templateBaseId: 7, header: 'Шаблон' }) }],
  ] as const)('stays away from an unchanged record of %s', (kind, wire) => {
    const { shape } = endpoints[kind];
    expect(JSON.parse(JSON.stringify(shape.write(shape.read(wire)[0] ?? {})))).toEqual(wire);
  });

  it('is sent by a new record', () => {
    const sent = (kind: 'templates' | 'departments') => {
      const { shape } = endpoints[kind];
      return JSON.parse(JSON.stringify(shape.write(shape.blank())));
    };
    const template = { id: 0, header: '', templateFileId: null, templateBaseId: 0 };
    expect(sent('templates').templates).toEqual(
      ['ru', 'uz', 'en'].map((language) => ({ ...template, language })),
    );
    expect(sent('departments')).toMatchObject({ nameUz: '', aboutRu: '' });
  });

  it.each([
    ['allVacancyDepartmentTypes', '/GetDepartments', 'Наименование', { id: 2, nameRu: 'Отдел' }, 'nameRu'],
    ['allNews', '/News/GetAllPublished', 'Заголовок', { id: 7, news: languages({ title: 'Отдел' }) }, 'news'],
  ])('stays away from a save in %s that changes another one', async (at, list, label, wire, changed) => {
    const sent: object[] = [];
    const foreign: typeof fetch = async (input, init) => {
      const path = String(input);
      if (init?.method === 'POST' && path.endsWith('UpdateOrAdd')) {
        sent.push(JSON.parse(String(init.body)));
        return new Response('', { status: 200 });
      }
      if (path.endsWith(list)) return Response.json([wire]);
      return server.fetch(input, init);
    };
    const { user } = await renderAdmin(server, { at: `/dashboard/${at}`, signedIn: FOREIGN, fetch: foreign });
    await user.click(await screen.findByRole('link', { name: 'Изменить: Отдел' }));
    if (at === 'allNews') await screen.findByRole('toolbar');
    await user.type((await screen.findAllByLabelText(label))[0] as HTMLElement, '!');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    const [ru, ...others] = languages({ title: 'Отдел' });
    const now = { nameRu: 'Отдел!', news: [{ ...ru, title: 'Отдел!' }, ...others] };
    await waitFor(() => expect(sent).toEqual([{ ...wire, [changed]: Reflect.get(now, changed) }]));
  });
});
