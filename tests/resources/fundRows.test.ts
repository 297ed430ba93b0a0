import { expect, it } from 'vitest';
import { typedOver } from '../../src/dataProvider/fieldPaths.ts';
import { currentField, listOf, newRowField, rowsOf } from '../../src/dataProvider/fundRows.ts';

const row = (code: string, fund: number) => ({ code, name: `Брокер ${code}`, fund });

it('a row of a draft that a colleague has changed meanwhile keeps what he wrote, and takes what was typed', () => {
  const opened = row('2', 20);
  const typed = { ...opened, name: 'Брокер' };
  expect(typedOver({ ...opened, code: '22', fund: 25 }, opened, typed)).toEqual({
    code: '22',
    name: 'Брокер',
    fund: 25,
  });
  // gone meanwhile: a new one
  expect(typedOver(undefined, opened, typed)).toEqual(typed);
});

it('a new row of a draft that was typed on after its save arrived is that row, a namesake stands beside it', () => {
  const begun = [row('1', 10)];
  const [first, namesake] = [newRowField('7', begun), newRowField('1', begun)];
  const stored = { '#1': row('1', 10), '#2': row('7', 1500) };
  expect(currentField(stored, first)).toBe('#2');
  expect(currentField(stored, namesake)).toBe(namesake);
  expect(currentField({ ...stored, '#3': row('1', 30) }, namesake)).toBe('#3');
});

it('a row that was there is the one of its id, wherever it stands by now', () => {
  // a colleague has added a row of the same code in front
  const stored = { '#9': row('7', 1), '#1': row('7', 10) };
  expect(currentField(stored, '#1')).toBe('#1');
  expect(currentField(stored, '#5')).toBe('#5');
});

it('a code with any signs names a row, and rows without one are told apart', () => {
  const rows: Record<string, ReturnType<typeof row>> = {};
  for (const code of ['1.5', '[1]', '', '']) rows[newRowField(code, Object.values(rows))] = row(code, 1);
  expect(Object.keys(rows).every((field) => !/[.[\]]/.test(field))).toBe(true);
  expect(rowsOf({ ...rows, typing: null }).map(([, { code }]) => code)).toEqual(['1.5', '[1]', '', '']);
});

it('a row that is added takes the field of no other, although a colleague has removed one of its code', () => {
  const namesake = newRowField('1', [row('1', 10)]);
  const list = { [namesake]: row('1', 20) };
  expect(newRowField('1', Object.values(list), list)).not.toBe(namesake);
});

it('a colleague’s row takes the field of no other that was read before', () => {
  const stored = (id: number, code: string) => ({ ...row(code, id), id, date: '2026-11-21' });
  const first = listOf('UZS', []);
  const second = listOf('UZS', [stored(2, '7')], first);
  const third = listOf('UZS', [stored(3, '7'), stored(2, '7')], second);
  expect(
    rowsOf(third)
      .map(([, { fund }]) => fund)
      .sort(),
  ).toEqual([2, 3]);
});

it('rows of one code are found by their names where a list gets new ids', () => {
  const stored = (id: number, name: string) => ({ code: 'C1', name, fund: id, id, date: '2026-11-21' });
  const opened = listOf('UZS', [stored(1, 'Один'), stored(2, 'Два')]);
  const fields = (...rows: ReturnType<typeof stored>[]) =>
    rowsOf(listOf('UZS', rows, opened)).map(([field, { name }]) => [field, name]);
  expect(fields(stored(12, 'Два'), stored(11, 'Один'))).toEqual([
    ['#2', 'Два'],
    ['#1', 'Один'],
  ]);
  const single = listOf('UZS', [stored(1, 'Один')]);
  const both = rowsOf(listOf('UZS', [stored(11, 'Один'), stored(12, 'Два')], single));
  expect(both.map(([, { name }]) => name)).toEqual(['Один', 'Два']);
});

it('rows that share a code or a name are told apart where a list is numbered anew, whatever it calls a version', () => {
  const members = [
    ['1', 'Первый'],
    ['7', 'Альфа'],
    ['7', 'Дельта'],
    ['8', 'Дельта'],
  ];
  const stored = (those: string[][]) =>
    those.map(([code = '', name = ''], at) => ({ id: at + 1, code, name, fund: 20, date: '', version: 1 }));
  const opened = listOf('UZS', stored(members));
  const anew = listOf('UZS', stored(members.slice(1)), opened);
  expect(rowsOf(anew).map(([field, { code, name }]) => [field, code, name])).toEqual([
    ['#2', '7', 'Альфа'],
    ['#3', '7', 'Дельта'],
    ['#4', '8', 'Дельта'],
  ]);
  // a draft, which knows the fields as they were
  const current = listOf('UZS', stored(members.slice(1)));
  expect(['#1', '#2', '#3', '#4'].map((field) => currentField(current, field, opened[field]))).toEqual([
    '+1',
    '#1',
    '#2',
    '#3',
  ]);
});

it('a long list is compared at once', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    ...{ id: at, code: `${at}`, name: `Член ${at}`, fund: 1, date: '2026-11-21' },
  }));
  const opened = listOf('UZS', rows);
  const begun = performance.now();
  expect(rowsOf(listOf('UZS', rows.slice(1), opened))).toHaveLength(4_999);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
