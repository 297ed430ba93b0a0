import { describe, expect, it } from 'vitest';
import { bareAddress, senderOf } from '../../../server/lib/address.ts';

describe('an address', () => {
  it.each([
    ['dilnoza@mail.example.uz', 'dilnoza@mail.example.uz'],
    ['  a.b+c_d-e@example.uz\n', 'a.b+c_d-e@example.uz'],
    ["o'zbek!#$%&*/=?^`{|}~@example.uz", "o'zbek!#$%&*/=?^`{|}~@example.uz"],
    ['info@почта.рус', 'info@xn--80a1acny.xn--p1acf'],
  ])('is taken: %j', (text, address) => {
    expect(bareAddress(text)).toBe(address);
  });

  it.each([
    '',
    ' ',
    '@example.uz',
    'a@',
    'a@b',
    'a b@example.uz',
    'a@b@example.uz',
    'a@example.uz,b@example.uz',
    'a@example.uz b@example.uz',
    'a@example.uz;b@example.uz',
    'a@example.uz\r\nBcc: b@example.uz',
    'a\r\n@example.uz',
    'a@exa\r\nmple.uz',
    'a@exa\tmple.uz',
    'a@example.uz\0',
    'Имя <a@example.uz>',
    '<a@example.uz>',
    '"a b"@example.uz',
    '"evil@attacker.uz"@example.uz',
    '"a@b.uz, c"@example.uz',
    'a(comment)@example.uz',
    'a@(comment)example.uz',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '.a@example.uz',
    'a..b@example.uz',
    'a@example..uz',
    'a@-example.uz',
    'a@example.uz.',
    'a@ex%61mple.uz',
    'дилноза@example.uz',
    'a@example.uz?subject=x',
    `${'a'.repeat(65)}@example.uz`,
    `a@${'b'.repeat(250)}.uz`,
    `a@${'b.'.repeat(50_000)}uz`,
    `${'!'.repeat(100_000)}@example.uz`,
  ])('is refused: %j', (text) => {
    expect(bareAddress(text)).toBeUndefined();
  });
});

describe('a sender', () => {
  it.each([
    ['hr@example.uz', { name: '', address: 'hr@example.uz' }],
    ['Отдел кадров <hr@example.uz>', { name: 'Отдел кадров', address: 'hr@example.uz' }],
  ])('is read from %j', (text, sender) => {
    expect(senderOf(text)).toEqual(sender);
  });

  it.each(['Отдел кадров', 'A <b@c.uz> <d@e.uz>', 'A\r\nBcc: x <b@example.uz>', 'a@b.uz, c@d.uz'])(
    'is not read from %j',
    (text) => {
      expect(senderOf(text)).toBeUndefined();
    },
  );
});
