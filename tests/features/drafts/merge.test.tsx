import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { glossaryTerms } from '../../../server/db/schema.ts';
import { depositories, marksIn, press, question } from '../../support/conflicts.ts';
import { found, freshBrowser, kept, plain, sealed } from '../../support/drafts.ts';
import { plainFetch } from '../../support/plainDepository.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const GLOSSARY = '/api/Admin/Glossary';

const server = serverForAll();
let id: number;
freshBrowser();

beforeEach(async () => {
  const term = { keyWordRu: 'Общее собрание акционеров', descriptionRu: 'Было' };
  id = (await server.as('admin', 'POST', `${GLOSSARY}/UpdateOrAdd`, term)).body.data.id;
});

const stored = async () => {
  const { body } = await server.as('admin', 'GET', '/api/Admin/GetGlossaries');
  return body.data.find((term: { id: number }) => term.id === id);
};
const colleagueSaves = async (fields: object) =>
  await server.as('admin', 'POST', `${GLOSSARY}/UpdateOrAdd`, { ...(await stored()), ...fields });
const word = () => screen.findByRole('textbox', { name: 'Ключевое слово' });

describe.each(depositories(server))(
  'a draft that is restored over a colleague’s save, in a depository %s',
  (name, depository) => {
    const signedIn = name === 'with versions' ? sealed : plain;
    const open = () =>
      renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn, fetch: depository() });
    /** Leaves a draft, after which a colleague saves. */
    const openAfter = async (typed: string, colleagues: object) => {
      const { user } = await open();
      await user.clear(await word());
      await user.click(await word());
      await user.paste(typed);
      await kept(1);
      cleanup();
      await colleagueSaves(colleagues);
      await open();
      await found();
      press(document.body, 'Восстановить черновик');
      return user;
    };

    it('asks about what both have changed, at once and again until it is answered', async () => {
      const user = await openAfter('Общее собрание кредиторов', { keyWordRu: 'Общее собрание вкладчиков' });
      const dialog = await question();
      await waitFor(() => expect(marksIn(dialog)).toEqual(['кредиторов', 'вкладчиков']));
      press(dialog, 'Вернуться к форме');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await word()).toHaveValue('Общее собрание кредиторов');
      press(document.body, 'Изменить');
      const again = await question();
      expect((await stored()).keyWordRu).toBe('Общее собрание вкладчиков');
      await user.click(within(again).getByRole('radio', { name: 'Сохранённый вариант' }));
      press(again, 'Перенести в форму');
      await screen.findByText('Выбранное перенесено в форму');
      expect(await word()).toHaveValue('Общее собрание вкладчиков');
      press(document.body, 'Изменить');
      await screen.findByText('Глоссарий успешно добавлен!');
      await kept(0);
    });

    describe('after another draft of the record', () => {
      const leave = async (label: string, typed: string, count: number) => {
        const { user } = await open();
        const input = await screen.findByRole('textbox', { name: label });
        await user.clear(input);
        await user.click(input);
        await user.paste(typed);
        await kept(count);
        cleanup();
      };
      const restoreFirst = async (of: number) => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(screen.queryAllByText('Восстановить черновик')).toHaveLength(of));
        screen.getAllByText('Восстановить черновик')[0]?.click();
        return await question();
      };

      it('asks about the fields of both', async () => {
        await leave('Ключевое слово', 'Общее собрание кредиторов', 1);
        await leave('Описание', 'Моё', 2);
        await colleagueSaves({ keyWordRu: 'Общее собрание вкладчиков', descriptionRu: 'Чужое' });
        await open();
        press(await restoreFirst(2), 'Вернуться к форме');
        const asked = await restoreFirst(1);
        expect(within(asked).getAllByRole('radio', { name: 'Мой вариант' })).toHaveLength(2);
        press(asked, 'Вернуться к форме');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        press(document.body, 'Изменить');
        expect(within(await question()).getAllByRole('radio', { name: 'Мой вариант' })).toHaveLength(2);
        expect(await stored()).toMatchObject({
          keyWordRu: 'Общее собрание вкладчиков',
          descriptionRu: 'Чужое',
        });
      });

      // how a conflict is noticed differs; what is asked then does not
      if (name === 'without versions') return;

      it('shows what is stored', async () => {
        await leave('Ключевое слово', 'Общее собрание кредиторов', 1);
        await leave('Ключевое слово', 'Общее собрание должников', 2);
        await colleagueSaves({ keyWordRu: 'Общее собрание вкладчиков' });
        await open();
        for (const [at, typed] of ['должников', 'кредиторов'].entries()) {
          const asked = await restoreFirst(2 - at);
          await waitFor(() => expect(marksIn(asked)).toEqual([typed, 'вкладчиков']));
          press(asked, 'Вернуться к форме');
        }
      });
    });

    if (name === 'without versions') return;

    it('asks nothing where the colleague has changed something else, and keeps both', async () => {
      await openAfter('Собрание', { descriptionRu: 'Стало' });
      await screen.findByText('Черновик восстановлен');
      await waitFor(async () => expect(await word()).toHaveValue('Собрание'));
      expect(screen.queryByRole('dialog')).toBeNull();
      press(document.body, 'Изменить');
      await screen.findByText('Глоссарий успешно добавлен!');
      expect(await stored()).toMatchObject({ keyWordRu: 'Собрание', descriptionRu: 'Стало' });
    });

    it.each([true, false])(
      'asks again when it is restored once more (answered «later»: %s)',
      async (isPutOff) => {
        await openAfter('Общее собрание кредиторов', { keyWordRu: 'Общее собрание вкладчиков' });
        const asked = await question();
        if (isPutOff) press(asked, 'Вернуться к форме');
        if (isPutOff) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await kept(1);
        cleanup();
        await open();
        await found();
        press(document.body, 'Восстановить черновик');
        const again = await question();
        await waitFor(() => expect(marksIn(again)).toEqual(['кредиторов', 'вкладчиков']));
        press(again, 'Вернуться к форме');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        press(document.body, 'Изменить');
        await question();
        expect((await stored()).keyWordRu).toBe('Общее собрание вкладчиков');
      },
    );
  },
);

