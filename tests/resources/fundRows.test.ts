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

const told = (rows: ReturnType<typeof rowsWith>) =>
  rows.map(({ row: { id, code, name, fund }, change }) => [id, code, name, fund, change]);

it('a row of a draft that a colleague has changed meanwhile keeps what he wrote, and takes what was typed', () => {
  const stored = draftOf([
    { ...row(1, '1', 10), name: 'Банк' },
    { ...row(2, '22', 25), version: 5 },
  ]);
  const restored = rowsWith(stored, [
    { path: 'rows.0', opened: row(1, '1', 10), typed: row(1, '1', 15) },
    { path: 'rows.1', opened: row(2, '2', 20), typed: { ...row(2, '2', 20), name: 'Брокер' } },
    { path: 'rows.2', opened: row(3, '3', 30), typed: row(3, '3', 35) },
  ]);
  expect(told(restored)).toEqual([
    [1, '1', 'Банк', 15, 'edited'],
    [2, '22', 'Брокер', 25, 'edited'],
    // gone meanwhile: a new one
    [0, '3', 'Брокер 3', 35, 'new'],
  ]);
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
