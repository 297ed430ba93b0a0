import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startEditor } from './startEditor.tsx';

describe('the toolbar', () => {
  const marks: [string, string][] = [
    ['Полужирный', '<p><strong>a</strong></p>'],
    ['Курсив', '<p><em>a</em></p>'],
    ['Подчёркнутый', '<p><u>a</u></p>'],
    ['Зачёркнутый', '<p><s>a</s></p>'],
    ['Подстрочный', '<p><sub>a</sub></p>'],
    ['Надстрочный', '<p><sup>a</sup></p>'],
    ['Моноширинный', '<p><code>a</code></p>'],
    ['По центру', '<p style="text-align: center;">a</p>'],
    ['По правому краю', '<p style="text-align: right;">a</p>'],
    ['По ширине', '<p style="text-align: justify;">a</p>'],
    ['Маркированный список', '<ul><li>a</li></ul>'],
    ['Нумерованный список', '<ol><li>a</li></ol>'],
    ['Цитата', '<blockquote><p>a</p></blockquote>'],
  ];

  it.each(marks)('writes «%s» and takes it away', async (name, html) => {
    const { selectAll, press, value, editor } = await startEditor('<p>a</p>');
    selectAll();
    await press(name);
    expect(value()).toBe(html);
    // react-admin's buttons of lists look at the cursor alone
    if (name.endsWith('список')) act(() => void editor.commands.setTextSelection(3));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await press(name.startsWith('По ') ? 'По левому краю' : name);
    expect(value()).toBe('<p>a</p>');
  });

  it('writes headings of six levels', async () => {
    const { choose, value } = await startEditor('<p>a</p>');
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await choose(/^Вид абзаца/, `Заголовок ${level}`);
      expect(value()).toBe(`<h${level}>a</h${level}>`);
    }
    await choose(/^Вид абзаца/, 'Абзац');
    expect(value()).toBe('<p>a</p>');
  });

  it('writes a font and a size, in place of those of Quill', async () => {
    const { selectAll, choose, value } = await startEditor(
      '<p><span class="ql-font-serif ql-size-huge">a</span></p>',
    );
    selectAll();
    await choose(/^Шрифт/, 'Georgia');
    await choose(/^Размер/, '18');
    expect(value()).toBe('<p><span style="font-family: Georgia, serif; font-size: 18px;">a</span></p>');
    await choose(/^Шрифт/, 'По умолчанию');
    await choose(/^Размер/, 'Обычный');
    expect(value()).toBe('<p>a</p>');
  });

  it('writes colours and takes them away', async () => {
    const { selectAll, press, value } = await startEditor('<p>a</p>');
    selectAll();
    await press('Цвет текста');
    await press('Синий');
    await press('Цвет фона');
    await press('Светло-жёлтый');
    expect(value()).toBe(
      '<p><span style="color: rgb(26, 95, 180); background-color: rgb(255, 243, 184);">a</span></p>',
    );
    // jsdom gives the focus back without the selection when it is slow
    selectAll();
    await press('Цвет текста');
    await press('Сбросить цвет');
    selectAll();
    await press('Цвет фона');
    await press('Сбросить цвет');
    expect(value()).toBe('<p>a</p>');
  });

  it('writes, changes and removes a link', async () => {
    const { selectAll, press, value, user } = await startEditor('<p>a</p>');
    selectAll();
    await press('Ссылка');
    expect(await screen.findByRole('dialog', { name: 'Ссылка' })).toHaveAttribute('aria-modal', 'true');
    await user.type(await screen.findByLabelText('Адрес ссылки'), 'javascript:alert(1)');
    await press('Применить');
    expect(screen.getByText('Укажите адрес сайта, почты или телефона')).toBeVisible();
    await user.clear(await screen.findByLabelText('Адрес ссылки'));
    await user.type(await screen.findByLabelText('Адрес ссылки'), 'depository.uz');
    await user.click(screen.getByLabelText('Открывать в новой вкладке'));
    await press('Применить');
    expect(value()).toBe(
      '<p><a href="https://depository.uz" target="_blank" rel="noopener noreferrer">a</a></p>',
    );
    selectAll();
    await press('Ссылка');
    await press('Удалить ссылку');
    expect(value()).toBe('<p>a</p>');
  });

  it('writes a picture by address, with a description that can be taken away', async () => {
    const { press, value, user, editor } = await startEditor('');
    await press('Картинка');
    await user.type(await screen.findByLabelText('Адрес картинки'), '/a.png');
    await user.type(screen.getByLabelText('Описание картинки'), 'Здание');
    await press('Вставить');
    expect(value()).toBe('<p><img src="/a.png" alt="Здание"></p>');
    act(() => editor.commands.setNodeSelection(1));
    await press('Картинка');
    await user.clear(await screen.findByLabelText('Описание картинки'));
    await press('Применить');
    expect(value()).toBe('<p><img src="/a.png" alt=""></p>');
  });

  it('writes a picture from a file, and refuses one that is too large', async () => {
    const { press, value, user } = await startEditor('');
    await press('Картинка');
    const input = await screen.findByLabelText('Выбрать файл', { selector: 'input' });
    await user.upload(input, new File([new Uint8Array(1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText(/Картинка больше 1 МБ/)).toBeVisible();
    await user.upload(input, new File([], 'empty.png', { type: 'image/png' }));
    expect(await screen.findByText(/^Не удалось прочитать файл/)).toBeVisible();
    await user.upload(input, new File(['abc'], 'b.png', { type: 'image/png' }));
    await screen.findByPlaceholderText('Выбран файл b.png');
    await press('Вставить');
    expect(value()).toBe('<p><img src="data:image/png;base64,YWJj"></p>');
  });

  it('writes the player of a video', async () => {
    const { press, value, user } = await startEditor('');
    await press('Видео');
    await user.type(await screen.findByLabelText('Адрес видео'), 'https://example.com');
    await press('Вставить');
    expect(screen.getByText(/не похож на видео/)).toBeVisible();
    await user.clear(screen.getByLabelText('Адрес видео'));
    await user.type(screen.getByLabelText('Адрес видео'), 'https://youtu.be/dQw4w9WgXcQ');
    await press('Вставить');
    expect(value()).toContain('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"');
  });

  it('writes a table and changes its rows and columns', async () => {
    const { press, value, user, editor } = await startEditor('');
    const table = async (entry: string) => {
      // jsdom loses the cursor with the focus: into the first cell
      act(() => editor.commands.setTextSelection(4));
      await press('Таблица');
      await user.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    };
    const count = (tag: string) => String(value()).split(`<${tag}>`).length - 1;
    await table('Вставить таблицу');
    expect([count('tr'), count('th'), count('td')]).toEqual([3, 3, 6]);
    await table('Добавить строку ниже');
    await table('Добавить столбец справа');
    expect([count('tr'), count('th'), count('td')]).toEqual([4, 4, 12]);
    act(() => editor.commands.setTextSelection(4));
    await press('Таблица');
    await user.dblClick(await screen.findByRole('menuitem', { name: 'Удалить строку' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    await table('Удалить столбец');
    expect(count('tr')).toBe(3);
    await table('Удалить таблицу');
    expect(value()).toBe('');
  });

  it('clears what was formatted', async () => {
    const { selectAll, press, value } = await startEditor(
      '<h2 class="ql-align-center"><strong>a</strong></h2><p style="text-align: right; color: red"><em>b</em></p>',
    );
    selectAll();
    await press('Очистить оформление');
    expect(value()).toBe('<p>a</p><p>b</p>');
  });

  it('is one stop of the Tab key, with arrows inside', async () => {
    const { user, text } = await startEditor('<p>a</p>');
    const toolbar = screen.getByRole('toolbar', { name: 'Оформление текста' });
    const stops = within(toolbar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Полужирный' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Очистить оформление' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('speaks Russian throughout', async () => {
    await startEditor('');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
    expect(names.filter((name) => !/^[А-ЯЁ]/.test(name))).toEqual([]);
  });
});
