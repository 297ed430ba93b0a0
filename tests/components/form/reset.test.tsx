import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();

const word = () => screen.findByRole('textbox', { name: 'Ключевое слово' });
const button = (name: string) => screen.getByText(name, { selector: 'button' });

describe('«Сбросить» of a new item', () => {
  it('is taken back by «Вернуть», once, and nothing is lost by pressing it twice', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary' });
    expect(screen.queryByText('Вернуть')).toBeNull();
    await user.click(await word());
    await user.paste('Акция');
    await user.dblClick(button('Сбросить'));
    expect(await word()).toHaveValue('');
    expect(screen.getByText('Форма очищена.')).toBeVisible();
    expect(button('Сбросить')).toHaveFocus();
    await user.click(button('Вернуть'));
    await waitFor(async () => expect(await word()).toHaveValue('Акция'));
    expect(screen.queryByText('Вернуть')).toBeNull();
    expect(button('Сбросить')).toHaveFocus();
    await user.click(button('Опубликовать'));
    await screen.findByText('Глоссарий успешно добавлен!');
  });

  it('and what was typed after it are not exchanged without a question', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary' });
    await user.click(await word());
    await user.paste('Первое');
    await user.click(button('Сбросить'));
    await user.click(await word());
    await user.paste('Второе');
    await user.click(button('Вернуть'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByText('Остаться'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await word()).toHaveValue('Второе');
  });
});

describe('«Сбросить» after a save whose answer was lost', () => {
  it('begins another item: what is saved then is a second one', async () => {
    const { fetch, lose, restore } = watchFetch(server.fetch);
    lose('UpdateOrAdd');
    const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary', fetch });
    await user.type(await word(), 'Акция');
    await user.click(button('Опубликовать'));
    await screen.findByText('Неизвестно, сохранено ли');
    await user.click(button('Сбросить'));
    restore('UpdateOrAdd');
    await user.type(await word(), 'Облигация');
    await user.click(button('Опубликовать'));
    await screen.findByText('Глоссарий успешно добавлен!');
    const { body } = await server.as('admin', 'GET', '/api/Admin/GetGlossaries');
    const words = body.data.map(({ keyWordRu }: { keyWordRu: string }) => keyWordRu);
    expect(words.sort()).toEqual(['Акция', 'Облигация']);
  });
});

describe('«Сбросить» of an item that is edited', () => {
  it('forgets the item, and «Вернуть» opens it again as it was left', async () => {
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', {
      keyWordRu: 'Акция',
      keyWordUz: 'Aksiya',
    });
    const { user } = await renderAdmin(server, { at: '/dashboard/allGlossaries' });
    await user.click(await screen.findByRole('link', { name: 'Изменить: Акция' }));
    await user.type(await word(), ' и облигация');
    await user.click(button('Сбросить'));
    await screen.findByText('Опубликовать');
    expect(await word()).toHaveValue('');
    expect(sessionStorage.getItem('CURRENT_ITEM')).toBeNull();
    expect(window.location.pathname).toBe('/dashboard/addGlossary');

    await user.click(button('Вернуть'));
    await screen.findByText('Изменить', { selector: 'button' });
    await waitFor(async () => expect(await word()).toHaveValue('Акция и облигация'));
    expect(sessionStorage.getItem('CURRENT_ITEM')).not.toBeNull();
    await user.click(button('Изменить'));
    await screen.findByText('Глоссарий успешно добавлен!');
    const { body } = await server.as('admin', 'GET', '/api/Admin/GetGlossaries');
    expect(body.data).toMatchObject([{ keyWordRu: 'Акция и облигация', keyWordUz: 'Aksiya' }]);
  });
});
