import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const field = (name: string) => screen.findByRole('textbox', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Сохранить незаполненное?' });

const IN_EACH = '(на русском, на узбекском, на английском)';

it.each([
  ['addHistory', 'Добавить', 'History/GetHistories', `Год; Текст ${IN_EACH}`],
  ['addGlossary', 'Опубликовать', 'GetGlossaries', `Ключевое слово ${IN_EACH}`],
  ['addInformationTableType', 'Опубликовать', 'Information/GetInformationTypes', 'Наименование'],
  ['addVacancyDepartmentType', 'Опубликовать', 'Department/GetDepartments', `Наименование ${IN_EACH}`],
])(
  'a record without a name is saved only after a question that names what is missing: %s',
  async (form, save, lists, missing) => {
    const { user } = await renderAdmin(server, { at: `/dashboard/${form}` });
    const list = async () => (await server.as('admin', 'GET', `/api/Admin/${lists}`)).body.data;
    await user.click(await screen.findByRole('button', { name: save }));
    expect(within(await question()).getByText(`Не заполнено: ${missing}`)).toBeVisible();
    await user.click(within(await question()).getByRole('button', { name: 'Отмена' }));
    expect(await list()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: save }));
    await user.click(within(await question()).getByRole('button', { name: 'Сохранить всё равно' }));
    await waitFor(async () => expect(await list()).toHaveLength(1));
  },
);

it('a language with a text and no title is asked about, and an untouched language is not', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary' });
  const list = async () => (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;
  await user.type(await field('Ключевое слово'), 'Акция');
  await user.click(screen.getByRole('tab', { name: /На узбекском/ }));
  await user.type(await field('Описание'), 'Qimmatli qog‘oz');
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await question()).toHaveTextContent('Не заполнено: Ключевое слово (на узбекском)');
  await user.click(within(await question()).getByRole('button', { name: 'Отмена' }));
  await user.type(await field('Ключевое слово'), 'Aksiya');
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(async () =>
    expect(await list()).toContainEqual(expect.objectContaining({ keyWordRu: 'Акция', keyWordUz: 'Aksiya' })),
  );
});

it.each([
  ['addTable', 'Опубликовать', 'Тип информации'],
  ['addNormativeDocument', 'Создать', 'Тип нормативного документа'],
  ['addTemplate', 'Опубликовать', 'Тип клиента'],
])('a document without a type, by which lists find it, is asked about: %s', async (form, save, type) => {
  const { user } = await renderAdmin(server, { at: `/dashboard/${form}` });
  await user.type(await field('Заголовок'), 'Отчёт');
  await user.click(screen.getByRole('button', { name: save }));
  expect(await question()).toHaveTextContent(`Не заполнено: ${type}`);
});

it('a vacancy without a department or a status is asked about', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/addVacancy' });
  await user.type(await field('Заголовок'), 'Юрист');
  expect(await field('Ссылка на тестирование')).toHaveAccessibleDescription(/придёт кандидату в письме/);
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await question()).toHaveTextContent('Не заполнено: Отдел; Статус');
});
