import '../support/prosemirror.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../src/session.ts';
import {
  found,
  freshServerAndBrowser,
  kept,
  plain,
  readableDrafts,
  rowsOf,
  sealed,
} from '../support/drafts.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import type { TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

let server: TestServer;
freshServerAndBrowser((started) => {
  server = started;
});

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const terms = async () => (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;

const open = (at: string, more: Partial<Parameters<typeof renderAdmin>[1]> = {}) =>
  renderAdmin(server, { at, signedIn: sealed, ...more });

const addNews = async (title = 'Новость') => {
  await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title));
  const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
  return body.data[0] as { id: number };
};

describe('a form that is left without a word', () => {
  it('is offered at the same form with what differs, and typed again', async () => {
    const { user } = await open('/dashboard/addGlossary');
    await user.type(await field('Ключевое слово'), 'Акция');
    await user.click(screen.getByRole('tab', { name: 'На узбекском' }));
    await user.type(await field('Ключевое слово'), 'Aksiya');
    await kept(1);
    cleanup();

    await open('/dashboard/addGlossary');
    expect(await found()).toBeVisible();
    await user.click(screen.getByText('Отличаются 2 поля'));
    expect(screen.getByText('Ключевое слово, на русском')).toBeVisible();
    expect(screen.getByText('Ключевое слово, на узбекском')).toBeVisible();
    expect(await field('Ключевое слово')).toHaveValue('');
    await user.click(await button('Восстановить черновик'));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Акция'));
    await waitFor(() => expect(screen.queryByText(/^Есть черновик от/)).toBeNull());
    await user.click(await button('Опубликовать'));
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: 'Акция', keyWordUz: 'Aksiya' }]);
    await kept(0);
  });

  it('by a session that ends while one types, is there after signing in, beside what was saved meanwhile', async () => {
    const { id } = await addNews();
    const { user } = await open(`/dashboard/news/${id}`);
    await user.type(await field('Заголовок'), ' дня');
    await user.click(await field('Текст'));
    await kept(1);
    await user.paste('Набранное');
    session.end();
    await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
    await kept(1);
    cleanup();
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    const [item] = body.data;
    item.news.find(({ language }: { language: string }) => language === 'ru').title = 'Исправлено другим';
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', item);

    await open(`/dashboard/news/${id}`);
    await found();
    await user.click(screen.getByText('Отличаются 2 поля'));
    expect(screen.getByText('С тех пор как черновик начат, это поле сохранили по-другому.')).toBeVisible();
    await user.click(await button('Восстановить черновик'));
    await waitFor(async () => expect(await field('Заголовок')).toHaveValue('Новость ru дня'));
    expect(await field('Текст')).toHaveTextContent('Набранное');
  });

  it('with an editor in it and untouched, leaves nothing', async () => {
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', {
      id: 0,
      posted: '2026-03-05',
      news: [
        { id: 0, language: 'ru', title: 'Новость', description: '<div>Текст<br></div><ul><li>а</li></ul>' },
      ],
    });
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    const { user } = await open(`/dashboard/news/${body.data[0].id}`);
    await user.click(await field('Текст'));
    await user.click(screen.getByRole('tab', { name: 'На английском' }));
    await user.click(await field('Текст'));
    cleanup();
    await open('/dashboard/addGlossary');
    await user.type(await field('Ключевое слово'), 'Одно');
    await kept(1);
  });

  it('after two weeks is gone', async () => {
    const { user } = await open('/dashboard/addGlossary');
    await user.type(await field('Ключевое слово'), 'Акция');
    await kept(1);
    cleanup();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 14 * 24 * 60 * 60 * 1000 + 1);
    await open('/dashboard/account');
    await screen.findByText('0 черновиков');
    clock.mockRestore();
    expect(await rowsOf('drafts')).toEqual([]);
  });
});

describe.each([
  ['a video', '/dashboard/addVideos', 'Заголовок'],
  ['a document', '/dashboard/addTemplate', 'Заголовок'],
  ['a vacancy', '/dashboard/addVacancy', 'Заголовок'],
  ['the statistics', '/dashboard/homeStatistic', 'Эмитенты акций'],
])('the form of %s', (_kind, at, name) => {
  it('is kept, and comes back', async () => {
    const { user } = await open(at);
    await user.type(await field(name), '2026');
    await kept(1);
    cleanup();
    await open(at);
    await found();
    await user.click(await button('Восстановить черновик'));
    await waitFor(async () => expect(await field(name)).toHaveValue('2026'));
  });
});

