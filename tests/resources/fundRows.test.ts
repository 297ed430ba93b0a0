import { expect, it } from 'vitest';
import type { FundRow } from '../../src/dataProvider/guaranteeFund.ts';
import { draftOf } from '../../src/resources/guaranteeFund/fundRow.ts';
import { rowsWith } from '../../src/resources/guaranteeFund/useFundDraft.ts';

const row = (id: number, code: string, fund: number): FundRow => ({
  id,
  code,
  name: `Брокер ${code}`,
  fund,
  currency: 'UZS',
  date: '2026-11-01',
});

it('a new row of a draft that was typed on after its save arrived stands in its place, a namesake beside it', () => {
  const stored = draftOf([row(1, '1', 10), row(2, '7', 1500)]);
  const restored = rowsWith(stored, [
    { path: 'rows.1', opened: undefined, typed: row(0, '7', 2000) },
    { path: 'rows.2', opened: undefined, typed: row(0, '1', 30) },
  ]);
  expect(restored.map(({ row: { id, code, fund }, change }) => [id, code, fund, change])).toEqual([
    [1, '1', 10, undefined],
    [2, '7', 2000, 'edited'],
    [0, '1', 30, 'new'],
  ]);
});
