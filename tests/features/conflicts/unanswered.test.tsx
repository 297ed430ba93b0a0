import '../../support/prosemirror.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, question } from '../../support/conflicts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';
const GLOSSARY = '/api/Admin/Glossary';

const server = serverForEach();

const save = () => screen.getByText('Опубликовать', { selector: 'button' }).click();

it.each([
  ['edited', 'Заголовок', false],
  ['approved', 'уже опубликована', true],
])(
  'a new item whose answer was lost and that a colleague has %s meanwhile is saved once, over it',
  async (_what, told, isApproved) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fetch, lose, restore, count } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, {
      at: '/dashboard/addNews',
      fetch,
      signedIn: { features: ['idempotency'] },
    });
    const title = await screen.findByRole('textbox', { name: 'Заголовок' });
    await user.click(title);
    await user.paste('Итоги');
    lose('UpdateOrAdd');
    save();
    await screen.findByText(/Дошло ли отправленное, неизвестно/);
    const [item] = (await server.as('admin', 'GET', `${NEWS}/GetAllPending`)).body.data;
    if (isApproved) await server.as('admin', 'GET', `${NEWS}/AllowToPublish${item.id}`);
    else {
      const [ru] = item.news;
      await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, { ...item, news: [{ ...ru, title: 'Отчёт' }] });
    }
    restore('UpdateOrAdd');
    await user.click(title);
    await user.paste(' года');
    const before = count('UpdateOrAdd');
    save();
    const dialog = await question();
    expect(dialog).toHaveTextContent(told);
    for (const mine of within(dialog).queryAllByRole('radio', { name: 'Мой вариант' }))
      await user.click(mine);
    press(dialog, 'Сохранить');
    await screen.findByText('Новость успешно изменена');
    expect(count('UpdateOrAdd')).toBeLessThanOrEqual(before + 3);
    const { body } = await server.as('admin', 'GET', `${NEWS}/GetAll${isApproved ? 'Published' : 'Pending'}`);
    expect(body.data).toMatchObject([{ id: item.id, news: [{ title: 'Итоги года' }, {}, {}] }]);
  },
);

it('a save that is repeated as it was says when its record was deleted meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fetch, lose, restore } = watchFetch(server.fetch);
  const signedIn = { features: ['idempotency'] };
  const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary', fetch, signedIn });
  await user.click(await screen.findByRole('textbox', { name: 'Ключевое слово' }));
  await user.paste('Пай');
  lose('UpdateOrAdd');
  save();
  await screen.findByText(/Дошло ли отправленное, неизвестно/);
  const terms = async () => (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;
  const [term] = await terms();
  await server.as('admin', 'DELETE', `${GLOSSARY}/Delete${term.id}`);
  restore('UpdateOrAdd');
  save();
  expect(await screen.findByText('Запись удалили, пока вы работали')).toBeVisible();
  expect(screen.queryByText('Глоссарий успешно добавлен!')).toBeNull();
  expect(await terms()).toEqual([]);
});
