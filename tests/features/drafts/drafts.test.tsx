import '../../support/prosemirror.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { typedNow } from '../../../src/components/useAskBeforeClosing.ts';
import { noCipher } from '../../../src/features/drafts/cipher.ts';
import { createConnect, createDraftStore } from '../../../src/features/drafts/draftStore.ts';
import { session } from '../../../src/session.ts';
import { press, question } from '../../support/conflicts.ts';
import {
  answer,
  click,
  draftForms,
  found,
  freshBrowser,
  holds,
  kept,
  plain,
  readableDrafts,
  rowsOf,
  sealed,
  WORD,
  write,
} from '../../support/drafts.ts';
import { field } from '../../support/fields.ts';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
freshBrowser();

const { open, terms } = draftForms(server);

describe('a new document', () => {
  it('keeps the type it was begun with, also in the form of another type', async () => {
    const API = '/api/Admin/NormativeDocumentType';
    for (const name of ['Отчёты', 'Тарифы'])
      await server.as('admin', 'POST', `${API}/UpdateOrAdd`, { id: 0, code: name, nameRu: name });
    const ofType = (code: string) => `/dashboard/addNormativeDocument?code=${encodeURIComponent(code)}`;
    const user = await open(ofType('Отчёты'));
    await write(user, 'Заголовок', 'Годовой отчёт');
    await waitFor(async () => expect(await rowsOf('drafts')).toHaveLength(1));
    cleanup();

    await open(ofType('Тарифы'));
    expect(await found()).toBeVisible();
    await click(user, 'Отличаются 2 поля');
    expect(screen.getByText('Тип нормативного документа', { selector: 'li *' })).toBeVisible();
    await click(user, 'Восстановить черновик');
    await holds('Заголовок', 'Годовой отчёт');
    expect(screen.getByRole('combobox', { name: 'Тип нормативного документа' })).toHaveValue('Отчёты');
    await click(user, 'Создать');
    await screen.findByText('Нормативный документ успешно добавлен!');
    await kept(0);
  });
});

describe('a form that is left without a word', () => {
  it('is kept within a second, which it says, offered at the same form with what differs, and typed again', async () => {
    const user = await open('/dashboard/addGlossary');
    await write(user, WORD, 'Акция');
    expect(await screen.findByText('Черновик сохранён')).toBeVisible();
    await click(user, 'На узбекском');
    await write(user, WORD, 'Aksiya');
    // by itself: nobody hides the page here
    await waitFor(async () => expect(await rowsOf('drafts')).toHaveLength(1));
    cleanup();

    await open('/dashboard/addGlossary');
    expect(await found()).toBeVisible();
    await click(user, 'Отличаются 2 поля');
    expect(screen.getByText('Ключевое слово, на русском')).toBeVisible();
    expect(screen.getByText('Ключевое слово, на узбекском')).toBeVisible();
    expect(await field(WORD)).toHaveValue('');
    await click(user, 'Восстановить черновик');
    await holds(WORD, 'Акция');
    await waitFor(() => expect(screen.queryByText(/^Есть черновик от/)).toBeNull());
    await click(user, 'Опубликовать');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms('Акция')).toMatchObject([{ keyWordUz: 'Aksiya' }]);
    await kept(0);
  });

  it('by a session that ends is marked in its list and there again, beside what was saved meanwhile, without the texts that were only looked at', async () => {
    const text = '<div>Текст<br></div><ul><li>а</li></ul>';
    const draft = (title: string) => ({
      id: 0,
      posted: '2026-03-05',
      news: ['ru', 'en'].map((language) => ({ id: 0, language, title, description: text })),
    });
    const save = (item: object) => server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', item);
    await save(draft('Первая'));
    const { id } = (await save(draft('Вторая'))).body.data;
    const user = await open(`/dashboard/news/${id}`);
    await user.click(await field('Текст'));
    await write(user, 'Заголовок', ' дня');
    await click(user, 'На английском');
    await kept(1);
    await write(user, 'Текст', 'Набранное');
    session.end();
    await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
    await kept(1);
    cleanup();
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    const item = body.data.find((each: { id: number }) => each.id === id);
    item.news[0].title = 'Исправлено другим';
    await save(item);

    await open('/dashboard/allNews');
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    const row = (await screen.findByText('Исправлено другим')).closest('[role=row]');
    expect((await screen.findByText('черновик')).closest('[role=row]')).toBe(row);
    await user.click(screen.getByLabelText('Изменить: Исправлено другим'));
    await click(user, 'Отличаются 2 поля');
    expect(screen.getByText('С тех пор как черновик начат, это поле сохранили по-другому.')).toBeVisible();
    await click(user, 'Восстановить черновик');
    const dialog = await question();
    await user.click(within(dialog).getByRole('radio', { name: 'Мой вариант' }));
    press(dialog, 'Перенести в форму');
    await holds('Заголовок', 'Вторая дня');
    await click(user, 'На английском');
    expect(await field('Текст')).toHaveTextContent('Набранное');
  });
});

