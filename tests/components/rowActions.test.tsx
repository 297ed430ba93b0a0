import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../support/later.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();
let watched: ReturnType<typeof watchFetch>;
beforeEach(() => {
  watched = watchFetch(server.fetch);
});
afterEach(() => onlineManager.setOnline(true));

/** The list of pending news, with these in it. */
const openPending = async (titles = ['Первая', 'Вторая', 'Третья']) => {
  for (const title of titles)
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title));
  const { user } = await renderAdmin(server, { at: '/dashboard/allNews', fetch: watched.fetch });
  await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  await screen.findByRole('link', { name: 'Вторая ru' });
  const titleOf = (row: HTMLElement) => within(row).getAllByRole('link')[0]?.textContent;
  const remove = async (title = '') => {
    await user.click(control(`Удалить: ${title}`));
    await user.click(await confirm());
  };
  return { user, remove, rows: () => screen.getAllByRole('row').slice(1).map(titleOf) };
};

const control = (name: string) => screen.getByLabelText(name);
const diskIsFull = async () => Response.json({ message: 'Диск полон.' }, { status: 507 });
const confirm = async () =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' });

describe('a row that is deleted', () => {
  it('is deleted once, and its focus goes to the same action of the next row', async () => {
    const { user, rows } = await openPending();
    const [first, second] = rows().map((title) => `Удалить: ${title}`);
    if (!first || !second) throw new Error('Two rows are missing');
    await user.click(control(first));
    const release = watched.hold('DELETE');
    const yes = await confirm();
    await user.tripleClick(yes);
    await waitFor(() => expect(control(first)).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(control(first));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    release();
    await screen.findByText('Новость успешно удалена');
    await waitFor(() => expect(control(second)).toHaveFocus());
    expect(watched.count('DELETE')).toBe(1);
  });

  it('leaves the focus to the former row when it was the last, and to the screen when it was the only one', async () => {
    const { rows, remove } = await openPending(['Первая', 'Вторая']);
    const [first, last] = rows();
    await remove(last);
    await waitFor(() => expect(control(`Удалить: ${first}`)).toHaveFocus());
    await remove(first);
    await screen.findByText('Запрашиваемый элемент не найден.');
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('is gone though the list cannot be read again, which is said above the rows and tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, rows, remove } = await openPending();
    const [gone, ...others] = rows();
    const refused = () => Promise.resolve(Response.json({ message: 'База занята.' }, { status: 500 }));
    watched.answer('GetAllPending', refused);
    await remove(gone);
    await screen.findByText('База занята.');
    expect(screen.getByText('Список не обновился: показаны прежние данные.')).toBeVisible();
    expect(rows()).toEqual(others);
    for (const answer of [
      () => Promise.resolve(new Response('<html>Войдите в сеть</html>', { status: 200 })),
      () => Promise.reject(new TypeError('offline')),
    ]) {
      const asked = watched.count('GetAllPending');
      watched.answer('GetAllPending', answer);
      await user.click(screen.getByText('Повторить'));
      await waitFor(() => expect(watched.count('GetAllPending')).toBe(asked + 1));
      expect(rows()).toEqual(others);
    }
    await screen.findByText(/Нет связи/);
    expect(logged).toHaveBeenCalled();
    watched.restore('GetAllPending');
    await user.click(screen.getByText('Повторить'));
    await waitFor(() => expect(screen.queryByText(/^Список не обновился/)).toBeNull());
    expect(rows()).toEqual(others);
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('stays, and says so, when the deletion fails; trying again keeps the focus in the row', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, rows, remove } = await openPending();
    const [name = '', next] = rows();
    watched.answer('DELETE', diskIsFull);
    await remove(name);
    expect(await screen.findByText(/Не удалось удалить\. Диск полон\./)).toBeVisible();
    watched.restore('DELETE');
    const release = watched.hold('DELETE');
    await user.click(await screen.findByLabelText(`Повторить: Удалить: ${name}`));
    await waitFor(() => expect(control(`Удалить: ${name}`)).toHaveFocus());
    release();
    await waitFor(() => expect(control(`Удалить: ${next}`)).toHaveFocus());
  });

  it('shows its failure beside it, and not again in a toast when the list is left for the other tab', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, rows, remove } = await openPending(['Первая', 'Вторая']);
    const [name] = rows();
    watched.answer('DELETE', diskIsFull);
    await remove(name);
    expect(await screen.findByText(/Не удалось удалить\. Диск полон\./)).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'Опубликованные' }));
    await screen.findByText('Запрашиваемый элемент не найден.');
    expect(screen.queryByText(/Диск полон/)).toBeNull();
  });

  it('tells its failure in a toast when the list was left for the other tab before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, rows, remove } = await openPending(['Первая', 'Вторая']);
    const [name] = rows();
    const { promise, resolve } = later();
    watched.answer('DELETE', () => promise.then(diskIsFull));
    await remove(name);
    await user.click(await screen.findByRole('tab', { name: 'Опубликованные' }));
    await screen.findByText('Запрашиваемый элемент не найден.');
    resolve();
    expect(await screen.findByText('Диск полон.')).toBeVisible();
  });

  it('that a colleague has deleted meanwhile goes from the list, and that is said', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rows, remove } = await openPending(['Первая', 'Вторая']);
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    await server.as('admin', 'DELETE', `/api/Admin/News/Delete${body.data[0].id}`);
    const [gone = '', other] = rows();
    await remove(gone);
    await screen.findByText('Запись не найдена. Возможно, её уже удалили.');
    await waitFor(() => expect(rows()).toEqual([other]));
    expect(screen.queryByText('Новость успешно удалена')).toBeNull();
  });
});

