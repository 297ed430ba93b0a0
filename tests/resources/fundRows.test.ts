import { expect, it } from 'vitest';
import type { FundRow } from '../../src/dataProvider/guaranteeFund.ts';
import { draftOf } from '../../src/resources/guaranteeFund/fundRow.ts';
import { rowsWith, rowTypedOf } from '../../src/resources/guaranteeFund/useFundDraft.ts';

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

it('an amount that is half typed is that of its own row, wherever it stands by now, among namesakes too', () => {
  const typed = { code: '7', name: 'Брокер 7', fund: '9' };
  // a colleague has added a row of the same code in front
  const stored = draftOf([row(9, '7', 1), row(1, '7', 10)]);
  const restored = rowsWith(stored, [
    { path: 'rows.3', opened: undefined, typed: row(0, '7', 30) },
    { path: 'rows.4', opened: undefined, typed: row(0, '7', 40) },
  ]);
  const amountOf = (of?: { id: number; place: number }) => rowTypedOf(restored, { ...typed, of })?.row.fund;
  expect(amountOf({ id: 1, place: 0 })).toBe(10);
  expect(amountOf({ id: 0, place: 4 })).toBe(40);
  expect(amountOf({ id: 5, place: 7 })).toBeUndefined();
  expect(amountOf()).toBeUndefined();
});
