import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, question } from '../../support/conflicts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';

const NEWS = '/api/Admin/News';

const server = serverForEach();

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  server.as('admin', method, `${NEWS}/${path}`, body);
const texts = (ru: string, uz: string) => [
  { language: 'ru', title: ru, description: `<p>${ru}</p>` },
  { language: 'uz', title: uz, description: `<p>${uz}</p>` },
];
const save = async (news: object[], id = 0): Promise<number> =>
  (await call('POST', 'UpdateOrAdd', { id, posted: '2026-01-15', news })).body.data.id;
const openUzbek = async (id: number) => {
  const rendered = await renderAdmin(server, {
    at: `/dashboard/news/${id}`,
    signedIn: { features: ['translations'] },
  });
  await rendered.user.click(await screen.findByRole('tab', { name: /На узбекском/ }));
  return rendered;
};

it('a translation typed beside an older Russian text stays outdated when the save is merged with the newer one', async () => {
  const id = await save(texts('Сумма 300', 'Summa'));
  const { user } = await openUzbek(id);
  await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' 300');
  await save(texts('Сумма 500', 'Summa'), id);
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await screen.findByText('Новость успешно изменена');
  const { news, stale } = (await call('GET', `Get${id}`)).body.data;
  expect(news).toMatchObject([{ title: 'Сумма 500' }, { title: 'Summa 300' }, {}]);
  expect(stale).toEqual(['uz']);
});

it('a translation that was checked against the Russian text of a conflict is up to date after the save', async () => {
  const id = await save(texts('Сумма 300', 'Summa'));
  const { user } = await openUzbek(id);
  await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' 500');
  await user.click(screen.getByRole('tab', { name: /На русском/ }));
  await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' млн');
  await save(texts('Сумма 500', 'Summa'), id);
  press(document.body, 'Изменить');
  const dialog = await question();
  await user.click(within(dialog).getByRole('radio', { name: /Сохранённый вариант/ }));
  press(dialog, 'Перенести в форму');
  await user.click(await screen.findByRole('tab', { name: /На узбекском/ }));
  const check = await screen.findByRole('button', { name: /^Перевод проверен/ });
  await user.click(check);
  await waitFor(() => expect(check).not.toBeInTheDocument());
  press(document.body, 'Изменить');
  await screen.findByText('Новость успешно изменена');
  const { news, stale } = (await call('GET', `Get${id}`)).body.data;
  expect(news).toMatchObject([{ title: 'Сумма 500' }, { title: 'Summa 500' }, {}]);
  expect(stale).toBeUndefined();
});

it('the warning of an outdated translation goes once somebody else has checked it', async () => {
  const id = await save(texts('Один', 'Bir'));
  await save(texts('Два', 'Bir'), id);
  const { user } = await openUzbek(id);
  const show = await screen.findByRole('button', { name: /^Что изменилось/ });
  await call('POST', `TranslationChecked${id}`, { language: 'uz', version: 2 });
  await user.click(show);
  await screen.findByText(/Этот перевод не устарел/);
  await waitFor(() => expect(show).not.toBeInTheDocument());
});
