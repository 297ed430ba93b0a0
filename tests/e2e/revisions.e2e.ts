import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { saveItem } from './support/registers.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const LINES = Array.from(
  { length: 60 },
  (_, at) => `<p>Абзац ${at}: ${'депозитарий ведёт учёт прав на ценные бумаги, '.repeat(8)}</p>`,
);

const texts = {
  former: `<h2>Итоги</h2><p>Рынок вырос на 5 процентов за <a href="https://a.uz/1">год</a>.</p><table><tbody><tr><td>Год</td><td>Сумма</td></tr><tr><td>2025</td><td>10</td></tr></tbody></table>${LINES.join('')}`,
  newer: `<h2>Итоги</h2><p>Рынок вырос на <strong>7</strong> процентов за <a href="https://a.uz/2">год</a>.</p><table><tbody><tr><td>Год</td><td>Сумма</td></tr><tr><td>2025</td><td>12</td></tr></tbody></table>${LINES.toSpliced(30, 1, '<p>Совсем новый абзац.</p>').join('')}`,
};

const save = (page: Page, id: number, title: string, description: string) =>
  saveItem(page, 'News', {
    id,
    posted: '2026-01-15',
    news: [
      { language: 'ru', title, description },
      { language: 'uz', title: 'Yil yakunlari', description: '<p>Matn</p>' },
      { language: 'en', title: 'Results', description: '<p>Text</p>' },
    ],
  });

test('a former state is found, compared as a document, put into the form and saved from there', async ({
  page,
  startSession,
}) => {
  await startSession('admin');
  const id = await save(page, 0, 'Итоги года', texts.former);
  await save(page, id, 'Главные итоги года', texts.newer);
  await page.goto(`/dashboard/news/${id}`);
  await main(page).getByRole('button', { name: 'История' }).click();
  const panel = page.getByRole('dialog', { name: 'История изменений' });
  await expect(panel.getByRole('listitem').first()).toContainText('Изменено: Заголовок (рус.), Текст (рус.)');
  await expectSound(page, 'the history of a form');

  await panel.getByRole('button', { name: 'Сравнить: версия 2' }).click();
  const text = panel.getByRole('group', { name: 'Текст' }).first();
  await expect(text.locator('del').first()).toHaveText('5');
  await expect(text.locator('td ins')).toHaveText('12');
  await expect(text.getByRole('listitem')).toContainText([
    '«год»: стало — ссылка https://a.uz/2; было — ссылка https://a.uz/1',
  ]);
  await expect(text.getByText('Совсем новый абзац.')).toBeVisible();
  const folded = text.getByRole('button', { name: 'Показать ещё 28 абзацев' });
  await expect(folded).toHaveCount(2);
  await expectSound(page, 'the difference of two states');
  await folded.first().click();
  await expect(text.getByText('Абзац 11:')).toBeVisible();

  await panel.getByRole('button', { name: 'Восстановить в форму: версия 1' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(/^Версия 1 перенесена в форму/)).toBeVisible();
  await expect(main(page).getByLabel('Заголовок').first()).toHaveValue('Итоги года');
  await expect(main(page).getByText('Рынок вырос на 5 процентов')).toBeVisible();
  await main(page).getByRole('button', { name: 'Изменить' }).click();
  await page.waitForURL('**/allNews');

  await page.goto(`/dashboard/news/${id}`);
  await main(page).getByRole('button', { name: 'История' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
});
