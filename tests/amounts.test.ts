import { describe, expect, it } from 'vitest';
import { type Amount, formatAmount, parseAmount } from '../src/amounts.ts';

/** Spaces as people type them and as the list itself writes them. */
const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

describe('an amount as people type it', () => {
  it.each([
    ['0', 0, '0'],
    ['7', 7, '7'],
    ['007', 7, '7'],
    ['0,01', 0.01, '0.01'],
    ['0.1', 0.1, '0.1'],
    ['0,30', 0.3, '0.3'],
    ['1234567,89', 1234567.89, '1234567.89'],
    ['1 234 567,89', 1234567.89, '1234567.89'],
    [' 1 234 567.89 ', 1234567.89, '1234567.89'],
    [`1${NO_BREAK}234${NARROW}567,89`, 1234567.89, '1234567.89'],
    ['128409650000,99', 128409650000.99, '128409650000.99'],
    ['999 999 999 999,98', 999999999999.98, '999999999999.98'],
    ['999 999 999 999,99', 999999999999.99, '999999999999.99'],
    ['70 368 744 177 663,99', 70368744177663.99, '70368744177663.99'],
    // from here on a double would round hundredths
    ['70 368 744 177 664,01', '70368744177664.01', '"70368744177664.01"'],
    ['90 071 992 547 409,91', '90071992547409.91', '"90071992547409.91"'],
  ])('%j goes over the wire with the same digits', (text, amount, json) => {
    expect(parseAmount(text)).toBe(amount);
    expect(JSON.stringify(parseAmount(text))).toBe(json);
  });

  it.each([
    [''],
    ['   '],
    ['abc'],
    ['12 сум'],
    ['1e5'],
    ['0x10'],
    ['-5'],
    ['+5'],
    ['5,'],
    [',5'],
    ['1,2,3'],
    ['1.234.567,89'],
    ['1,234.56'],
    ['0,005'],
    ['1,234'],
    ['NaN'],
    ['Infinity'],
    ['90 071 992 547 409,92'],
    ['100 000 000 000 000'],
    ['999 999 999 999,991'],
    ['9999999999999999'],
  ])('%j is refused', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it('keeps every digit of 20 000 amounts through the input, JSON and the list', () => {
    let seed = 42;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let turn = 0; turn < 20_000; turn += 1) {
      const digits = 1 + random(13);
      const whole = Array.from({ length: digits }, (_, at) => (at === 0 ? 1 + random(9) : random(10))).join(
        '',
      );
      const hundredths = String(random(100)).padStart(2, '0');
      const amount: Amount = JSON.parse(JSON.stringify(parseAmount(`${whole},${hundredths}`)));
      const shown = formatAmount(amount);
      expect(shown.replaceAll(/\s/g, '')).toBe(`${whole},${hundredths}`);
      expect(parseAmount(shown)).toBe(amount);
    }
  });
});

describe('an amount in a list', () => {
  it.each([
    [0, '0,00'],
    [100, '100,00'],
    [0.5, '0,50'],
    [5000000, '5 000 000,00'],
    [1234567.89, '1 234 567,89'],
    [999999999999.99, '999 999 999 999,99'],
    ['1234567.89', '1 234 567,89'],
    ['12345678901234567890.12', '12 345 678 901 234 567 890,12'],
  ])('%j reads %j', (amount, text) => {
    expect(formatAmount(amount).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('shows more than two digits after the comma when a depository sends them', () => {
    expect(formatAmount(1.005)).toBe('1,005');
  });

  it.each([
    [null, ''],
    [undefined, ''],
    ['сто', 'сто'],
    [Number.NaN, 'NaN'],
  ])('%j is shown as it is', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });
});
