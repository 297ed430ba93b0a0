import { describe, expect, it } from 'vitest';
import { Conflict } from '../../src/dataProvider/conflict.ts';
import { listed, save, specifiedDepository } from '../support/specifiedDepository.ts';

const depository = specifiedDepository();
const { calls, posts, provider } = depository;

describe('a save that is answered 404', () => {
  const term = { id: 2, keyWordRu: 'Акция' };
  const refusal = () => Response.json({ message: 'Раздел № 1 не найден.' }, { status: 404 });
  const refused = async (then: Record<string, unknown[]>) => {
    depository.answers = { '/GetGlossaries': [term] };
    const data = provider();
    const [opened] = await listed(data, 'glossary', {});
    depository.onSave = () => {
      depository.answers = then;
      return refusal();
    };
    return save(data, 'glossary', opened, { keyWordUz: 'aksiya' }).catch((error: unknown) => error);
  };

  it('is told as it is where the record is still in its list, or nobody can tell', async () => {
    const lists: Record<string, unknown[]>[] = [{ '/GetGlossaries': [term] }, {}];
    for (const then of lists) {
      const error = await refused(then);
      expect(error).not.toBeInstanceOf(Conflict);
      expect(error).toMatchObject({ status: 404, message: 'Раздел № 1 не найден.' });
    }
  });

  it('is a deletion where its list has it no more', async () => {
    const error = await refused({ '/GetGlossaries': [] });
    expect(error).toMatchObject({ name: 'Conflict', stored: undefined });
  });
});

it('a row of the fund that is gone is not looked for in the list of another currency', async () => {
  const row = { id: 2, code: '2', name: 'Брокер', fund: 20, currency: 'UZS', date: '2026-11-21' };
  depository.answers = {
    '/GetLastUZS': [row],
    '/GetLastUSD': [{ ...row, currency: 'USD' }],
    '/GetLastEUR': [],
  };
  const data = provider();
  const [opened] = await listed(data, 'guaranteeFund', { currency: 'UZS' });
  depository.answers['/GetLastUZS'] = [];
  await expect(save(data, 'guaranteeFund', opened, { fund: 77 })).rejects.toThrow(
    /убрали из списка или записали заново/,
  );
  expect(depository.posts()).toEqual([]);
});

it('a save is compared with what is stored after it was asked for, also while its list is still on its way', async () => {
  const word = (keyWordRu: string) => [{ id: 3, keyWordRu }];
  depository.answers = { '/GetGlossaries': word('Акция') };
  const data = provider();
  const [opened] = await listed(data, 'glossary', {});
  const arrive = depository.holdNext('/GetGlossaries');
  const reading = data.getList('glossary', { filter: {}, meta: { fresh: true } });
  await expect.poll(() => calls).toHaveLength(2);
  depository.answers = { '/GetGlossaries': word('Пай') };
  const saving = save(data, 'glossary', opened, { keyWordUz: 'aksiya' });
  arrive();
  await expect(saving).rejects.toBeInstanceOf(Conflict);
  await reading;
  expect(posts()).toEqual([]);
});

it.each([
  ['repeated', { repeated: true }],
  ['repeated', { repeated: { id: 1, keyWordRu: 'Другое' } }],
  ['stored', { stored: { id: 1, keyWordRu: 'Другое' } }],
])('a refusal with the word «%s» is an error like any other', async (_word, more) => {
  depository.answers = { '/GetGlossaries': [{ id: 3, keyWordRu: 'Акция' }] };
  depository.onSave = () => Response.json({ message: 'Слово уже есть.', ...more }, { status: 409 });
  const data = provider();
  const [opened] = await listed(data, 'glossary', {});
  const refused = await save(data, 'glossary', opened, { keyWordUz: 'aksiya' }).catch((error) => error);
  expect(refused).not.toBeInstanceOf(Conflict);
  expect(refused).toMatchObject({ message: 'Слово уже есть.' });
  expect(posts()).toHaveLength(1);
});

it('a save that is answered with the word «proposed» of another depository is done', async () => {
  depository.answers = { '/GetGlossaries': [{ id: 3, keyWordRu: 'Акция' }] };
  depository.onSave = () => Response.json({ id: 3, proposed: true });
  const data = provider();
  const [opened] = await listed(data, 'glossary', {});
  const { data: saved } = await save(data, 'glossary', opened, { keyWordUz: 'aksiya' });
  expect(saved).not.toHaveProperty('proposed');
});

it('a list of the fund that was emptied is compared with what a colleague has stored meanwhile', async () => {
  const row = { id: 2, code: '2', name: 'Брокер', fund: 20, currency: 'UZS', date: '2026-11-21' };
  depository.answers = { '/GetLastUZSForAdd': [row] };
  const data = provider();
  const { data: opened } = await data.getOne('fundLists', { id: 'UZS' });
  depository.answers['/GetLastUZSForAdd'] = [row, { ...row, id: 3, code: '3' }];
  const emptied = Object.fromEntries(Object.keys(opened.readRows).map((field) => [field, null]));
  await expect(save(data, 'fundLists', opened, emptied)).rejects.toBeInstanceOf(Conflict);
  expect(depository.posts()).toEqual([]);
});
