import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldFault } from '../../../src/dataProvider/http.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { saveNameless } from '../../support/saveNameless.ts';
import { serverForEach } from '../../support/server.ts';

const server = serverForEach();

/** A depository that refuses the first save for these fields. */
const refusing = (errors: Partial<FieldFault>[]): typeof fetch => {
  let isRefused = false;
  return async (input, init) => {
    if (isRefused || !String(input).includes('UpdateOrAdd')) return server.fetch(input, init);
    isRefused = true;
    return Response.json({ message: 'Проверьте введённые данные.', errors }, { status: 400 });
  };
};

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string) => screen.getByText(name, { selector: 'button' }).click();
const notice = async () => (await screen.findByText('Не сохранено')).closest('[role=alert]');

describe('a field that the depository refuses', () => {
  it('says so in its language’s tab, which is marked, opened and has the focus there', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addVideos' });
    await user.click(await screen.findByRole('tab', { name: 'На узбекском' }));
    await user.click(screen.getByRole('textbox', { name: 'Ссылка' }));
    await user.paste('javascript:alert(1)');
    await user.click(tab('На русском'));
    await saveNameless();
    expect(await notice()).toHaveTextContent('Исправьте поля, отмеченные красным.');
    const link = screen.getByRole('textbox', { name: 'Ссылка' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toBeInvalid();
    expect(link).toHaveValue('javascript:alert(1)');
    expect(link).toHaveAccessibleDescription(/http/);
    expect(tab('На узбекском')).toHaveAttribute('aria-selected', 'true');
    expect(tab('На узбекском')).toHaveAttribute('aria-description', 'есть ошибки');
    expect(tab('На русском')).toHaveAttribute('aria-description', 'не заполнено');

    await user.clear(link);
    expect(link).toBeValid();
    expect(tab('На узбекском')).not.toHaveAttribute('aria-description', 'есть ошибки');
    press('Опубликовать');
    await screen.findByText('Видео успешно добавлена');
  });

  it('may be a choice: the first of them gets the focus', async () => {
    await renderAdmin(server, { at: '/dashboard/addTable' });
    const type = await screen.findByRole('combobox', { name: 'Тип информации' });
    await saveNameless();
    await notice();
    await waitFor(() => expect(type).toHaveFocus());
    expect(type).toHaveAccessibleDescription('Выберите тип.');
    expect(screen.getByRole('combobox', { name: 'Год добавления' })).toHaveAccessibleDescription(
      'Выберите год.',
    );
  });

  it('may be a text, a day, a checkbox or a file', async () => {
    const errors = [
      { path: 'news.2.description', message: 'Длинный текст.' },
      { path: 'news.2.coverId', message: 'Нет обложки.' },
      { path: 'news.2.pdfId', message: 'Нет документа.' },
      { path: 'posted', message: 'Такого дня нет.' },
      { path: 'isReferToCorruption', message: 'Нельзя.' },
    ];
    await renderAdmin(server, { at: '/dashboard/addNews', fetch: refusing(errors) });
    await screen.findByRole('textbox', { name: 'Текст' });
    await saveNameless();
    const text = await notice();
    for (const { message } of errors) {
      expect(screen.getByText(message, { exact: false }), message).toBeVisible();
      expect(text).not.toHaveTextContent(message);
    }
    expect(tab('На английском')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Дата публикации')).toHaveAccessibleDescription('Такого дня нет.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveFocus());
    press('Опубликовать');
    await screen.findByText('Новость успешно добавлена');
  });

  it('stands in the notice when the form has no such field, and stops no further save', async () => {
    const errors = [
      { path: 'entries', message: 'Чего-то нет.' },
      { path: 'nameRu', message: 'Название занято.' },
      { path: '', message: 'Всё не так.' },
      { message: 'И это.' },
    ];
    await renderAdmin(server, { at: '/dashboard/addNormativeDocumentType', fetch: refusing(errors) });
    const name = await screen.findByRole('textbox', { name: 'Наименование' });
    await saveNameless();
    const text = within((await notice()) as HTMLElement);
    for (const message of ['Чего-то нет.', 'Всё не так.', 'И это.'])
      expect(text.getByText(message)).toBeVisible();
    expect(text.queryByText('Название занято.')).toBeNull();
    expect(name).toHaveAccessibleDescription('Название занято.');
    press('Опубликовать');
    await screen.findByText('Тип нормативных документа успешно добавлено!');
  });
});
