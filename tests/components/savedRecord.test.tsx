import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { foreignLists } from '../support/foreignLists.ts';
import { plainFetch } from '../support/plainDepository.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { addTypes, CODES, registers } from '../support/serverRegisters.ts';

const server = serverForAll();
beforeAll(async () => {
  for (let number = 1; number <= 9; number += 1)
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: `Термин ${number}` });
});

it('a new term is turned to and highlighted, also after the filter that hid it is reset', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/glossary' });
  const add = async (word: string) => {
    await user.click(await screen.findByRole('link', { name: /Добавить/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Ключевое слово' }), word);
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  };
  await add('Новый');
  expect(await screen.findByText('Новая запись «Новый» выделена в списке.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Новый/ })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('button', { name: 'Удалить: Новый' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Новая запись «Новый» выделена в списке.')).toBeNull());

  await user.type(screen.getByRole('searchbox'), 'Термин 3');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await add('Скрытый');
  expect(
    await screen.findByText(
      'Новая запись «Скрытый» сохранена, но не показана: она не подходит под фильтры списка.',
    ),
  ).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Скрытый/ })).toHaveAttribute('aria-current', 'true'),
  );
});

const addReport = async (user: UserEvent, year: string) => {
  await user.click(await screen.findByRole('link', { name: /Добавить/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Отчёт');
  await user.click(screen.getByRole('combobox', { name: 'Год добавления' }));
  await user.click(await screen.findByRole('option', { name: year }));
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
};

it('a new document that the filter hides in its year is announced', async () => {
  const types = await addTypes(server);
  const register = registers(() => types).find(({ name }) => name === 'an information document');
  if (!register) throw new Error('There is no such register.');
  await server.as('admin', 'POST', register.savePath, register.draft('Прежний'));
  const { user } = await renderAdmin(server, { at: `/dashboard/information?code=${CODES.information}` });
  expect(await screen.findAllByText('1 запись')).not.toEqual([]);
  await user.click(await screen.findByRole('combobox', { name: 'Заполненность' }));
  await user.click(await screen.findByRole('option', { name: 'Нет русского' }));
  await waitFor(() => expect(screen.queryByText('1 запись')).toBeNull());
  await addReport(user, '2020');
  expect(
    await screen.findByText(
      'Новая запись «Отчёт» сохранена, но не показана: она не подходит под фильтры списка.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Отчёт/ })).toHaveAttribute('aria-current', 'true'),
  );
});

it('a new document is not mistaken for one of its name in another year where a save is answered with nothing', async () => {
  const at = `/dashboard/information?code=${CODES.information}`;
  const { user } = await renderAdmin(server, { at, signedIn: FOREIGN, fetch: plainFetch(server) });
  await user.click(await screen.findByRole('button', { name: /^2020/ }));
  const rowOf = async (year: RegExp) =>
    within(await screen.findByRole('region', { name: year })).findByRole('row', { name: /Отчёт/ });
  await rowOf(/^2020/);
  await addReport(user, '2019');
  const added = await rowOf(/^2019/);
  await waitFor(() => expect(added).toHaveAttribute('aria-current', 'true'));
  expect(await rowOf(/^2020/)).not.toHaveAttribute('aria-current');
});

it('a new record is forgotten when its list is left, although it was found in none', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/glossary' });
  await user.type(await screen.findByRole('searchbox'), 'Термин 3');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(await screen.findByRole('link', { name: /Добавить/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Ключевое слово' }), 'Удалённый');
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  const notice = 'Новая запись «Удалённый» сохранена, но не показана: она не подходит под фильтры списка.';
  expect(await screen.findByText(notice)).toBeVisible();
  const [home] = screen.getAllByRole('link', { name: 'Главная страница' });
  await user.click(home as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'Глоссарий' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.queryByText(notice)).toBeNull();
});

describe('in another depository', () => {
  const depository = foreignLists(server);
  const term = (id: unknown, keyWordRu: string) => ({ id, keyWordRu });
  const add = async (stored: object[], added: object[], keyWordRu: string) => {
    depository.answers = { '/GetGlossaries': stored };
    const at = '/dashboard/addGlossary';
    const { user } = await renderAdmin(server, { at, signedIn: FOREIGN, fetch: depository.fetch });
    await user.type(await screen.findByRole('textbox', { name: 'Ключевое слово' }), keyWordRu);
    stored.push(...added);
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByText('Глоссарий успешно добавлен!')).toBeVisible();
  };

  it('of two terms with one name, none is called the new one where ids tell no order', async () => {
    const guid = (start: string) => `${start}000-4f89-11d3-9a0c-0305e82c3301`;
    const stored = [term(guid('3f25'), 'Акция'), term(guid('a1b2'), 'Пай')];
    await add(stored, [term(guid('0f00'), 'Акция')], 'Акция');
    await waitFor(() => expect(screen.getAllByRole('row', { name: /Акция/ })).toHaveLength(2));
    expect(document.querySelector('[aria-current=true]')).toBeNull();
  });

  it('the new term is found by its name where a save is answered with a number that is another one’s id', async () => {
    depository.saved = 1;
    await add([term(1, 'Акция'), term(2, 'Пай')], [term(9, 'Облигация')], 'Облигация');
    expect(await screen.findByText('Новая запись «Облигация» выделена в списке.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Облигация/ })).toHaveAttribute('aria-current', 'true');
  });

  it('an old term of the same name is not taken for the new one that its list does not show', async () => {
    depository.saved = 9;
    await add([term(1, 'Акция'), term(2, 'Пай')], [], 'Акция');
    await screen.findByRole('row', { name: /Акция/ });
    expect(document.querySelector('[aria-current=true]')).toBeNull();
  });
});
