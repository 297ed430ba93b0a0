import { screen, waitFor } from '@testing-library/react';
import '../../support/prosemirror.ts';
import { describe, expect, it } from 'vitest';
import { heldCalls } from '../../support/heldCalls.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { saveNameless } from '../../support/saveNameless.ts';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();

const SAVE = 'UpdateOrAdd';
const field = (name: string) => screen.findByRole('textbox', { name });
const terms = async () => (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;

const openGlossary = async (own: typeof fetch = server.fetch) => {
  const calls = heldCalls(own, SAVE);
  const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary', fetch: calls.fetch });
  const word = await field('Ключевое слово');
  return { user, calls, word, save: screen.getByRole('button', { name: 'Опубликовать' }) };
};

describe('a save whose answer is slow', () => {
  it('is one request and one record, however often one clicks and presses', async () => {
    const { user, calls, word, save } = await openGlossary();
    await user.type(word, 'Акция');
    await user.dblClick(save);
    await user.click(save);
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await user.type(word, '{Enter}');
    expect(calls.to(SAVE)).toHaveLength(1);
    calls.release();
    await screen.findByText('Глоссарий успешно добавлен!');
    await screen.findByRole('heading', { name: 'Глоссарий', level: 1 });
    expect(calls.to(SAVE)).toHaveLength(1);
    expect(await terms()).toMatchObject([{ keyWordRu: 'Акция' }]);
  });

  it('lets nothing be changed that it would not take along, while the tabs still switch', async () => {
    const calls = heldCalls(server.fetch, SAVE);
    const { user } = await renderAdmin(server, { at: '/dashboard/addNews', fetch: calls.fetch });
    const title = await field('Заголовок');
    const text = await field('Текст');
    const day = screen.getByLabelText('Дата публикации');
    const mark = screen.getByRole('checkbox');
    const before = { day: day.getAttribute('value') };
    await user.type(title, 'Заголовок новости');
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await screen.findByText('Сохраняется…');

    await user.type(title, ' и ещё');
    expect(title).toHaveValue('Заголовок новости');
    expect(title).toHaveFocus();
    expect(text).toHaveAttribute('contenteditable', 'false');
    expect(text).toHaveAttribute('tabindex', '0');
    await user.click(mark);
    expect(mark).not.toBeChecked();
    expect(day).toHaveAttribute('readonly');
    expect(day).toHaveAttribute('value', before.day);
    await user.upload(screen.getByLabelText(/^PDF-документ: /), new File(['%PDF'], 'a.pdf'));
    expect(calls.to('UploadPdf')).toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'На узбекском' }));
    expect(await field('Заголовок')).toHaveAttribute('readonly');

    calls.release();
    await screen.findByText('Новость успешно добавлена');
    expect(calls.to(SAVE)).toHaveLength(1);
  });

  it('lets no choice be changed either', async () => {
    const calls = heldCalls(server.fetch, SAVE);
    await server.as('admin', 'POST', '/api/Admin/InformationType/UpdateOrAdd', { code: 'a', name: 'Отчёты' });
    const { user } = await renderAdmin(server, { at: '/dashboard/addTable', fetch: calls.fetch });
    const type = await screen.findByRole('combobox', { name: 'Тип информации' });
    await saveNameless();
    await screen.findByText('Сохраняется…');
    await user.click(type);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(type).toHaveValue('');
    calls.release();
  });

  it('does not leave out a choice that was only typed while a file was on its way', async () => {
    const calls = watchFetch(server.fetch);
    const arrive = calls.hold('UploadPdf');
    await server.as('admin', 'POST', '/api/Admin/InformationType/UpdateOrAdd', { code: 'a', name: 'Отчёты' });
    const { user } = await renderAdmin(server, { at: '/dashboard/addTable', fetch: calls.fetch });
    const file = new File(['%PDF-1.4\n%%EOF'], 'Отчёт.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText(/^PDF-документ: /), file);
    await saveNameless();
    await screen.findByText('Файл загружается, затем запись сохранится…');
    await user.type(screen.getByRole('combobox', { name: 'Тип информации' }), 'Отч');
    arrive();
    await screen.findByText('Выберите значение из списка.');
    expect(screen.getByRole('combobox', { name: 'Тип информации' })).toHaveFocus();
    expect(calls.count(SAVE)).toBe(0);
    await user.keyboard('{ArrowDown}{Enter}');
    await saveNameless();
    await waitFor(() => expect(calls.count(SAVE)).toBe(1));
  });
});

describe('a save that has succeeded', () => {
  it('is not repeated by what is pressed while the screen leaves', async () => {
    const again = (form: HTMLFormElement | null) =>
      setTimeout(() => form?.isConnected && form.requestSubmit());
    const { user, calls, word, save } = await openGlossary(async (input, init) => {
      const answer = await server.fetch(input, init);
      if (String(input).includes(SAVE)) again(document.querySelector('form'));
      return answer;
    });
    calls.release();
    await user.type(word, 'Акция');
    await user.click(save);
    await screen.findByRole('heading', { name: 'Глоссарий', level: 1 });
    expect(calls.to(SAVE)).toHaveLength(1);
  });
});

describe('what was typed', () => {
  it.each([
    ['apostrophes', "oʻ oʼ o’ o‘ o` o'"],
    ['a byte order mark', '\ufeffАкция\ufeff'],
    ['words from right to left', 'Акция \u202eسهم\u202c שלום'],
    ['emoji', '👩‍👩‍👧 👍🏽 🇺🇿'],
  ])('is stored and listed sign by sign: %s', async (_what, text) => {
    const { user, calls, word, save } = await openGlossary();
    calls.release();
    await user.click(word);
    await user.paste(text);
    await user.click(save);
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: text }]);
    expect((await screen.findByLabelText(/^Изменить: /)).closest('tr')?.textContent).toContain(text);
  });
});

describe('a save that fails', () => {
  it('keeps what was typed, says why, has the focus there, and can be tried again', async () => {
    let isBroken = true;
    const { user, calls, word, save } = await openGlossary(async (input, init) =>
      isBroken && String(input).includes(SAVE)
        ? Response.json({ message: 'База данных недоступна.' }, { status: 503 })
        : server.fetch(input, init),
    );
    calls.release();
    await user.type(word, 'Акция');
    await user.click(save);
    const reason = (await screen.findByText('База данных недоступна.')).closest('[role=alert]');
    expect(reason?.parentElement).toHaveFocus();
    await user.type(word, ' и облигация');
    isBroken = false;
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: 'Акция и облигация' }]);
  });
});

describe('the figures of the dashboard', () => {
  it('are saved once as well', async () => {
    const calls = heldCalls(server.fetch, SAVE);
    const { user } = await renderAdmin(server, { at: '/dashboard/homeStatistic', fetch: calls.fetch });
    await user.type(await field('Эмитенты акций'), '5');
    await user.dblClick(screen.getByRole('button', { name: 'Изменить' }));
    calls.release();
    await screen.findByText('Успешно изменено!');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(calls.to(SAVE)).toHaveLength(1);
  });
});
