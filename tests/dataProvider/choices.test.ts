import { describe, expect, it } from 'vitest';
import { choices, choicesFor, nameOfChoice } from '../../src/dataProvider/choices.ts';

const asTexts = choices({ data: ['Открыта', 'Закрыта'] });
const asObjects = choices({
  data: [
    { id: 1, name: 'Открыта' },
    { id: 2, name: 'Закрыта' },
  ],
});

describe('a list of statuses', () => {
  it('may hold texts or objects, bare or wrapped', () => {
    expect(asTexts).toEqual([
      { id: 'Открыта', name: 'Открыта' },
      { id: 'Закрыта', name: 'Закрыта' },
    ]);
    expect(asObjects).toEqual([
      { id: 1, name: 'Открыта' },
      { id: 2, name: 'Закрыта' },
    ]);
    expect(choices(['Открыта'])).toHaveLength(1);
  });

  it('leaves out what is no choice, and is nothing but a list', () => {
    expect(choices([null, {}, [], 'Открыта'])).toHaveLength(1);
    for (const answer of [null, undefined, '', { data: null }, {}]) expect(() => choices(answer)).toThrow();
  });

  it.each([
    [asTexts, 'Закрыта', 'Закрыта'],
    [asObjects, 2, 'Закрыта'],
    [asObjects, '2', 'Закрыта'],
    [asObjects, 'Закрыта', 'Закрыта'],
    [asObjects, 'Старая', 'Старая'],
    [asObjects, null, ''],
  ])('names a stored value', (choices, value, name) => {
    expect(nameOfChoice(choices, value)).toBe(name);
  });

  it('offers ids where ids are stored, and names where names are', () => {
    expect(choicesFor(asObjects, 2).map(({ id }) => id)).toEqual([1, 2]);
    expect(choicesFor(asObjects, '2').map(({ id }) => id)).toEqual(['1', '2']);
    expect(choicesFor(choices([{ id: '1' }, { id: '2' }]), 2).map(({ id }) => id)).toEqual([1, 2]);
    expect(choicesFor(asObjects, 'Закрыта').map(({ id }) => id)).toEqual(['Открыта', 'Закрыта']);
    expect(choicesFor(asObjects, '').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keeps a stored value that is none of the choices', () => {
    expect(choicesFor(asTexts, 'Старая').map(({ name }) => name)).toEqual(['Открыта', 'Закрыта', 'Старая']);
  });
});
