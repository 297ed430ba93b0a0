import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { typedNow } from '../../../src/components/useAskBeforeClosing.ts';
import { conflictingTerm } from '../../support/conflictingTerm.ts';
import { depositories, marksIn, press, question } from '../../support/conflicts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { addVacancy, VACANCY, vacancyDraft } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const server = serverForAll();

const { list, stored, colleagueSaves, colleagueDeletes, colleagueRestores, openTerm } =
  conflictingTerm(server);
const saved = () => screen.findByText('Глоссарий успешно добавлен!');
const fieldIn = (dialog: HTMLElement) =>
  within(dialog).getByRole('group', { name: 'Ключевое слово, на русском' });

describe.each(depositories(server))(
  'a save over somebody else’s, in a depository %s',
  (_name, depository, signedIn) => {
    it('asks field by field what both have changed, with the differing words marked', async () => {
      const { user, type, save, word } = await openTerm(depository(), signedIn);
      await type('Общее собрание кредиторов');
      await colleagueSaves({ keyWordRu: 'Общее собрание вкладчиков', descriptionRu: 'Стало' });
      save();
      const dialog = await question();
      const field = fieldIn(dialog);
      await waitFor(() => expect(marksIn(field)).toEqual(['кредиторов', 'вкладчиков']));
      expect(within(field).getByText('Общее собрание акционеров')).toBeInTheDocument();
      expect(dialog).toHaveTextContent('Взято из сохранённогоОписание, на русском');

      // nothing is decided without a choice, and nothing is lost by closing
      press(dialog, 'Сохранить');
      expect(await within(dialog).findByText('Выберите один из вариантов.')).toBeVisible();
      press(dialog, 'Вернуться к форме');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(word).toHaveValue('Общее собрание кредиторов');
      press(document.body, 'Сравнить и выбрать');
      const again = await question();
      await user.click(within(again).getByRole('radio', { name: 'Мой вариант' }));
      press(again, 'Сохранить');
      await saved();
      expect(await stored()).toMatchObject({
        keyWordRu: 'Общее собрание кредиторов',
        descriptionRu: 'Стало',
      });
    });

    it('lets one go on from the other’s text, and asks anew when somebody saves again', async () => {
      const { user, type, save, word } = await openTerm(depository(), signedIn);
      await type('Моё');
      await colleagueSaves({ keyWordRu: 'Чужое' });
      save();
      const dialog = await question();
      await user.click(within(dialog).getByRole('radio', { name: 'Сохранённый вариант' }));
      press(dialog, 'Перенести в форму');
      await screen.findByText('Выбранное перенесено в форму');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(word).toHaveValue('Чужое');
      await type('Чужое с моим');
      await colleagueSaves({ keyWordRu: 'Ещё раз чужое' });
      save();
      const again = await question();
      await waitFor(() => expect(fieldIn(again)).toHaveTextContent('Ещё раз чужое'));
      await user.click(within(again).getByRole('radio', { name: 'Мой вариант' }));
      press(again, 'Сохранить');
      await saved();
      expect((await stored())?.keyWordRu).toBe('Чужое с моим');
    });

    it('of a record that was deleted, and restored while one was asked, makes no second one', async () => {
      const { type, save } = await openTerm(depository(), signedIn);
      await type('Нужный термин');
      await colleagueDeletes();
      save();
      const dialog = await screen.findByRole('alertdialog', { name: 'Запись удалили, пока вы работали' });
      expect((await colleagueRestores()).status).toBe(200);
      const count = (await list()).length;
      press(dialog, 'Создать заново');
      await saved();
      expect((await stored())?.keyWordRu).toBe('Нужный термин');
      expect(await list()).toHaveLength(count);
    });
  },
);

