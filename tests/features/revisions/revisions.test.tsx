import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { glossaryTerms } from '../../../server/db/schema.ts';
import type { Role } from '../../../src/wire/wire.ts';
import { answer, found, freshBrowser, holdDrafts, kept, sealed } from '../../support/drafts.ts';
import { field } from '../../support/fields.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import { fundDraft } from '../../support/serverFund.ts';
import { vacancyDraft } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { typesForAll } from '../../support/serverRegisters.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['revisions', 'trash'] };

const server = serverForAll();
const types = typesForAll(server);

const save = async (area: string, body: object, as: Role = 'admin'): Promise<number> =>
  (await server.as(as, 'POST', `/api/Admin/${area}/UpdateOrAdd`, body)).body.data.id;

const open = async (at: string, as: Role = 'admin') => (await renderAdmin(server, { at, as, signedIn })).user;

const history = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'История' }));
  return within(await screen.findByRole('dialog', { name: 'История изменений' }));
};

const marks = (place: HTMLElement, tag: 'ins' | 'del') =>
  [...place.querySelectorAll(tag)].map(({ textContent }) => textContent);

describe('the history of a publication', () => {
  it('says who changed what, compares two states as documents, and puts one into the form without saving it', async () => {
    const [cover, pdf] = [await addFile(server, 'cover', 'b.png'), await addFile(server, 'pdf', 'a.pdf')];
    const first = newsDraft('Итоги');
    Object.assign(first.news[0] ?? {}, {
      description: '<p>Рынок вырос на 5 процентов</p><p>Второй абзац остаётся</p>',
      coverId: cover,
      pdfId: pdf,
    });
    const id = await save('News', first);
    const second = newsDraft('Итоги', { id });
    const description = '<p>Рынок вырос на <b>7</b> процентов</p><p>Второй абзац остаётся</p>';
    Object.assign(second.news[0] ?? {}, { description });
    await save('News', second);
    await server.as('admin', 'GET', `/api/Admin/News/AllowToPublish${id}`);

    const user = await open(`/dashboard/news/${id}`);
    const panel = await history(user);
    const rows = await panel.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/Версия 3.*Дилноза Рахимова.*Опубликовано.*, сейчас на сайте/);
    expect(rows[1]).toHaveTextContent(/Изменено: .*(рус\.)/);
    expect(rows[2]).toHaveTextContent('Запись создана');

    await user.click(panel.getByRole('button', { name: 'Сравнить: версия 2' }));
    const text = await panel.findByRole('group', { name: 'Текст' });
    await waitFor(() => expect(marks(text, 'del')).toEqual(['5']));
    expect(marks(text, 'ins')).toEqual(['7']);
    const document = panel.getByRole('group', { name: 'PDF-документ' });
    expect(document).toHaveTextContent(/Было.*a\.pdf.*Стало.*пусто/);
    await user.selectOptions(panel.getByLabelText('Стало'), 'то, что сейчас в форме');
    expect(await panel.findByRole('group', { name: 'Состояние' })).toBeInTheDocument();

    await user.click(panel.getByRole('button', { name: 'Восстановить в форму: версия 1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Версия 1 перенесена в форму: проверьте и сохраните/)).toBeVisible();
    expect(await field('Текст')).toHaveTextContent('Рынок вырос на 5 процентов');
    expect(screen.getByText(/a\.pdf/)).toBeVisible();
    const stored = async () =>
      (await server.as('admin', 'GET', '/api/Admin/News/GetAllPublished')).body.data.find(
        (each: { id: number }) => each.id === id,
      );
    expect((await stored()).version).toBe(3);

    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await waitFor(async () => expect((await stored()).version).toBe(4));
    expect(await stored()).toMatchObject({
      status: 'published',
      news: [{ coverId: cover, pdfId: pdf, description: expect.stringContaining('5 процентов') }, {}, {}],
    });
  });
});

describe('the history of a form', () => {
  it('is read page by page where it is long, and each state whole', async () => {
    const id = await save('Glossary', { id: 0, keyWordRu: 'Слово 1', descriptionUz: 'Taʼrif' });
    for (let version = 2; version <= 22; version += 1)
      await save('Glossary', { id, keyWordRu: `Слово ${version}`, descriptionUz: 'Taʼrif' });
    const calls = watchFetch(server.fetch);
    const at = `/dashboard/glossary/${id}`;
    const { user } = await renderAdmin(server, { at, fetch: calls.fetch, signedIn });
    const panel = await history(user);
    expect(await panel.findAllByRole('listitem')).toHaveLength(20);
    expect(panel.getAllByText('Изменено: Ключевое слово (рус.)')).toHaveLength(20);
    calls.answer('before=', async () => Response.json({ message: 'Занято.' }, { status: 503 }));
    await user.click(panel.getByRole('button', { name: 'Показать более ранние' }));
    expect(await panel.findByText(/^Занято\./)).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(20);
    // the oldest that was read has one before it
    await user.click(panel.getByRole('button', { name: 'Сравнить: версия 3' }));
    calls.restore('before=');
    await user.click(await panel.findByRole('button', { name: 'Повторить' }));
    const word = await panel.findByRole('group', { name: 'Ключевое слово' });
    await waitFor(() => expect(marks(word, 'del')).toEqual(['2']));
    await user.click(panel.getByRole('button', { name: 'Ко всем версиям' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Сравнить: версия 3' })).toHaveFocus());
    expect(panel.getAllByRole('listitem')).toHaveLength(22);
    expect(panel.queryByRole('button', { name: 'Показать более ранние' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Прочитать: версия 1' }));
    const first = await panel.findByRole('group', { name: 'Ключевое слово, на русском' });
    expect(first).toHaveTextContent('Слово 1');
    await user.click(panel.getByRole('button', { name: 'Восстановить в форму: версия 1' }));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Слово 1'));
  });

  it.each<[string, () => Promise<string>, label: string, value: string, as?: Role]>([
    [
      'the figures',
      async () => {
        for (const issuers of ['11', '12']) await save('Statistic', { id: 0, issuers });
        return 'homeStatistic';
      },
      'Эмитенты акций',
      '11',
    ],
    [
      'a year’s document',
      async () => {
        const draft = (id: number, header: string) => ({
          ...{ id, year: 2025, informationTypeId: types.information },
          informations: [{ id: 0, language: 'ru', header }],
        });
        const id = await save('Information', draft(0, 'Отчёт'));
        await save('Information', draft(id, 'Отчёт за год'));
        return `information/${id}`;
      },
      'Заголовок',
      'Отчёт',
    ],
    [
      'a vacancy',
      async () => {
        const id = await save('Vacancy', vacancyDraft({ titleRu: 'Юрист' }), 'kadry');
        await save('Vacancy', vacancyDraft({ id }), 'kadry');
        return `vacancies/${id}`;
      },
      'Заголовок',
      'Юрист',
      'kadry',
    ],
  ])('of %s is put into it too', async (_name, make, label, value, as) => {
    const user = await open(`/dashboard/${await make()}`, as);
    const panel = await history(user);
    await user.click(await panel.findByRole('button', { name: 'Сравнить: версия 2' }));
    await user.click(await panel.findByRole('button', { name: 'Восстановить в форму: версия 1' }));
    await waitFor(async () => expect(await field(label)).toHaveValue(value));
  });
});

describe('a state that is put over what was typed', () => {
  freshBrowser();

  it('leaves it as a draft beside the form', async () => {
    const id = await save('Glossary', { id: 0, keyWordRu: 'Было' });
    await save('Glossary', { id, keyWordRu: 'Стало' });
    const own = { ...sealed, features: [...sealed.features, ...signedIn.features] };
    const { user } = await renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn: own });
    await user.type(await field('Ключевое слово'), ', час');
    // the form itself may be there before what keeps its drafts
    await kept(1);
    const release = holdDrafts('encrypt');
    await user.type(await field('Ключевое слово'), ' и отдых');
    const panel = await history(user);
    await user.click(await panel.findByRole('button', { name: 'Прочитать: версия 1' }));
    await user.click(await panel.findByRole('button', { name: 'Восстановить в форму: версия 1' }));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveAttribute('readonly'));
    release();
    await screen.findByText(/введённое раньше осталось черновиком/);
    expect(await field('Ключевое слово')).toHaveValue('Было');
    await found();
    await user.click(screen.getByText('Восстановить черновик'));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Стало, час и отдых'));
  });

  it('asks first where no draft is kept', async () => {
    const id = await save('Glossary', { id: 0, keyWordRu: 'Было' });
    await save('Glossary', { id, keyWordRu: 'Стало' });
    const user = await open(`/dashboard/glossary/${id}`);
    await user.type(await field('Ключевое слово'), ', час работы');
    const panel = await history(user);
    await user.click(await panel.findByRole('button', { name: 'Прочитать: версия 1' }));
    const put = await panel.findByRole('button', { name: 'Восстановить в форму: версия 1' });
    await user.click(put);
    await answer(user, 'Отмена');
    expect(await field('Ключевое слово')).toHaveValue('Стало, час работы');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(put);
    await answer(user, 'Заменить');
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Было'));
  });
});

it('what nobody has changed yet has none, and says so', async () => {
  const now = new Date();
  const term = { keyWordRu: 'Из первого наполнения', createdAt: now, updatedAt: now };
  const [kept] = await server.db.insert(glossaryTerms).values(term).returning();
  const logged = vi.spyOn(console, 'error');
  const user = await open(`/dashboard/glossary/${kept?.id}`);
  expect(await (await history(user)).findByText(/^Изменений ещё не было/)).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  const fund = await server.as('admin', 'GET', '/api/Admin/GuaranteeFund/Revisions2');
  expect(fund).toMatchObject({ status: 200, body: { data: [], next: null } });
});

it('what was deleted is read and compared before it is put back', async () => {
  const id = await save('News', newsDraft('Удалённая'));
  await save('News', newsDraft('Удалённая потом', { id }));
  await server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}`);
  const user = await open('/dashboard/trash');
  await user.click(await screen.findByRole('button', { name: 'История: Удалённая потом ru' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалённая потом ru' }));
  expect((await dialog.findAllByRole('listitem'))[0]).toHaveTextContent('последняя сохранённая');
  await user.click(await dialog.findByRole('button', { name: 'Сравнить: версия 2' }));
  const [title] = await dialog.findAllByRole('group', { name: 'Заголовок' });
  await waitFor(() => expect(marks(title as HTMLElement, 'ins')).toEqual(['потом ']));
  expect(dialog.queryByRole('button', { name: /Восстановить в форму/ })).toBeNull();
});

it('the lists of the fund are compared row by row', async () => {
  const row = (code: string, fund: number) => fundDraft(code, { fund, currency: 'USD' });
  for (const fund of [10, 12])
    await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', [row('A', 7), row('B', fund)]);
  const user = await open('/dashboard/allGuaranteeFund?currency=USD');
  await user.click(await screen.findByRole('button', { name: 'История' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'История списка, USD' }));
  expect(await dialog.findByText('Изменено: Участники')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Сравнить: версия 2' }));
  const list = await dialog.findByRole('group', { name: 'Участники' });
  await waitFor(() => expect(marks(list, 'ins')).toEqual(['12,00']));
  expect(within(list).getAllByRole('row')).toHaveLength(3);
});
