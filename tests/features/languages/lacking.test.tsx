import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyRecord } from '../../../src/dataProvider/endpoints.ts';
import { narrowed } from '../../../src/dataProvider/filters.ts';
import type { MultilingualRecord } from '../../../src/dataProvider/records.ts';
import { screenNames } from '../../../src/wire/kinds.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer } from '../../support/server.ts';

const multilingual = screenNames.filter((kind) => emptyRecord(kind).entries);

it.each(multilingual)('the list of %s can be narrowed to what lacks a language', (kind) => {
  const [blank] = [emptyRecord(kind)];
  const written = (languages: string[]) => {
    const entries = Object.entries(blank.entries ?? {}).map(([language, entry]) => {
      const part = Object.keys(entry as object).find((name) => /^(title|description)$/.test(name)) ?? '';
      return [language, { ...(entry as object), ...(languages.includes(language) && { [part]: 'Есть' }) }];
    });
    return { ...blank, id: languages.length, entries: Object.fromEntries(entries) } as MultilingualRecord;
  };
  const records = [written(['ru', 'uz', 'en']), written(['ru', 'en'])];
  expect(narrowed(records, { lacking: 'uz' }).map(({ id }) => id)).toEqual([2]);
});

it('a year says how many of its documents lack it', async () => {
  const server = await startServer();
  const type = { id: 0, code: 'a', name: 'Тип' };
  const { body } = await server.as('admin', 'POST', '/api/Admin/InformationType/UpdateOrAdd', type);
  const add = async (year: number, titles: string[]) => {
    const informations = titles.map((header, at) => ({ language: ['ru', 'uz', 'en'][at], header }));
    const draft = { id: 0, informationTypeId: body.data.id, year, informations };
    await server.as('admin', 'POST', '/api/Admin/Information/UpdateOrAdd', draft);
  };
  await add(2020, ['Целый', 'Butun', 'Whole']);
  await add(2019, ['Без английского', 'Inglizchasiz']);
  const { user } = await renderAdmin(server, { at: '/dashboard/allTables?code=a' });
  const lack = await screen.findByRole('combobox', { name: /^Заполненность/ });
  expect(await screen.findByRole('button', { name: /^2020 *1 запись/ })).toBeVisible();
  await user.click(lack);
  expect(screen.queryByRole('option', { name: 'Без обложки' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Нет английского' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^2020 *0 записей/ })).toBeVisible());
  expect(screen.getByRole('button', { name: /^2019 *1 запись/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^2020 *1 запись/ })).toBeVisible());
  await server.stop();
});