describe('a row that a colleague has published meanwhile', () => {
  it.each(['Удалить', 'Подтвердить'])(
    'goes from the list, and why «%s» was refused is said',
    async (label) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, rows } = await openPending(['Первая', 'Вторая']);
      const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
      const [gone = '', other] = rows();
      const { id } = body.data.find(({ news }: { news: { title: string }[] }) => news[0]?.title === gone);
      await server.as('admin', 'GET', `/api/Admin/News/AllowToPublish${id}`);
      await user.click(control(`${label}: ${gone}`));
      if (label === 'Удалить') await user.click(await confirm());
      await waitFor(() => expect(rows()).toEqual([other]));
      expect(await screen.findByText(/^Запись уже изменил кто-то другой/)).toBeVisible();
    },
  );
});

describe('without a network', () => {
  it('an act fails at once and says so; it is not sent later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openPending(['Первая', 'Вторая']);
    onlineManager.setOnline(false);
    watched.answer('AllowToPublish', () => Promise.reject(new TypeError('offline')));
    await user.click(control('Подтвердить: Первая ru'));
    await screen.findByText('Ошибка в добавлении новости');
    onlineManager.setOnline(true);
    await waitFor(() => expect(control('Подтвердить: Первая ru')).toHaveAttribute('aria-busy', 'false'));
    expect(watched.count('AllowToPublish')).toBe(1);
  });
});

describe('a row that is approved', () => {
  it('stays and says why when it is refused, and is tried again there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, rows } = await openPending(['Первая', 'Вторая']);
    const [name] = rows();
    watched.answer('AllowToPublish', async () =>
      Response.json({ message: 'Недостаточно прав для этого действия.' }, { status: 403 }),
    );
    await user.click(control(`Подтвердить: ${name}`));
    await screen.findByText('Ошибка в добавлении новости');
    expect(screen.getByText(/Не удалось подтвердить\. Недостаточно прав/)).toBeVisible();
    watched.restore('AllowToPublish');
    await user.click(await screen.findByLabelText(`Повторить: Подтвердить: ${name}`));
    await screen.findByText('Новость успешно добавлена');
    await waitFor(() => expect(rows()).not.toContain(name));
  });

  it('and whose answer is lost on its way goes, and it is said at once that nobody knows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, rows } = await openPending(['Первая', 'Вторая']);
    const [name = '', other] = rows();
    watched.lose('AllowToPublish');
    await user.click(control(`Подтвердить: ${name}`));
    await screen.findByText('Ошибка в добавлении новости');
    expect(screen.getByText(/^Нет связи с сервером\. Дошло ли отправленное, неизвестно/)).toBeVisible();
    await waitFor(() => expect(rows()).toEqual([other]));
  });

  it('is approved once, and its focus goes to the same action of the next row', async () => {
    const { user, rows } = await openPending();
    const [first, second] = rows();
    control(`Подтвердить: ${first}`).focus();
    const release = watched.hold('AllowToPublish');
    await user.keyboard('{Enter>9/}');
    await user.click(control(`Подтвердить: ${first}`));
    release();
    await waitFor(() => expect(control(`Подтвердить: ${second}`)).toHaveFocus());
    await screen.findByText('Новость успешно добавлена');
    expect(watched.count('AllowToPublish')).toBe(1);
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPublished');
    expect(body.data).toHaveLength(1);
  });

  it('lets the next row, which comes under the pointer or gets the focus, be approved a second later', async () => {
    const { user, rows } = await openPending(['Первая', 'Вторая', 'Третья']);
    const [first, second] = rows();
    await user.click(control(`Подтвердить: ${first}`));
    await waitFor(() => expect(control(`Подтвердить: ${second}`)).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(control(`Подтвердить: ${second}`));
    expect(control(`Подтвердить: ${second}`)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(control(`Подтвердить: ${second}`)).not.toHaveAttribute('aria-disabled'));
    expect(watched.count('AllowToPublish')).toBe(1);
    await user.click(control(`Подтвердить: ${second}`));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
