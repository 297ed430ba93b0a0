import '../../support/prosemirror.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';

const KEY = 'languages.';
const server = serverForEach();
const { innerWidth } = window;

beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(() => {
  window.innerWidth = innerWidth;
  localStorage.removeItem(KEY);
});

const structured =
  '<h2>Повестка</h2><ul><li>Первый</li><li>Второй</li></ul><table><tbody><tr><td>А</td><td>Б</td></tr></tbody></table><p>Конец <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Точка"></p>';

const save = async (entries: object[], id = 0): Promise<number> => {
  const news = { id, posted: '2026-01-15', news: entries };
  const { body } = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', news);
  return body.data.id;
};

/** The fields of a language; the toolbar of the focused column and the files are groups of that name, too. */
const column = (name: string) =>
  screen
    .getAllByLabelText(name, { selector: '[role=group]' })
    .find((group) => within(group).queryByLabelText('Заголовок')) as HTMLElement;
const title = (language: string) => within(column(language)).getByLabelText('Заголовок');
const textOf = async (language: string) => {
  // the code of the columns may come while the text does
  return await waitFor(() => {
    const text = within(column(language)).getByLabelText('Текст');
    // beside others it stands there before its editor does
    expect(text).toHaveProperty('editor');
    return { text, editor: (text as HTMLElement & { editor: Editor }).editor };
  });
};

describe('a form whose languages stand side by side', () => {
  it('is opened so by who has chosen it, stays untouched, and goes to tabs and back, also with a full storage', async () => {
    const id = await save([{ language: 'ru', title: 'Тишина', description: structured }]);
    localStorage.setItem(KEY, 'ru uz');
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}` });
    await screen.findByRole('button', { name: 'Рядом', pressed: true });
    for (const language of ['На русском', 'На узбекском', 'На английском']) await textOf(language);
    expect(screen.getAllByRole('toolbar')).toHaveLength(1);
    await user.click(screen.getByText('Вкладки'));
    expect(screen.getByRole('tab', { name: 'На русском' })).toHaveAttribute('aria-selected', 'true');
    expect(localStorage.getItem(KEY)).toBeNull();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByText('Рядом'));
    await textOf('На узбекском');
    vi.restoreAllMocks();
    // nobody is asked about changes, since there are none
    await user.click(screen.getByRole('link', { name: 'Глоссарий' }));
    await screen.findByRole('heading', { level: 1, name: 'Глоссарий' });
  });

  it('saves all of them, is led through by keys, and shows where a field was refused', async () => {
    localStorage.setItem(KEY, 'ru en');
    window.innerWidth = 1200;
    const { user } = await renderAdmin(server, { at: '/dashboard/addVideos' });
    await screen.findByRole('button', { name: 'Рядом', pressed: true });
    expect(screen.queryByRole('group', { name: 'На узбекском' })).toBeNull();
    await user.type(title('На русском'), 'Ролик');
    await user.keyboard('{Alt>}3{/Alt}');
    expect(title('На английском')).toHaveFocus();
    await user.keyboard('Clip');
    // a language that has no column gets one
    await user.keyboard('{Alt>}2{/Alt}');
    expect(title('На узбекском')).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'На английском' })).toBeNull();
    const link = within(column('На узбекском')).getByRole('textbox', { name: 'Ссылка' });
    await user.click(link);
    await user.paste('javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: /На русском и На английском/ }));
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Сохранить всё равно' }));
    await screen.findByText('Не сохранено');
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toBeVisible();
    await user.clear(link);
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Видео успешно добавлена');
    const list = await server.as('admin', 'GET', '/api/Admin/Video/GetAll');
    const [saved] = list.body.data;
    expect(saved.videos.map((each: { title: string }) => each.title)).toEqual(['Ролик', '', 'Clip']);
  });

  it('has one toolbar, that of the column with the focus, which a key leads to', async () => {
    const text = '<p>Слово</p>';
    const id = await save([
      { language: 'ru', title: 'Русский', description: text },
      { language: 'uz', title: 'Oʻzbekcha', description: text },
    ]);
    localStorage.setItem(KEY, 'ru uz');
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}` });
    const russian = await textOf('На русском');
    const uzbek = await textOf('На узбекском');
    const toolbar = () => document.querySelector<HTMLElement>('[role=toolbar]') as HTMLElement;
    const toolbarOf = (name: string) =>
      waitFor(() => expect(toolbar().closest('[role=group]')).toHaveAccessibleName(name));
    uzbek.text.focus();
    await toolbarOf('На узбекском');
    await user.keyboard('{Alt>}[F10]{/Alt}');
    expect(toolbar()).toContainElement(document.activeElement as HTMLElement);
    await toolbarOf('На узбекском');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(uzbek.text).toHaveFocus());

    await user.click(title('На русском'));
    await toolbarOf('На русском');
    await user.click(within(toolbar()).getByLabelText('Полужирный'));
    expect(uzbek.editor.isActive('bold')).toBe(false);
    expect(russian.editor.isActive('bold')).toBe(true);
  });

  it('takes the structure of the Russian text over without its words, and asks where it would replace something', async () => {
    const id = await save([
      { language: 'ru', title: 'Образец', description: structured },
      { language: 'en', title: 'Sample', description: '<p>Kept</p>' },
    ]);
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}` });
    await user.click(await screen.findByText('Рядом'));
    const uzbek = await textOf('На узбекском');
    const english = await textOf('На английском');
    const copy = (language: string) =>
      screen.findByRole('button', { name: `Скопировать структуру из русского: ${language}` });
    await user.click(await copy('На узбекском'));
    expect(uzbek.text.textContent).toBe('');
    expect(within(uzbek.text).getAllByRole('listitem')).toHaveLength(2);
    expect(within(uzbek.text).getAllByRole('cell')).toHaveLength(2);
    expect(within(uzbek.text).getByRole('heading', { level: 2 })).toBeVisible();
    expect(uzbek.text.querySelector('img[src^="data:"]')).toHaveAttribute('alt', '');
    act(() => void uzbek.editor.commands.undo());
    expect(uzbek.text.querySelector('h2')).toBeNull();

    await user.click(await copy('На английском'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByText('Отмена'));
    expect(english.text).toHaveTextContent('Kept');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(await copy('На английском'));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Заменить'));
    expect(english.text.textContent).toBe('');
    expect(english.text.querySelector('h2')).not.toBeNull();
  });
});

describe('how much there is of each language', () => {
  it('stands in the form part by part, and in the list in words', async () => {
    await save([
      { language: 'ru', title: 'Полная', description: '<p>Есть</p>' },
      { language: 'uz', title: 'Toʻliq emas', description: '<p></p>' },
    ]);
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews' });
    await user.click(await screen.findByRole('tab', { name: /В ожидании/ }));
    await screen.findByRole('link', { name: 'Полная' });
    const words = 'На русском: заполнено; На узбекском: заполнено частично; На английском: не заполнено';
    const row = screen.getByRole('link', { name: 'Полная' }).closest('tr') as HTMLElement;
    expect(within(row).getByRole('img', { name: words })).toBeVisible();

    const lack = screen.getByRole('combobox', { name: /^Заполненность/ });
    const choose = async (choice: string) => {
      await user.click(lack);
      await user.click(await screen.findByRole('option', { name: choice }));
    };
    await choose('Нет узбекского');
    await screen.findByText('Запрашиваемый элемент не найден.');
    await choose('Нет английского');
    await screen.findByRole('link', { name: 'Полная' });
    await user.click(screen.getByText('Сбросить фильтры'));
    await waitFor(() => expect(lack).not.toHaveTextContent('Нет английского'));

    await user.click(await screen.findByRole('link', { name: 'Полная' }));
    const matrix = await screen.findByRole('table', { name: 'Заполненность' });
    const states = within(matrix)
      .getAllByRole('row')
      .map((each) => each.textContent?.replace(/[✓○]/g, ' ').replace(/ +/g, ' '));
    expect(states).toEqual(['РУУЗEN', 'Заголовок есть есть нет', 'Текст есть нет нет']);
    expect(screen.getByRole('tab', { name: 'На узбекском' })).toHaveAttribute(
      'aria-description',
      'заполнено частично',
    );
  });

  it('is folded in the form where nothing is lacking', async () => {
    const whole = { title: 'Целая', description: '<p>Есть</p>' };
    const id = await save(['ru', 'uz', 'en'].map((language) => ({ ...whole, language })));
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}` });
    const all = await screen.findByText('Всё заполнено');
    const cell = screen.getByText('Обложка', { selector: 'th' });
    expect(cell).not.toBeVisible();
    await user.click(all);
    expect(cell).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Заголовок' }));
    expect(screen.queryByText('Всё заполнено')).toBeNull();
    expect(screen.getByRole('row', { name: 'Заголовок нет есть есть' })).toBeVisible();
  });
});