describe.each([
  ['a video', '/dashboard/addVideos', 'Заголовок'],
  ['a document', '/dashboard/addTemplate', 'Заголовок'],
  ['a vacancy', '/dashboard/addVacancy', 'Заголовок'],
  ['the statistics', '/dashboard/homeStatistic', 'Эмитенты акций'],
])('the form of %s', (_kind, at, label) => {
  it('is kept, and comes back', async () => {
    const user = await open(at);
    await write(user, label, '2026');
    await kept(1);
    cleanup();
    await open(at);
    await found();
    await click(user, 'Восстановить черновик');
    await holds(label, '2026');
  });
});

/** The drafts of who is signed in without a key. */
const storeOfAnotherTab = async () => {
  const owner = await noCipher.hash(JSON.stringify(['', plain.login]));
  return createDraftStore(createConnect(), noCipher, owner);
};

/** The draft of this form is taken over. */
const goOnInAnotherTab = async () => {
  const store = await storeOfAnotherTab();
  const [draft] = await store.all();
  expect(typedNow()).toBe('kept');
  if (!draft) return;
  await store.save('next', draft);
  await store.remove(draft.id, true);
  await waitFor(() => expect(typedNow()).toBe('unkept'));
};

it('a draft that another tab is writing stays, also while it holds what this form was opened with', async () => {
  const call = ['POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: 'Пай' }] as const;
  const item = String((await server.as('admin', ...call)).body.data.id);
  await open(`/dashboard/glossary/${item}`, { signedIn: plain });
  await field(WORD);
  const store = await storeOfAnotherTab();
  const write = (id: string, typed: string) =>
    store.save(id, {
      ...{ kind: 'glossary', item, path: '', title: '', key: id, files: [] },
      fields: [{ path: 'entries.ru.title', opened: 'Паи', typed }],
    });
  await waitFor(async () => {
    await write('other', 'Пая');
    await screen.findByText(/эту форму заполняют в другой вкладке/, {}, { timeout: 300 });
  });
  await write('other', 'Пай');
  await write('third', 'Паям');
  await screen.findByText('Паям');
  expect((await store.all()).map(({ id }) => id).sort()).toEqual(['other', 'third']);
});

describe('on a computer that two people use', () => {
  it('nobody else sees what one has left by signing out, and nobody can read it without the key', async () => {
    const user = await open('/dashboard/addGlossary');
    await write(user, WORD, 'Секретное слово');
    await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    await answer(user, 'Уйти и оставить черновик');
    await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
    await kept(1);
    cleanup();
    expect(JSON.stringify(await rowsOf('drafts'))).not.toMatch(/glossary|admin|depository/i);
    expect((await readableDrafts()).join()).not.toMatch(/Секретное|addGlossary|admin/);
    await open('/dashboard/account', { as: 'kadry', signedIn: { ...sealed, login: 'kadry@depository.uz' } });
    await screen.findByText('0 черновиков');
    cleanup();
    expect(await rowsOf('drafts')).toHaveLength(1);

    await open('/dashboard/account');
    await click(user, 'Удалить все черновики');
    await answer(user, 'Удалить');
    await screen.findByText('0 черновиков');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await rowsOf('drafts')).toEqual([]);
  });

  it('«Аккаунт» says with another depository that what is kept lies open', async () => {
    const user = await open('/dashboard/addGlossary', { signedIn: plain });
    await write(user, WORD, 'Открытое слово');
    await kept(1);
    expect((await readableDrafts()).join()).toContain('Открытое слово');
    await goOnInAnotherTab();
    // somebody only looks at this one
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await rowsOf('drafts')).toHaveLength(1);
    await write(user, WORD, ' и ещё');
    await kept(2);
    await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Аккаунт' }));
    await answer(user, 'Уйти и оставить черновик');
    expect(await screen.findByText(/без шифрования: этот сервер не выдаёт ключа/)).toBeVisible();
    await screen.findByText('2 черновика');
    screen.getByText('Удалить все черновики');
  });
});

describe('the form of a document whose types cannot be loaded', () => {
  it('stands there, and does not ask for them again and again', async () => {
    const calls = watchFetch(server.fetch);
    calls.answer('GetClientTypes', async () => Response.json({ message: 'Сломано.' }, { status: 500 }));
    const user = await open('/dashboard/addTemplate', { fetch: calls.fetch });
    await write(user, 'Заголовок', 'Бланк');
    expect(await field('Заголовок')).toHaveValue('Бланк');
    expect(calls.count('GetClientTypes')).toBeLessThanOrEqual(3);
  });
});
