import '../../support/prosemirror.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field } from '../../support/fields.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { PASSWORD, serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { addVacancy } from '../../support/serverPersonnel.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['revisions', 'comments'] };

const server = serverForAll();

const colleague = commentCalls(server);
const kadry = commentCalls(server, 'kadry');
const addTerm = async (keyWordRu: string): Promise<number> => {
  const descriptionRu = 'Бумага, которая даёт право на часть прибыли.';
  const term = { id: 0, keyWordRu, keyWordUz: 'Qimmatli qogʻoz', descriptionRu };
  const { body } = await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term);
  return body.data.id;
};
const open = async (at: string) => (await renderAdmin(server, { at, signedIn })).user;
const panel = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /Комментарии/ }));
  return within(await screen.findByRole('dialog', { name: 'Комментарии' }));
};

describe('the comments of a form', () => {
  it('are about what is selected, lead there, and say when it is gone', async () => {
    const id = await addTerm('Акция');
    const user = await open(`/dashboard/glossary/${id}`);
    const text = (await field('Описание')) as HTMLTextAreaElement;
    text.focus();
    text.setSelectionRange(8, 25);
    const dialog = await panel(user);
    expect(await dialog.findByLabelText('К чему относится')).toHaveValue(
      '«которая даёт прав» — Описание, на русском',
    );
    await user.click(dialog.getByLabelText('Комментарий'));
    await user.paste('Точнее?');
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    const thread = within(await dialog.findByRole('listitem'));
    expect(thread.getByText('которая даёт прав')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Комментарий')).toHaveValue(''));

    await user.click(thread.getByRole('button', { name: 'Показать в форме: Описание, на русском' }));
    await waitFor(() => expect(text).toHaveFocus());
    expect([text.selectionStart, text.selectionEnd]).toEqual([8, 25]);

    await user.clear(text);
    await user.paste('Совсем другое определение.');
    const again = await panel(user);
    expect(await again.findByText('Этих слов в тексте больше нет.')).toBeVisible();
    expect(again.queryByRole('button', { name: /Показать в форме/ })).toBeNull();
  });

  it('take a passage between emoji, and one that is cut among them', async () => {
    const id = await addTerm('Опцион');
    const user = await open(`/dashboard/glossary/${id}`);
    const text = (await field('Описание')) as HTMLTextAreaElement;
    const passage = `${'б'.repeat(299)}😀🎉`;
    await user.clear(text);
    await user.paste(`😀${'а'.repeat(39)}${passage}${'в'.repeat(39)}🎉`);
    text.setSelectionRange(41, 41 + passage.length);
    const dialog = await panel(user);
    await user.click(await dialog.findByLabelText('Комментарий'));
    await user.paste('Короче?');
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    expect(await dialog.findByText('Короче?', { selector: 'p' })).toBeVisible();
    expect(dialog.queryByText(/половину символа/)).toBeNull();
  });

  it('open the language of a place that is not shown yet', async () => {
    const id = await addTerm('Облигация');
    const quote = { before: 'Qimmatli', exact: 'qogʻoz', after: '' };
    await colleague.said('glossary', id, 'Проверьте', { place: { language: 'uz', field: 'title', quote } });
    const user = await open(`/dashboard/glossary/${id}`);
    const dialog = await panel(user);
    await user.click(await dialog.findByRole('button', { name: /Показать в форме: .*на узбекском/ }));
    const input = (await field('Ключевое слово')) as HTMLInputElement;
    await waitFor(() => expect(input).toHaveFocus());
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('qogʻoz');
  });

  it('settle one at a time, however quickly one clicks where the next one moves up', async () => {
    const id = await addTerm('Своп');
    await colleague.said('glossary', id, 'Первый');
    await colleague.said('glossary', id, 'Второй');
    const user = await open(`/dashboard/glossary/${id}`);
    const dialog = await panel(user);
    const marking = { name: /^Отметить решённым: / };
    const settle = () => dialog.getAllByRole('button', marking);
    await user.click((await dialog.findAllByRole('button', marking))[0] as HTMLElement);
    await waitFor(() => expect(settle()).toHaveLength(1));
    await user.click(settle()[0] as HTMLElement);
    await dialog.findByText('Решённые: 1');
    await waitFor(() => expect(settle()[0]).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
    const threads: { resolved: object | null }[] = await colleague.threads('glossary', id);
    expect(threads.filter(({ resolved }) => resolved)).toHaveLength(1);
  });

  it('are answered, settled with who and when, opened again and taken back; the button counts what is open', async () => {
    const id = await addTerm('Вексель');
    await colleague.said('glossary', id, 'Нужен перевод');
    const user = await open(`/dashboard/glossary/${id}`);
    expect(await screen.findByRole('button', { name: /1 открытый комментарий/ })).toBeVisible();
    const dialog = await panel(user);
    await user.click(await dialog.findByRole('button', { name: 'Ответить: Дилноза Рахимова' }));
    await user.paste('Перевожу');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog.findByText('Перевожу')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Ответить: Дилноза Рахимова' })).toHaveFocus(),
    );
    await user.click(dialog.getByRole('button', { name: 'Отметить решённым: Дилноза Рахимова' }));
    await user.click(await dialog.findByText('Решённые: 1'));
    expect(await dialog.findByText(/^Решено: Дилноза Рахимова, /)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Открыть снова: Дилноза Рахимова' }));
    await waitFor(() => expect(dialog.queryByText('Решённые: 1')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(dialog.queryByText('Перевожу')).toBeNull());
    expect(await colleague.threads('glossary', id)).toMatchObject([
      { text: 'Нужен перевод', answers: [], resolved: null },
    ]);
  });

  it('keep what is typed until it is sent, once, whether or not the panel is open; markup stands there as it was typed', async () => {
    const id = await addTerm('Чек');
    await colleague.said('glossary', id, '<img src=x onerror=alert(1)>');
    const { hold, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn, fetch });
    const dialog = await panel(user);
    expect(await dialog.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    expect(dialog.getByLabelText('Комментарий')).toHaveFocus();
    expect(dialog.getByLabelText('Комментарий')).toHaveAccessibleDescription('Напишите комментарий');
    expect(dialog.getByLabelText('Комментарий')).toBeInvalid();
    await user.paste('x'.repeat(4001));
    expect(dialog.getByLabelText('Комментарий')).toBeValid();
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    expect(await dialog.findByText('Комментарий длиннее 4000 знаков.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Комментарий'));
    await user.paste('Не дописал');
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    const again = await panel(user);
    expect(again.getByLabelText('Комментарий')).toHaveValue('Не дописал');

    const release = hold('Comment/Add');
    await user.click(again.getByRole('button', { name: 'Отправить' }));
    await user.click(again.getByRole('button', { name: 'Закрыть' }));
    const last = await panel(user);
    expect(last.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-busy', 'true');
    await user.click(last.getByRole('button', { name: 'Отправить' }));
    release();
    await waitFor(() => expect(last.getByLabelText('Комментарий')).toHaveValue(''));
    expect(await colleague.threads('glossary', id)).toHaveLength(2);
  });

  it('outlive the session: nothing that is typed is lost, and the browser asks before it would be', async () => {
    const id = await addTerm('Своп');
    const signedIn = { login: 'admin@depository.uz', features: ['revisions', 'comments'] };
    const { user } = await renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn });
    const dialog = await panel(user);
    await user.click(await dialog.findByLabelText('Комментарий'));
    await user.paste('Долго писал');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await server.withToken(sessionStorage.getItem('TOKEN') ?? '', 'POST', '/Access/logout');
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    await user.type(await screen.findByLabelText('Логин'), 'admin@depository.uz');
    await user.type(screen.getByLabelText('Пароль'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await user.click(await screen.findByRole('link', { name: /^Продолжить: / }));
    expect(await (await panel(user)).findByLabelText('Комментарий')).toHaveValue('Долго писал');
  });
});

describe('a mention', () => {
  it('is chosen by keys from those who may open the kind, stands there by name, and waits on the dashboard', async () => {
    const vacancy = await addVacancy(server);
    const user = await open(`/dashboard/vacancies/${vacancy}`);
    const dialog = await panel(user);
    const text = await dialog.findByLabelText('Комментарий');
    await user.click(text);
    await user.keyboard('Посмотрите, @');
    const list = dialog.getByRole('listbox', { name: 'Кого упомянуть' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('kad{ArrowDown}');
    const chosen = within(list).getByRole('option', { selected: true });
    expect(text).toHaveAttribute('aria-activedescendant', chosen.id);
    // the key that ends a composition of an input method takes nobody
    for (const by of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(text, { key: 'Enter', ...by });
    expect(list).toBeVisible();
    await user.keyboard('{Enter}срочно');
    expect(text).toHaveValue('Посмотрите, @kadry@depository.uz срочно');
    await user.click(dialog.getByRole('button', { name: 'Отправить' }));
    const name = chosen.textContent?.replace('kadry@depository.uz', '');
    expect(await dialog.findByText(`@${name}`)).toBeVisible();
    expect((await kadry.mentions()).count).toBe(1);
  });

  it('leads from the dashboard to the comments of its item; where nobody knows of any, that is said', async () => {
    const vacancy = await addVacancy(server, { titleRu: 'Аналитик' });
    await colleague.said('vacancies', vacancy, '@kadry@depository.uz, проверьте срок');
    const { answer, restore, fetch } = watchFetch(server.fetch);
    answer('GetMentions', async () => Response.json({ message: 'База занята.' }, { status: 500 }));
    const { user, unmount } = await renderAdmin(server, { at: '/dashboard', as: 'kadry', signedIn, fetch });
    await screen.findByText('База занята.');
    restore('GetMentions');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    const opens = await screen.findByRole('link', { name: 'Открыть: Аналитик' });
    const { people } = (await colleague.of('vacancies', vacancy)).body.data;
    const { name } = people.find(({ login }: { login: string }) => login === 'kadry@depository.uz');
    expect(opens.closest('li')).toHaveTextContent(`@${name}, проверьте срок`);
    await user.click(opens);
    const dialog = within(await screen.findByRole('dialog', { name: 'Комментарии' }));
    expect(await dialog.findByText(/проверьте срок/)).toBeVisible();
    // a reload does not open them again
    unmount();
    await renderAdmin(server, { at: location.pathname, entry: history.state, as: 'kadry', signedIn });
    expect(await field('Заголовок')).toHaveValue('Аналитик');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
