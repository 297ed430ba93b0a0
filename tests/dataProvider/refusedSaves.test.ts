import { describe, expect, it } from 'vitest';
import { Conflict } from '../../src/dataProvider/conflict.ts';
import { listed, save, specifiedDepository } from '../support/specifiedDepository.ts';

const depository = specifiedDepository();
const { provider } = depository;

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
