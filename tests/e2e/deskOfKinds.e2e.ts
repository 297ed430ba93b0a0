import { expectAccessible, expectNoSidewaysScroll, expectSound } from './support/axe.ts';
import { saveItem } from './support/registers.ts';
import { callApi, field, findRow, main, openInside, openLanguage } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const SCREEN = { width: 1440, height: 900 };

/** An item in three languages, by its names; none where a language has nothing. */
type Names = readonly [ru: string, uz: string, en: string];

interface DeskKind {
  kind: string;
  area: string;
  list: string;
  item: (names: Names) => object;
  /** The field with the names. */
  label: string;
  /** What the form says an item lacks that has a Russian and a stale Uzbek name alone. */
  matrix: readonly string[];
  /** Its languages have rich texts and covers. */
  isPublication: boolean;
}

const suffixed = (part: string, [ru, uz, en]: Names) => ({
  [`${part}Ru`]: ru,
  [`${part}Uz`]: uz,
  [`${part}En`]: en,
});
const TITLE = 'Заголовок есть русский изменён после перевода нет';
const text = (name: string) => (name ? `<h2>${name}</h2><ul><li>${name}</li></ul>` : '');

/** One kind for each way in which the languages of an item are written. */
const DESK_KINDS: readonly DeskKind[] = [
  {
    kind: 'news',
    area: 'News',
    list: '/dashboard/allNews',
    item: (names) => ({
      posted: '2026-03-05',
      news: names.map((title, at) => ({
        language: ['ru', 'uz', 'en'][at],
        title,
        description: text(title),
      })),
    }),
    label: 'Заголовок',
    matrix: [TITLE, 'Текст есть русский изменён после перевода нет'],
    isPublication: true,
  },
  {
    kind: 'glossary',
    area: 'Glossary',
    list: '/dashboard/allGlossaries',
    item: (names) => ({ ...suffixed('keyWord', names), ...suffixed('description', names) }),
    label: 'Ключевое слово',
    matrix: [TITLE, 'Описание есть русский изменён после перевода нет'],
    isPublication: false,
  },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The list says in marks and in words how much there is of each language, and is narrowed to what lacks something. */
const expectMarks = async (page: Page, { kind, isPublication }: DeskKind, name: string) => {
  const marks = /На узбекском: заполнено, русский изменён после перевода; На английском: не заполнено$/;
  const choose = async (choice: string) => {
    await main(page).getByRole('combobox', { name: 'Заполненность' }).click();
    await page.getByRole('option', { name: choice }).click();
  };
  const link = main(page).getByRole('link', { name, exact: true });
  for (const choice of ['Нет английского', ...(isPublication ? ['Без обложки'] : []), 'Перевод устарел']) {
    await choose('Нет узбекского');
    await expect(link, kind).toHaveCount(0);
    await choose(choice);
    const row = await findRow(page, name);
    await expect(row.getByRole('img', { name: marks }), `${kind}: ${choice}`).toBeVisible();
  }
};

/** The form says what there is, and what has changed in Russian since it was translated. */
const expectStale = async (page: Page, { kind, matrix }: DeskKind) => {
  const rows = main(page).getByRole('table', { name: 'Заполненность' }).getByRole('row');
  await expect(rows).toHaveCount(matrix.length + 1);
  const told = (await rows.allInnerTexts()).slice(1);
  expect(
    told.map((row) =>
      row
        .replaceAll(/[✓○!\s]+/g, ' ')
        .replace(/^(Ключевое слово|Наименование)/, 'Заголовок')
        .trim(),
    ),
    kind,
  ).toEqual(matrix);

  await page.getByRole('tab', { name: 'На узбекском' }).click();
  await button(page, 'Что изменилось: На узбекском').click();
  await expect(main(page).locator('ins').filter({ hasText: 'Новое' }).first()).toBeVisible();
  await expect(main(page).locator('del').filter({ hasText: 'Прежнее' }).first()).toBeVisible();
  if (kind === 'news') {
    await expectAccessible(page, 'a translation that is too old');
    // so high that the bar below hides no part of a button
    await page.setViewportSize({ width: 390, height: 2400 });
    await expectNoSidewaysScroll(page, 'a translation that is too old');
    await expectAccessible(page, 'a translation that is too old, on a phone');
    await page.setViewportSize(SCREEN);
  }
  await button(page, 'Перевод проверен: На узбекском').click();
  await expect(main(page).getByText('Русский текст изменён после этого перевода.')).toHaveCount(0);
};

const toLeft = async (page: Page, names: readonly string[]) => {
  const columns = names.map((name) => main(page).getByRole('group', { name, exact: true }).last());
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  return boxes.map((box) => box?.x ?? 0);
};

/** Three languages in columns, two where there is less room, and tabs on a telephone. */
const expectColumns = async (page: Page, { kind, label, isPublication }: DeskKind) => {
  await button(page, 'Рядом').click();
  const names = field(page, label);
  await expect(names, kind).toHaveCount(3);
  const left = await toLeft(page, ['На русском', 'На узбекском', 'На английском']);
  expect(
    left.toSorted((a, b) => a - b),
    kind,
  ).toEqual(left);
  await expect(main(page).getByRole('toolbar'), kind).toHaveCount(isPublication ? 1 : 0);
  if (isPublication) {
    await button(page, 'Скопировать структуру из русского: На английском').click();
    const english = page.locator('[data-source="entries.en.description"]');
    await expect(english.locator('h2')).toHaveText('');
    await expect(english.locator('li')).toHaveText('');
  }
  await expectNoSidewaysScroll(page, `${kind} in three columns`);
  if (!isPublication) await expectAccessible(page, `${kind} in three columns`);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(names, kind).toHaveCount(2);
  await expectNoSidewaysScroll(page, `${kind} in two columns`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(names, kind).toHaveCount(1);
  await expectNoSidewaysScroll(page, `${kind} on a telephone`);
  await page.setViewportSize(SCREEN);
  await button(page, 'Вкладки').click();
  await expect(names, kind).toHaveCount(1);
};

/** What colleagues say of it, and its former states, one of which comes into the form and is not saved by that. */
const expectPast = async (page: Page, { kind, label }: DeskKind, names: readonly [string, string]) => {
  await button(page, 'Комментарии').click();
  const talk = page.getByRole('dialog', { name: 'Комментарии' });
  await talk.getByLabel('Комментарий', { exact: true }).fill('Проверить у юристов');
  await talk.getByRole('button', { name: 'Отправить' }).click();
  await expect(talk.getByRole('listitem'), kind).toContainText('Проверить у юристов');
  await talk.getByRole('button', { name: 'Закрыть' }).click();
  await expect(talk).toHaveCount(0);

  await button(page, 'История').click();
  const past = page.getByRole('dialog', { name: 'История изменений' });
  await expect(past.getByRole('listitem'), kind).toHaveCount(2);
  await past.getByRole('button', { name: 'Сравнить: версия 2' }).click();
  await expect(past.locator('ins').first(), kind).toContainText('Новое');
  await past.getByLabel('Стало').selectOption('то, что сейчас в форме');
  await expect(past.locator('ins').first(), kind).toContainText('Новое');
  await past.getByRole('button', { name: /^Восстановить в форму: версия 1/ }).click();
  await expect(past).toHaveCount(0);
  await openLanguage(page, 'На русском');
  await expect(field(page, label), kind).toHaveValue(names[0]);
};

const walk = async (page: Page, each: DeskKind) => {
  const { kind, area, list, item } = each;
  const names = [`Прежнее: ${kind}`, `Новое: ${kind}`] as const;
  const id = await saveItem(page, area, { id: 0, ...item([names[0], 'Oʻzbekcha', '']) });
  await saveItem(page, area, { id, ...item([names[1], 'Oʻzbekcha', '']) });
  await openInside(page, list);
  if (kind === 'news') await page.getByRole('tab', { name: 'В ожидании' }).click();
  await expectMarks(page, each, names[1]);
  await main(page).getByRole('link', { name: names[1], exact: true }).click();
  await expectStale(page, each);
  await expectColumns(page, each);
  await expectPast(page, each, names);
  const stored = async () => JSON.stringify(await callApi(page, `/api/Admin/${area}/Get${id}`));
  expect(await stored(), kind).toContain(names[1]);
  await button(page, 'Изменить').click();
  await expect(field(page, each.label)).toHaveCount(0);
  expect(await stored(), kind).toContain(names[0]);
  return { id, name: names[0], ...each };
};

test('news and a term say what they lack and what is too old, stand side by side, and keep comments and revisions', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/dashboard/allGlossaries');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const items = [];
  for (const each of DESK_KINDS) items.push(await walk(page, each));

  for (const { area, id } of items) await callApi(page, `/api/Admin/${area}/Delete${id}`, 'DELETE');
  await openInside(page, '/dashboard/trash');
  for (const { name, kind } of items) {
    await button(page, `История: ${name}`).click();
    const past = page.getByRole('dialog', { name });
    await past.getByRole('button', { name: 'Прочитать: версия 2' }).click();
    await expect(past, kind).toContainText(`Новое: ${kind}`);
    if (kind === 'news') await expectSound(page, 'a state of what was deleted');
    await past.getByRole('button', { name: 'Закрыть' }).click();
    await button(page, `Вернуть: ${name}`).click();
    await expect(button(page, `Вернуть: ${name}`), kind).toHaveCount(0);
  }
});