describe('a save whose answer is lost', () => {
  const losing = (): typeof fetch => async (input, init) => {
    const answer = await server.fetch(input, init);
    if (String(input).includes('UpdateOrAdd')) throw new TypeError('Failed to fetch');
    return answer;
  };

  it('keeps the draft, and saved again from it makes no second record', async () => {
    const { user } = await open('/dashboard/addGlossary', { fetch: losing() });
    await user.type(await field('Ключевое слово'), 'Акция');
    await user.click(await button('Опубликовать'));
    await screen.findByText('Не сохранено');
    await kept(1);
    cleanup();
    await open('/dashboard/addGlossary');
    await found();
    await user.click(await button('Восстановить черновик'));
    await user.type(await field('Ключевое слово'), ' и облигация');
    await user.click(await button('Опубликовать'));
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: 'Акция и облигация' }]);
    await kept(0);
  });

  it('of an edit that has arrived, leaves no draft to be asked about', async () => {
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: 'Акция' });
    const [{ id }] = await terms();
    const { user } = await open(`/dashboard/glossary/${id}`, { fetch: losing() });
    await user.type(await field('Ключевое слово'), '!');
    await user.click(await button('Изменить'));
    await screen.findByText('Не сохранено');
    await kept(1);
    cleanup();
    await open(`/dashboard/glossary/${id}`);
    expect(await field('Ключевое слово')).toHaveValue('Акция!');
    await kept(0);
  });
});

describe('leaving a changed form', () => {
  const answer = async (name: string) =>
    within(await screen.findByRole('alertdialog'))
      .getByRole('button', { name })
      .click();
  const goHome = () => screen.getAllByLabelText('Главная страница')[0]?.click();

  it('asks whether to stay, to leave the draft or to keep nothing', async () => {
    const { user } = await open('/dashboard/addGlossary');
    await user.type(await field('Ключевое слово'), 'Акция');
    await kept(1);
    goHome();
    await answer('Остаться');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    goHome();
    await answer('Уйти и оставить черновик');
    await user.click(await screen.findByRole('link', { name: 'Продолжить: Глоссарий, Акция' }));
    await user.click(await button('Восстановить черновик'));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Акция'));
    goHome();
    await answer('Не сохранять');
    await screen.findByRole('heading', { name: 'Главная страница' });
    await kept(0);
  });

  it('by signing out keeps it as well', async () => {
    const { user } = await open('/dashboard/addGlossary');
    await user.type(await field('Ключевое слово'), 'Акция');
    await user.click(screen.getByText('Дилноза Рахимова'));
    await user.click(await screen.findByText('Выйти'));
    await answer('Уйти и оставить черновик');
    await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
    await kept(1);
  });
});

describe('on a computer that two people use', () => {
  const typeSecret = async (signedIn: object) => {
    const { user } = await open('/dashboard/addGlossary', { signedIn });
    await user.type(await field('Ключевое слово'), 'Секретное слово');
    await kept(1);
    cleanup();
    return user;
  };

  it('nobody else sees a draft, and what is kept can be read by nobody without the key', async () => {
    const user = await typeSecret(sealed);
    expect(JSON.stringify(await rowsOf('drafts'))).not.toMatch(/glossary|admin|depository/i);
    expect((await readableDrafts()).join()).not.toMatch(/Секретное|addGlossary|admin/);
    await open('/dashboard/account', { as: 'kadry', signedIn: { ...sealed, login: 'kadry@depository.uz' } });
    await screen.findByText('0 черновиков');
    cleanup();
    expect(await rowsOf('drafts')).toHaveLength(1);

    await open('/dashboard/account');
    await user.click(await button('Удалить все черновики'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
    await screen.findByText('0 черновиков');
    expect(await rowsOf('drafts')).toEqual([]);
  });

  it('says with another depository that what is kept lies open', async () => {
    const user = await typeSecret(plain);
    expect((await readableDrafts()).join()).toContain('Секретное слово');
    await open('/dashboard/account', { signedIn: plain });
    expect(await screen.findByText(/без шифрования: этот сервер не выдаёт ключа/)).toBeVisible();
    await user.click(await button('Удалить все черновики'));
  });
});

it('marks the row of an item that has a draft', async () => {
  await addNews('Первая');
  const { id } = await addNews('Вторая');
  const { user } = await open(`/dashboard/news/${id}`);
  await user.type(await field('Заголовок'), '!');
  await kept(1);
  cleanup();
  await open('/dashboard/allNews');
  await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  const mark = await screen.findByText('черновик');
  expect(mark.closest('[role=row]')).toBe((await screen.findByText('Вторая ru')).closest('[role=row]'));
  expect(screen.getAllByText('черновик')).toHaveLength(1);
});

describe('the form of a document whose types cannot be loaded', () => {
  it('stands there, and does not ask for them again and again', async () => {
    const calls = watchFetch(server.fetch);
    calls.answer('GetClientTypes', async () => Response.json({ message: 'Сломано.' }, { status: 500 }));
    const { user } = await open('/dashboard/addTemplate', { fetch: calls.fetch });
    await user.type(await field('Заголовок'), 'Бланк');
    expect(await field('Заголовок')).toHaveValue('Бланк');
    expect(calls.count('GetClientTypes')).toBeLessThanOrEqual(3);
  });
});