describe('a translation that is older than the Russian text', () => {
  it('says so beside its field, shows what was changed since, and holds again once it is checked', async () => {
    const translations = [
      { language: 'uz', title: 'Yigʻilish', description: '<p>Soat uchda</p>' },
      { language: 'en', title: 'Meeting', description: '<p>At three</p>' },
    ];
    const russian = { language: 'ru', title: 'Собрание', description: '<p>Начало в три часа</p>' };
    const id = await save([russian, ...translations]);
    await save([{ ...russian, description: '<p>Начало в пять часов</p>' }, ...translations], id);
    const signedIn = { features: ['translations'] };
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn });
    await user.click(await screen.findByRole('tab', { name: /В ожидании/ }));
    const row = (await screen.findByRole('link', { name: 'Собрание' })).closest('tr') as HTMLElement;
    const marked = { name: /На узбекском: заполнено, русский изменён после перевода/ };
    expect(within(row).getByRole('img', marked)).toBeVisible();
    await user.click(within(row).getByRole('link', { name: 'Собрание' }));
    const uzbek = await screen.findByRole('tab', { name: 'На узбекском' });
    expect(uzbek).toHaveAttribute('aria-description', 'заполнено, русский изменён после перевода');
    const stale = 'русский изменён после перевода';
    expect(screen.getByRole('row', { name: `Текст есть ${stale} ${stale}` })).toBeVisible();
    await user.click(uzbek);
    await user.click(await screen.findByRole('button', { name: 'Что изменилось: На узбекском' }));
    await screen.findByText(/три/, { selector: 'del' });
    expect(screen.getByText(/пять/, { selector: 'ins' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Перевод проверен: На узбекском' }));
    await waitFor(() => expect(screen.queryByText(/Русский текст изменён/)).toBeNull());
    expect(uzbek).toHaveAttribute('aria-description', 'заполнено');
    expect(screen.getByRole('row', { name: `Текст есть есть ${stale}` })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'На английском' }));
    await user.click(await screen.findByRole('button', { name: 'Перевод проверен: На английском' }));
    await waitFor(() => expect(screen.queryByText(/Русский текст изменён/)).toBeNull());
    // as a reload would open it
    expect(JSON.parse(sessionStorage.getItem('CURRENT_ITEM') ?? '')).toMatchObject({ id, stale: [] });
    const { body } = await server.as('admin', 'GET', `/api/Admin/News/Get${id}`);
    expect(body.data).not.toHaveProperty('stale');
  });
});
