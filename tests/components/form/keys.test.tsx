import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EDITOR_KEYS } from '../../../src/components/Keys.tsx';
import { keyOf } from '../../../src/components/keys.ts';
import { startEditor } from '../../richText/startEditor.tsx';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const pressed = (code: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { code, key: code.replace(/^(Key|Digit)/, ''), ...modifiers });

describe('a key', () => {
  it.each<[string, string | undefined, string, KeyboardEventInit]>([
    ['Ctrl+S', 'save', 'KeyS', { ctrlKey: true }],
    ['Ctrl+S in the Russian layout', 'save', 'KeyS', { ctrlKey: true, key: 'ы' }],
    ['Cmd+S', 'save', 'KeyS', { metaKey: true }],
    ['Ctrl+Shift+S', undefined, 'KeyS', { ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+S', undefined, 'KeyS', { ctrlKey: true, altKey: true }],
    ['S alone', undefined, 'KeyS', {}],
    ['Alt+2', 'uz', 'Digit2', { altKey: true }],
    ['Ctrl+Alt+2', undefined, 'Digit2', { altKey: true, ctrlKey: true }],
    ['AltGr+2', undefined, 'Digit2', { altKey: true, modifierAltGraph: true }],
    ['Shift+Alt+2', undefined, 'Digit2', { altKey: true, shiftKey: true }],
    ['? of the English layout', 'help', 'Slash', { key: '?', shiftKey: true }],
    ['? of the Russian layout', 'help', 'Digit7', { key: '?', shiftKey: true }],
    ['Ctrl+?', undefined, 'Slash', { key: '?', ctrlKey: true, shiftKey: true }],
  ])('%s means %s', (_name, meaning, code, modifiers) => {
    expect(keyOf(pressed(code, modifiers))).toBe(meaning);
  });
});

describe('a key of no keyboard, as a browser sends it that fills a field by itself', () => {
  it('means nothing', () => {
    expect(keyOf(new Event('keydown'))).toBeUndefined();
  });
});

describe('the keys of a text that the list names', () => {
  it('are the editor’s, and none of them is ours', async () => {
    const { text, editor, selectAll } = await startEditor('<p>Слово</p>');
    for (const key of EDITOR_KEYS.flatMap(([, keys]) => keys.split(' … '))) {
      const parts = key.split('+');
      const last = parts.at(-1) ?? '';
      const sign = last.length === 1 ? last.toLowerCase() : last;
      const event = new KeyboardEvent('keydown', {
        key: sign,
        code: /^\d$/.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`,
        ctrlKey: parts.includes('Ctrl'),
        altKey: parts.includes('Alt'),
        shiftKey: parts.includes('Shift'),
        bubbles: true,
        cancelable: true,
      });
      expect(keyOf(event), key).toBeUndefined();
      if (!/z$/i.test(sign)) act(() => editor.commands.setContent('<p>Слово</p>'));
      selectAll();
      act(() => void text.dispatchEvent(event));
      expect(event.defaultPrevented, key).toBe(true);
    }
  });
});

describe('in a form', () => {
  const server = serverForEach();
  beforeEach(() => {
    localStorage.clear();
  });

  const openForm = async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary' });
    return { user, word: await screen.findByRole('textbox', { name: 'Ключевое слово' }) };
  };
  const terms = async () => (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;

  it('Ctrl+Shift+S saves nothing, and Ctrl+S held down saves once', async () => {
    const { user, word } = await openForm();
    await user.type(word, 'Акция');
    await user.keyboard('{Control>}{Shift>}[KeyS]{/Shift}{/Control}');
    await user.keyboard('{Control>}[KeyS>5/]{/Control}');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: 'Акция' }]);
  });

  it('arrows, Home and End go round the tabs, and Enter chooses one', async () => {
    const { user } = await openForm();
    const tab = (name: string) => screen.getByRole('tab', { name });
    tab('На русском').focus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('На английском')).toHaveFocus();
    expect(tab('На русском')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Home}{ArrowRight}{Enter}');
    expect(tab('На узбекском')).toHaveFocus();
    expect(tab('На узбекском')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(tab('На английском')).toHaveFocus();
  });

  it('Alt+2 goes to the same field in Uzbek, and a tab is switched to where no field has the focus', async () => {
    const { user, word } = await openForm();
    await user.click(word);
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(screen.getByRole('tab', { name: 'На узбекском' })).toHaveAttribute('aria-selected', 'true');
    const there = screen.getByRole('textbox', { name: 'Ключевое слово' });
    expect(there).not.toBe(word);
    await waitFor(() => expect(there).toHaveFocus());
    await user.keyboard('{Control>}{Alt>}[Digit3]{/Alt}{/Control}');
    expect(there).toHaveFocus();
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    await waitFor(() => expect(word).toHaveFocus());
  });

  it('«?» lists the keys, but writes a question mark where one writes', async () => {
    const { user, word } = await openForm();
    await user.type(word, 'Что это?');
    expect(word).toHaveValue('Что это?');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(within(list).getByRole('row', { name: 'Сохранить Ctrl + S' })).toBeVisible();
    expect(within(list).getByRole('row', { name: 'Зачёркнутый Ctrl + Shift + S' })).toBeVisible();
    await user.keyboard('{Control>}[KeyS]{/Control}{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(await terms()).toEqual([]);
  });

  it('«?» can be switched off', async () => {
    const { user } = await openForm();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Клавиши' });
    await user.click(within(list).getByRole('checkbox', { name: 'Открывать этот список клавишей «?»' }));
    await user.click(within(list).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Enter on a closed choice opens it and saves nothing', async () => {
    const { count, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard/addVacancy', fetch });
    const status = await screen.findByRole('combobox', { name: 'Статус' });
    status.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Открыта' }));
    expect(status).toHaveValue('Открыта');
    await user.clear(status);
    await user.type(status, 'такого статуса нет{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(count('UpdateOrAdd')).toBe(0);
  });
});