it('a draft asks again until it is answered where a restored depository has given its version to a colleague’s save', async () => {
  const open = () => renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn: sealed });
  const { user } = await open();
  await user.type(await word(), ' и участников');
  await kept(1);
  cleanup();
  await colleagueSaves({ keyWordRu: 'Общее собрание вкладчиков' });
  await server.db.update(glossaryTerms).set({ version: 1 }).where(eq(glossaryTerms.id, id));
  await open();
  await found();
  press(document.body, 'Восстановить черновик');
  for (let times = 0; times < 2; times += 1) {
    press(await question(), 'Вернуться к форме');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(document.body, 'Изменить');
  }
  await question();
  expect(await stored()).toMatchObject({ keyWordRu: 'Общее собрание вкладчиков', version: 1 });
});

/** Another depository, in which only the lists tell what the site shows, and a version nothing. */
const withoutStatus = (own: typeof fetch): typeof fetch => {
  return async (input, init) => {
    const answer = await own(input, init);
    if (!/News\/GetAll/.test(String(input))) return answer;
    return Response.json(
      (await answer.json()).map((item: object) => ({ ...item, status: null, version: 3 })),
    );
  };
};

it.each([
  ['ours', sealed, () => server.fetch],
  ['another one', plain, () => withoutStatus(plainFetch(server))],
])(
  'a draft of a pending record that has been published since warns that its save is seen at once, in %s',
  async (_name, signedIn, depository) => {
    const { body } = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Новость'));
    const open = () =>
      renderAdmin(server, { at: `/dashboard/news/${body.data.id}`, signedIn, fetch: depository() });
    // the first list of all tells, too
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn, fetch: depository() });
    await user.click(await screen.findByRole('tab', { name: /^В ожидании/ }));
    await user.click(await screen.findByRole('link', { name: /^Изменить: Новость/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ', поправка');
    await kept(1);
    cleanup();
    await server.as('admin', 'GET', `/api/Admin/News/AllowToPublish${body.data.id}`);
    await open();
    await found();
    press(document.body, 'Восстановить черновик');
    expect(await question()).toHaveTextContent('Запись уже опубликована');

    // however often it is put off
    cleanup();
    await open();
    await found();
    press(document.body, 'Восстановить черновик');
    const asked = await question();
    expect(asked).toHaveTextContent('Запись уже опубликована');
    press(asked, 'Вернуться к форме');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(document.body, 'Изменить');
    expect(await question()).toHaveTextContent('Запись уже опубликована');
  },
);

it('a draft of a pending record that is gone from another depository warns that it may be published', async () => {
  const { body } = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Новость'));
  const at = `/dashboard/news/${body.data.id}`;
  const open = () => renderAdmin(server, { at, signedIn: plain, fetch: plainFetch(server) });
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ', поправка');
  await kept(1);
  cleanup();
  await server.as('admin', 'DELETE', `/api/Admin/News/Delete${body.data.id}`);
  await open();
  expect(await screen.findByText(/^Возможно, запись опубликовали под другим номером/)).toBeVisible();
});
