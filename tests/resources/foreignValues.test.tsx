import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { foreignLists } from '../support/foreignLists.ts';
import { providerOver } from '../support/provider.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

const item = (id: unknown, title: unknown, more: object = {}) => ({
  id,
  posted: '2026-11-21',
  status: 'published',
  news: [{ id: 1, newsBaseId: id, language: 'ru', title, description: '' }],
  ...more,
});

const term = (id: unknown, keyWordRu: string) => ({ id, keyWordRu });

const depository = foreignLists(server);
const { sent, fetch: foreign } = depository;
const provider = () => providerOver({ fetch: foreign });
const open = (at: string) => renderAdmin(server, { at, signedIn: FOREIGN, fetch: foreign });
const shown = { filter: { status: 'published' }, pagination: { page: 1, perPage: 7 } };
const rows = async () => (await screen.findAllByRole('row')).slice(1);

describe('what a foreign depository says and we cannot read', () => {
  it('goes back as it came', () => {
    const fund = { id: 7, code: 'A', name: 'АО', fund: '1 000,50', currency: 'UZS', date: '21.11.2026' };
    const [row] = endpoints.guaranteeFund.shape.read(fund);
    expect(endpoints.guaranteeFund.shape.write(row ?? {})).toEqual(fund);
    // a double would round it
    const large = { ...fund, fund: '80000000000000.01' };
    const [largeRow] = endpoints.guaranteeFund.shape.read(large);
    expect(endpoints.guaranteeFund.shape.write({ ...largeRow, name: 'ОАО' })).toEqual({
      ...large,
      name: 'ОАО',
    });
    const odd = item(7, 'Первая', { news: [null, 'текст', { id: 1, language: 'ru', title: 'Первая' }] });
    const [oddRow] = endpoints.news.shape.read(odd);
    expect(endpoints.news.shape.write(oddRow ?? {}).news).toEqual(expect.arrayContaining([null, 'текст']));
    const endless = { id: 7, expireDate: '9999-12-31T23:59:59.9999999Z' };
    expect(endpoints.vacancies.shape.read(endless)[0]).toMatchObject({ expireDate: '9999-12-31' });
    for (const language of ['RU', 'ru  ']) {
      const otherwise = item(7, 'Первая', { news: [{ id: 1, language, title: 'Первая' }] });
      const [read] = endpoints.news.shape.read(otherwise);
      expect(read?.entries.ru).toMatchObject({ title: 'Первая' });
      expect(endpoints.news.shape.write(read ?? {})).toMatchObject({ news: [{ language }, {}, {}] });
    }
    const [news] = endpoints.news.shape.read(item(7, 12, { posted: '21.11.2026' }));
    expect(endpoints.news.shape.write(news ?? {})).toMatchObject({
      posted: '21.11.2026',
      news: [{ title: 12 }, {}, {}],
    });
  });

  it('stays beside a field of ours with the same name', () => {
    const entry = { id: 1, language: 'ru', header: 'Шаблон', title: 'Внутреннее', templateBaseId: 7 };
    const [template] = endpoints.templates.shape.read({ id: 7, templates: [entry] });
    expect(template?.entries.ru).toMatchObject({ title: 'Шаблон' });
    expect(endpoints.templates.shape.write(template ?? {})).toMatchObject({ templates: [entry, {}, {}] });
  });

  it('takes no list away, and is not written over', async () => {
    const video = (id: number, videos: unknown) => ({ id, posted: '2026-11-21', videos });
    const withOddCover = { language: 'ru', title: 'Первая', coverBase64: 5 };
    depository.answers = {
      'Video/GetAll': [video(8, [withOddCover]), video(7, { ru: { title: 'Вторая' } })],
    };
    const { user } = await open('/dashboard/allVideos');
    expect(await rows()).toHaveLength(2);
    expect(screen.getByText('Первая')).toBeVisible();
    await user.click(within((await rows())[1] as HTMLElement).getByRole('link', { name: /^Изменить/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Новый');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(await screen.findByText(/Языки этой записи пришли в незнакомом виде/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is shown as it came in the list, too, and sent back with what was changed', async () => {
    depository.answers = { '/News/GetAllPublished': [item(7, 'Первая', { posted: '21.11.2026' })] };
    const { user } = await open('/dashboard/allNews');
    expect(await screen.findByRole('cell', { name: '21.11.2026' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Изменить: Первая' }));
    expect(await screen.findByRole('textbox', { name: 'Дата публикации' })).toHaveValue('21.11.2026');
    await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' новая');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { id: 7, posted: '21.11.2026', news: [{ title: 'Первая новая' }, {}, {}] },
      ]),
    );
  });

  it('is a field that did not come: a save of another one does not make it up', async () => {
    const { posted: _posted, ...undated } = item(7, 'Первая');
    const vacancy = { id: 5, titleRu: 'Вакансия', textRu: '<p>Текст</p>' };
    const video = { id: 3, videos: [{ id: 1, language: 'ru', title: 'Видео', link: 'https://youtu.be/1' }] };
    depository.answers = {
      '/News/GetAllPublished': [undated],
      '/Vacancy/GetVacancies': [vacancy],
      '/Video/GetAll': [video],
    };
    const screens = { allNews: 'Первая', allVacancy: 'Вакансия', allVideos: 'Видео' };
    for (const [screenName, title] of Object.entries(screens)) {
      const { user, unmount } = await open(`/dashboard/${screenName}`);
      await user.click(await screen.findByRole('link', { name: `Изменить: ${title}` }));
      await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' новая');
      await user.click(screen.getByRole('button', { name: 'Изменить' }));
      await waitFor(() => expect(sent).toHaveLength(1));
      const made = Object.keys(sent.pop() as object);
      const came = Object.keys({ allNews: undated, allVacancy: vacancy, allVideos: video }[screenName] ?? {});
      const languages = ['titleUz', 'textUz', 'titleEn', 'textEn'];
      expect(made.filter((name) => !came.includes(name) && !languages.includes(name))).toEqual([]);
      unmount();
    }
  });

  it('keeps the focus while a day is typed in its place, or it is taken out', async () => {
    depository.answers = { '/News/GetAllPublished': [item(7, 'Первая', { posted: '21.11.2026' })] };
    const { user } = await open('/dashboard/allNews');
    await user.click(await screen.findByRole('link', { name: 'Изменить: Первая' }));
    await user.clear(await screen.findByLabelText('Дата публикации'));
    expect(screen.getByLabelText('Дата публикации')).toHaveFocus();
    await user.keyboard('2026-11-22');
    expect(screen.getByLabelText('Дата публикации')).toHaveFocus();
    expect(screen.getByLabelText('Дата публикации')).toHaveValue('2026-11-22');
  });

  it('may be ids that are texts: an item is opened by them, and sent back with them', async () => {
    const lists = ['7', '07', 'a-7'].map((id) => item(id, `Номер ${id}`));
    depository.answers = { '/News/GetAllPublished': lists };
    const { user } = await open('/dashboard/allNews');
    await user.click(await screen.findByRole('link', { name: 'Изменить: Номер 07' }));
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: '07', news: [{ title: 'Номер 07!' }, {}, {}] }]));
  });

  it('hinders no search', async () => {
    depository.answers = { '/News/GetAllPublished': [item(1, 2026), item(2, 'Вторая'), item(3, null)] };
    const { data } = await provider().getList('news', {
      ...shown,
      filter: { status: 'published', title: '20' },
    });
    expect(data.map(({ id }) => id)).toEqual([1]);
    const range = { status: 'published', from: '2020-01-01', to: '2030-01-01' };
    depository.answers = { '/News/GetAllPublished': [item(1, 'а', { posted: '2026.11.21' }), item(2, 'б')] };
    expect((await provider().getList('news', { ...shown, filter: range })).data.map(({ id }) => id)).toEqual([
      2,
    ]);
  });

  it.each([
    ['allNews', '/News/GetAllPublished', 'Заголовок', item],
    ['allGlossaries', '/GetGlossaries', 'Ключевое слово', term],
  ])('is no id: such rows are listed once each, without actions: %s', async (list, path, column, row) => {
    const doubled = [
      row(7, 'Седьмая'),
      row(7, 'Ещё седьмая'),
      row(undefined, 'Без номера'),
      row(8, 'Восьмая'),
    ];
    depository.answers = { [path]: doubled, '/News/GetAllPending': [] };
    const { user } = await open(`/dashboard/${list}`);
    await screen.findByText('Восьмая');
    expect(await rows()).toHaveLength(4);
    for (const each of await rows()) {
      const isUsable = within(each).queryByText('Восьмая') !== null;
      expect(within(each).queryAllByRole('link').length > 0).toBe(isUsable);
      expect(within(each).queryAllByRole('button').length > 0).toBe(isUsable);
    }
    await user.click(screen.getByRole('button', { name: new RegExp(column) }));
    expect(await rows()).toHaveLength(4);
  });

  it('may be one id in both lists: a save sends the item that was opened, and joins nothing of the other', async () => {
    depository.answers = {
      '/News/GetAllPublished': [item(3, 'На сайте', { posted: '2026-01-01' })],
      '/News/GetAllPending': [item(3, 'Правка')],
    };
    const { user } = await open('/dashboard/allNews');
    await screen.findByText('На сайте');
    await user.click(screen.getByRole('tab', { name: /В ожидании/ }));
    await user.click(await screen.findByRole('link', { name: 'Изменить: Правка' }));
    await user.click(await screen.findByRole('checkbox', { name: /Относится ли к деятельности/ }));
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { id: 3, posted: '2026-11-21', isReferToCorruption: true, news: [{ title: 'Правка' }, {}, {}] },
    ]);
  });

  it('is no id of a type: none without one is chosen, and of several with one id the first', async () => {
    const vacancy = { id: 5, departmentId: 2, departmentNameRu: 'Второй', titleRu: 'Вакансия' };
    const named = (id: unknown, nameRu: string) => ({ id, nameRu });
    depository.answers = {
      '/GetDepartments': [
        named(2, 'Второй'),
        named(1, 'Первый'),
        named(1, 'Двойник'),
        named(undefined, 'Прочие'),
      ],
      '/GetVacancies': [vacancy],
      '/GetStatuses': ['Открыта'],
    };
    const { user } = await open('/dashboard/vacancies/5');
    const department = await screen.findByRole('combobox', { name: 'Отдел' });
    await waitFor(() => expect(department).toHaveValue('Второй'));
    await user.click(department);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Второй', 'Первый', 'Прочие (без ID, выбрать нельзя)']);
    expect(screen.getByRole('option', { name: /^Прочие/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Первый' }));
    expect(department).toHaveValue('Первый');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(sent).toMatchObject([{ departmentId: 1, departmentNameRu: 'Первый' }]));
  });

  it.each([
    ['as it was read where two types have it', 'B', 1, 'Первый'],
    ['not at all where the type has none', 'C', null, ''],
  ])('is given to a new document %s', async (_how, code, id, shownName) => {
    const type = (typeId: unknown, itsCode: string, name: string) => ({ id: typeId, code: itsCode, name });
    depository.answers = {
      '/GetInformationTypes': [type(1, 'A', 'Первый'), type(1, 'B', 'Двойник'), type(null, 'C', 'Прочие')],
    };
    const { user } = await open(`/dashboard/addTable?code=${code}`);
    expect(await screen.findByRole('combobox', { name: 'Тип информации' })).toHaveValue(shownName);
    await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), 'Т');
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    // a document without a type is asked about
    if (id === null) await user.click(await screen.findByRole('button', { name: 'Сохранить всё равно' }));
    await waitFor(() => expect(sent).toMatchObject([{ informationTypeId: id }]));
  });
});
