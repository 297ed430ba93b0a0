import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foreignLists } from '../support/foreignLists.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll();

const depository = foreignLists(server);
const open = (at: string) => renderAdmin(server, { at, signedIn: FOREIGN, fetch: depository.fetch });

describe('what a foreign depository says and we cannot read', () => {
  const fundRow = { id: 1, code: '1', name: { ru: 'Брокер' }, fund: 5, currency: 'UZS', date: '2026-11-21' };
  it.each<[string, string, Record<string, unknown>, string]>([
    ['a figure', '', { '/GetStatistic': { id: 1, issuers: { total: 5 } } }, '{"total":5}'],
    [
      'the link of a vacancy',
      '/allVacancy',
      { '/GetVacancies': [{ id: 5, titleRu: 'Бухгалтер', linkForTesting: ['https://t.uz'] }] },
      '["https://t.uz"]',
    ],
    [
      'a telephone number',
      '/allOnlineAppeals',
      { '/GetOnlineAppeals': [{ id: 1, fullName: 'Каримова', phoneNumber: { number: '90' } }] },
      '{"number":"90"}',
    ],
    [
      'the code of a type',
      '/allInformationTableTypes',
      { '/GetInformationTypes': [{ id: 1, name: 'Тип', code: { old: 'T' } }] },
      '{"old":"T"}',
    ],
    ['a member of the fund', '/allGuaranteeFund', { '/GetLastUZS': [fundRow] }, '{"ru":"Брокер"}'],
    ['one in a new list', '/addGuaranteeFundUZS', { '/GetLastUZSForAdd': [fundRow] }, '{"ru":"Брокер"}'],
  ])('is an object instead of %s: it is shown as text', async (_name, path, given, text) => {
    depository.answers = given;
    await open(`/dashboard${path}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is an object instead of a day and a file name: they are shown as text', async () => {
    const application = { id: 3, vacancyId: 5, fullName: 'Каримова', date: { year: 2026 } };
    depository.answers = {
      '/GetVacancies': [{ id: 5, titleRu: 'Бухгалтер' }],
      '/GetByVacancyId/5': [
        { ...application, applicationForVacancyFileId: 'f', applicationForVacancyFileName: { name: 'cv' } },
      ],
      '/GetApplicationStatuses': ['Новая'],
    };
    const { user } = await open('/dashboard/allVacancy');
    await user.click(await screen.findByRole('link', { name: 'Заявки: Бухгалтер' }));
    expect(await screen.findByRole('cell', { name: '{"year":2026}' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Скачать: {"name":"cv"}' })).toBeVisible();
  });

  it('is an object instead of the name of a stored document: its form opens', async () => {
    const entry = {
      id: 1,
      language: 'ru',
      header: 'Закон',
      normativeFileId: 'f',
      normativeFile: { name: {} },
    };
    depository.answers = {
      '/GetNormativeDocumentTypes': [{ id: 1, code: 'T', nameRu: 'Тип' }],
      '/GetByCode/T': [{ id: 3, normativeDocumentTypeId: 1, normativeDocuments: [entry] }],
    };
    await open('/dashboard/normativeDocuments/3');
    expect(await screen.findByText('{}')).toBeVisible();
  });

  it('is no year: its documents stand in a group of their own', async () => {
    const document = {
      id: 3,
      year: null,
      informationTypeId: 1,
      informations: [{ id: 1, informationBaseId: 3, language: 'ru', header: 'Таблица' }],
    };
    depository.answers = {
      '/GetInformationTypes': [{ id: 1, code: 'T', name: 'Тип' }],
      '/GetByCode/T': [document],
    };
    await open('/dashboard/allTables?code=T');
    expect(await screen.findByRole('button', { name: /Год не указан.*1/ })).toBeVisible();
    expect(await screen.findByText('Таблица')).toBeVisible();
  });

  it('is a year written otherwise, or in different ways none: each document is in one group', async () => {
    const document = (id: number, year: unknown) => ({
      ...{ id, year, informationTypeId: 1 },
      informations: [{ id, informationBaseId: id, language: 'ru', header: `Таблица ${id}` }],
    });
    depository.answers = {
      '/GetInformationTypes': [{ id: 1, code: 'T', name: 'Тип' }],
      '/GetByCode/T': ['', null, undefined, ' 2024 ', '2024.0', 2024, '2026 год'].map((year, at) =>
        document(at + 1, year),
      ),
    };
    const { user } = await open('/dashboard/allTables?code=T');
    const shownIn = async (name: RegExp) => {
      const group = within(await screen.findByRole('region', { name }));
      return (await group.findAllByText(/^Таблица \d$/)).map(({ textContent }) => textContent);
    };
    await screen.findByRole('button', { name: /^2024.*3 записи/ });
    expect(await shownIn(/^2024/)).toEqual(['Таблица 4', 'Таблица 5', 'Таблица 6']);
    await user.click(screen.getByRole('button', { name: /^Год не указан.*3 записи/ }));
    expect(await shownIn(/^Год не указан/)).toEqual(['Таблица 1', 'Таблица 2', 'Таблица 3']);
    await user.click(screen.getByRole('button', { name: /^2026 год.*1 запись/ }));
    await user.click(await screen.findByRole('link', { name: 'Изменить: Таблица 7' }));
    expect(await screen.findByRole('combobox', { name: 'Год добавления' })).toHaveValue('2026 год');
  });
});

it('the preview of a cover shows its thumbnail, and asks another depository for nothing', async () => {
  const entry = { language: 'ru', title: 'Итоги', coverId: 7, coverBase64: 'iVBORw0KGgo=' };
  depository.answers = {
    '/News/GetAllPublished': [{ id: 3, news: [entry, { ...entry, language: 'uz', coverId: 0 }] }],
    '/News/GetAllPending': [],
  };
  const calls = watchFetch(depository.fetch);
  const { user } = await renderAdmin(server, {
    at: '/dashboard/news/3',
    signedIn: FOREIGN,
    fetch: calls.fetch,
  });
  await user.click(await screen.findByRole('button', { name: 'Предварительный просмотр' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Предварительный просмотр обложки' }));
  expect(await dialog.findByRole('img', { name: 'Обложка' })).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('показана миниатюра');
  expect(calls.count('GetCover')).toBe(0);
});
