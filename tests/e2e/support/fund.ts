import type { Page } from '@playwright/test';
import { callApi, main } from './screens.ts';
import { expect } from './test.ts';

interface Row {
  id: number;
  code: string;
  name: string;
  fund: number;
  currency: string;
  date: string;
}

export const LIST = '/dashboard/allGuaranteeFund';
export const CALLS = '**/api/Admin/GuaranteeFund/';

export const latest = (page: Page, currency: string): Promise<Row[]> =>
  callApi(page, `/api/Admin/GuaranteeFund/GetLast${currency}`);

export const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const editButton = (page: Page, name: string) => button(page, `Изменить: ${name}`).first();
export const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

/** A text with each kind of space made a plain one. */
export const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

export const addRow = async (page: Page, code: string, name: string, fund: string) => {
  await button(page, '+ добавить строку').click();
  await expect(page.getByRole('dialog', { name: 'Форма добавления' })).toBeVisible();
  await input(page, 'Код').fill(code);
  await input(page, 'Наименование').fill(name);
  await input(page, 'Сумма').fill(fund);
  await button(page, 'Добавить').click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

/** The bodies of the saves that the page sends from now on. */
export const savesOf = (page: Page) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/GuaranteeFund/'))
      bodies.push(request.postDataJSON());
  });
  return bodies;
};
