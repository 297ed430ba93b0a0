import { beforeEach, describe, expect, it } from 'vitest';
import { glossaryTerms, histories, statistics } from '../../../server/db/schema.ts';
import { HARD_TEXTS, UNKEEPABLE_TEXTS } from '../../support/hardValues.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(glossaryTerms);
  await server.db.delete(histories);
  await server.db.delete(statistics);
});

const API = '/api/Admin';
const save = (area: string, body: object) => server.as('admin', 'POST', `${API}/${area}/UpdateOrAdd`, body);
const read = async (path: string) => (await server.as('admin', 'GET', `${API}/${path}`)).body.data;

describe('the glossary', () => {
  const term = {
    keyWordRu: 'Акция',
    keyWordUz: 'Aksiya',
    keyWordEn: 'Share',
    descriptionRu: '<b>Ценная бумага</b>',
    descriptionUz: 'Qimmatli qogʻoz',
    descriptionEn: 'A security',
  };

  it('answers every field as it was sent; its texts are texts, not markup', async () => {
    const { id } = (await save('Glossary', { id: 0, ...term })).body.data;
    expect(await read('GetGlossaries')).toEqual([{ id, version: 1, ...term }]);
  });

  it('is in the order of the Russian alphabet, whatever the letters’ case', async () => {
    for (const keyWordRu of ['Эмитент', 'акция', 'Ёмкость рынка', 'Вексель', 'депонент', 'Жюри']) {
      await save('Glossary', { ...term, keyWordRu });
    }
    const words = (await read('GetGlossaries')).map(({ keyWordRu }: typeof term) => keyWordRu);
    expect(words).toEqual(['акция', 'Вексель', 'депонент', 'Ёмкость рынка', 'Жюри', 'Эмитент']);
  });
});

describe('history', () => {
  it('answers the languages as the constants they are, whatever was sent', async () => {
    const texts = { textRu: 'Создан', textUz: 'Tashkil etildi', textEn: 'Founded' };
    const sent = { languageRu: 'xx', languageUz: 5, languageEn: null };
    const { id } = (await save('History', { id: 0, year: 1999, ...texts, ...sent })).body.data;
    expect(await read('History/GetHistories')).toEqual([
      { id, version: 1, year: 1999, ...texts, languageRu: 'ru', languageUz: 'uz', languageEn: 'en' },
    ]);
  });

  it('is told from the latest year; what has no year comes last', async () => {
    for (const year of [2001, null, '2019', 1999, '', undefined, 2019]) await save('History', { year });
    const years = (await read('History/GetHistories')).map(({ year }: { year: number }) => year);
    expect(years).toEqual([2019, 2019, 2001, 1999, null, null, null]);
  });

  it.each([10_000, -1, 1999.5, 'давно', '19 99', '１９９９', [], {}, true, '99999'])(
    'is refused for the year %j',
    async (year) => {
      expect(await save('History', { year })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'year', message: 'Ожидается год.' }] },
      });
    },
  );
});

describe('the statistics', () => {
  const figures = {
    issuers: '647',
    depositors: '1 284 506',
    brokers: '38',
    investmentFunds: '',
    shareholdersOfInvestmentFunds: '~86 тыс.',
    trustManagers: '019',
  };
  const empty = Object.fromEntries(Object.keys(figures).map((key) => [key, '']));
  const statistic = () => read('Statistic/GetStatistic');

  it('are one empty record until they are saved, and that record can be saved', async () => {
    const blank = await statistic();
    expect(blank).toEqual({ id: 0, version: 0, ...empty });
    expect((await save('Statistic', { ...blank, ...figures })).body).toEqual({ data: { id: 1, version: 1 } });
    expect(await statistic()).toEqual({ id: 1, version: 1, ...figures });
  });

  it('stay one record, saved with its id or without', async () => {
    await save('Statistic', { id: 0, ...figures });
    for (const body of [{ issuers: '648' }, { id: 0, issuers: '649' }, { id: 1, issuers: '650' }]) {
      expect((await save('Statistic', body)).status).toBe(200);
    }
    expect(await statistic()).toEqual({ id: 1, version: 4, ...figures, issuers: '650' });
    expect(await server.db.$count(statistics)).toBe(1);
  });

  it('are not overwritten by who has not seen the last save, be it the first', async () => {
    const blank = await statistic();
    await save('Statistic', { ...blank, issuers: '1' });
    expect((await save('Statistic', { ...blank, issuers: '2' })).status).toBe(409);
    expect((await save('Statistic', { id: 1, version: 1, issuers: '3' })).status).toBe(200);
    expect((await save('Statistic', { id: 1, version: 1, issuers: '4' })).status).toBe(409);
    expect((await statistic()).issuers).toBe('3');
  });

  it('are the first one’s of two who saw nothing there, at the same time', async () => {
    const blank = await statistic();
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((issuers) => save('Statistic', { ...blank, issuers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await statistic()).toMatchObject({ version: 1 });
  });

  it('are created once by twenty first saves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        save('Statistic', { id: 0, issuers: `${writer}`, brokers: `${writer}` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { issuers, brokers, version } = await statistic();
    expect([brokers, version]).toEqual([issuers, 20]);
  });

  it('are nowhere but at their own id', async () => {
    expect((await save('Statistic', { id: 1, ...figures })).status).toBe(404);
    await save('Statistic', figures);
    for (const id of [2, 999_999, 2_147_483_648]) {
      expect((await save('Statistic', { id, ...figures })).status).toBe(404);
    }
    expect(await statistic()).toMatchObject({ version: 1 });
  });

  it('are read by everybody signed in and saved by administrators', async () => {
    await save('Statistic', figures);
    for (const role of ['kadry', 'audit'] as const) {
      expect((await server.as(role, 'GET', `${API}/Statistic/GetStatistic`)).body.data).toMatchObject(
        figures,
      );
      expect((await server.as(role, 'POST', `${API}/Statistic/UpdateOrAdd`, empty)).status).toBe(403);
    }
    expect(await statistic()).toMatchObject(figures);
  });

  it.each(HARD_TEXTS)('keep the text %j byte for byte', async (brokers) => {
    await save('Statistic', { brokers });
    expect((await statistic()).brokers).toBe(brokers);
  });

  it.each([...UNKEEPABLE_TEXTS, 647, true, {}, ['1']])('are refused with the figure %j', async (brokers) => {
    expect(await save('Statistic', { brokers })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'brokers' }] },
    });
    expect((await statistic()).id).toBe(0);
  });
});
