import { informationType, saveItem } from './support/registers.ts';
import { callApi, field } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const FIGURES = { issuers: '1', depositors: '2', brokers: '3', investmentFunds: '4' };

interface Family {
  kind: string;
  area: string;
  /** The item with a text in the field that both change. */
  item: (text: string) => Promise<object> | object;
  label: string;
  texts: readonly [first: string, theirs: string, mine: string];
}

const WORDS = ['Первый текст', 'Чужой текст', 'Мой текст'] as const;

/** One kind of each family beside publications and the fund, which have tests of their own. */
const families = (page: Page): readonly Family[] => {
  const type = informationType(page);
  return [
    {
      kind: 'information',
      area: 'Information',
      item: async (header) => ({
        year: 2026,
        informationTypeId: (await type).id,
        informations: [{ id: 0, language: 'ru', header }],
      }),
      label: 'Заголовок',
      texts: WORDS,
    },
    {
      kind: 'glossary',
      area: 'Glossary',
      item: (keyWordRu) => ({ keyWordRu, descriptionRu: 'Описание' }),
      label: 'Ключевое слово',
      texts: WORDS,
    },
    {
      kind: 'videos',
      area: 'Video',
      item: (title) => ({
        posted: '2026-03-05',
        videos: [{ id: 0, language: 'ru', title, urlVideo: 'https://youtu.be/1' }],
      }),
      label: 'Заголовок',
      texts: WORDS,
    },
    {
      kind: 'departments',
      area: 'Department',
      item: (nameRu) => ({ code: 'conflict', nameRu }),
      label: 'Наименование',
      texts: WORDS,
    },
    {
      kind: 'vacancies',
      area: 'Vacancy',
      item: (titleRu) => ({ titleRu, status: 'Открыта', expireDate: '2026-12-01' }),
      label: 'Заголовок',
      texts: WORDS,
    },
    {
      kind: 'homeStatistic',
      area: 'Statistic',
      item: (trustManagers) => ({ ...FIGURES, trustManagers }),
      label: 'Доверительные управляющие инвестиционными активами',
      texts: ['10', '20', '30'],
    },
  ];
};

test('a save over somebody else’s asks in the forms of every family, and goes out with the new version', async ({
  page,
  startSession,
}) => {
  await startSession();
  for (const { kind, area, item, label, texts } of families(page)) {
    const [first, theirs, mine] = texts;
    const isOnlyOne = area === 'Statistic';
    const id = await saveItem(page, area, { id: 0, ...(await item(first)) });
    const stored = async () => {
      const answer = await callApi(page, `/api/Admin/${area}/${isOnlyOne ? 'GetStatistic' : `Get${id}`}`);
      const text = JSON.stringify(answer);
      return { text, version: Number(/"version":(\d+)/.exec(text)?.[1]) };
    };
    const before = await stored();
    await page.goto(`/dashboard/${isOnlyOne ? kind : `${kind}/${id}`}`);
    await field(page, label).fill(mine);
    await saveItem(page, area, { id, ...(await item(theirs)) });
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы работали' });
    const asked = dialog.locator('fieldset');
    await expect(asked.getByRole('group', { name: new RegExp(`^${label}`) })).toHaveCount(2);
    await expect(asked, kind).toContainText(theirs);
    await asked.getByRole('radio', { name: 'Мой вариант' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(async () => (await stored()).version, kind).toBe(before.version + 2);
    const after = await stored();
    expect(after.text, kind).toContain(`"${mine}"`);
    expect(after.text, kind).not.toContain(`"${theirs}"`);
  }
});