/** How a conflict is noticed without versions is tried in `kinds`, `movedItems` and `withoutVersions`. */
describe('with versions', () => {
  it('takes over by itself what only the other has changed, and says so', async () => {
    const { type, save } = await openTerm();
    await type('Собрание');
    await colleagueSaves({ keyWordUz: 'Yigʻilish' });
    save();
    await saved();
    expect(await screen.findByText('Взято из сохранённого: Ключевое слово, на узбекском.')).toBeVisible();
    expect(screen.queryByText('Ошибка в добавлении глоссарий!')).toBeNull();
    expect(await stored()).toMatchObject({
      keyWordRu: 'Собрание',
      keyWordUz: 'Yigʻilish',
      descriptionRu: 'Было',
    });
  });

  it('of a record that was deleted creates it anew, if one wants', async () => {
    const { type, save, word } = await openTerm();
    await type('Нужный термин');
    await colleagueDeletes();
    save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Запись удалили, пока вы работали' });
    press(dialog, 'Вернуться к форме');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(word).toHaveValue('Нужный термин');
    press(document.body, 'Создать заново');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await stored()).toBeUndefined();
    expect(await list()).toContainEqual(
      expect.objectContaining({ keyWordRu: 'Нужный термин', descriptionRu: 'Было' }),
    );
  });

  it('says that the record has been published meanwhile', async () => {
    const draft = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Новость'));
    const newsId = draft.body.data.id;
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${newsId}` });
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ', поправка');
    await server.as('admin', 'GET', `/api/Admin/News/AllowToPublish${newsId}`);
    press(document.body, 'Изменить');
    const dialog = await question();
    expect(dialog).toHaveTextContent('Запись уже опубликована');
    expect(within(dialog).queryByRole('radio')).toBeNull();
    press(dialog, 'Сохранить');
    await screen.findByText('Новость успешно изменена');
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPublished');
    const published = body.data.find((item: { id: number }) => item.id === newsId);
    expect(published.news[0].title).toBe('Новость ru, поправка');
  });

  it('a form of a deleted record can be left, with nothing saved', async () => {
    const { type, save } = await openTerm();
    await type('Уже не нужно');
    await colleagueDeletes();
    save();
    press(
      await screen.findByRole('alertdialog', { name: 'Запись удалили, пока вы работали' }),
      'Удалить черновик',
    );
    await screen.findByRole('heading', { name: 'Глоссарий', level: 1 });
    expect((await list()).map(({ keyWordRu }) => keyWordRu)).not.toContain('Уже не нужно');
    // the browser asks nothing before the tab is closed
    await waitFor(() => expect(typedNow()).toBe('nothing'));
  });

  it('who leaves while the save runs is asked of the conflict alone, and whether to leave once it is put off', async () => {
    const { type, save, calls } = await openTerm();
    await type('Моё');
    await colleagueSaves({ keyWordRu: 'Чужое' });
    const release = calls.hold('UpdateOrAdd');
    save();
    await waitFor(() => expect(calls.held('UpdateOrAdd')).toBe(1));
    screen.getAllByRole('link', { name: 'Главная страница' })[0]?.click();
    release();
    const dialog = await question();
    expect(screen.queryByText('Изменения в форме не сохранены и пропадут.')).toBeNull();
    press(dialog, 'Вернуться к форме');
    expect(await screen.findByText('Изменения в форме не сохранены и пропадут.')).toBeVisible();
  });

  it('a vacancy that an administrator saves while personnel type in it is asked about', async () => {
    const path = `${VACANCY}/UpdateOrAdd`;
    const vacancy = await addVacancy(server);
    const at = `/dashboard/vacancies/${vacancy}`;
    const { user } = await renderAdmin(server, { as: 'kadry', at });
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' на полставки');
    const changed = vacancyDraft({ id: vacancy, titleRu: 'Главный бухгалтер', titleEn: 'Chief' });
    expect((await server.as('admin', 'POST', path, changed)).status).toBe(200);
    press(document.body, 'Изменить');
    const dialog = await question();
    expect(dialog).toHaveTextContent('Дилноза Рахимова');
    await user.click(within(dialog).getByRole('radio', { name: 'Мой вариант' }));
    press(dialog, 'Сохранить');
    await screen.findByText(/^Взято из сохранённого: /);
    const { body } = await server.as('admin', 'GET', `${VACANCY}/GetVacancies`);
    expect(body.data).toMatchObject([{ titleRu: 'Бухгалтер на полставки', titleEn: 'Chief' }]);
  });

  it('the question names who has saved the record', async () => {
    const { type, save } = await openTerm();
    await type('Моё');
    await colleagueSaves({ keyWordRu: 'Чужое' });
    save();
    expect(await question()).toHaveTextContent(
      /Последнее изменение: Дилноза Рахимова, \d\d\.\d\d\.\d{4}, \d\d:\d\d/,
    );
  });
});
