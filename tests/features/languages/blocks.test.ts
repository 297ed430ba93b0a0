import { describe, expect, it } from 'vitest';
import { matchBlocks, positionIn } from '../../../src/components/form/useSyncedScroll.ts';

const text = (types: string, height: number) =>
  [...types].map((type, at) => ({ type, top: 10 + at * height }));

describe('texts that are built alike', () => {
  it('have the same point of the same block at the same place', () => {
    const places = matchBlocks(text('hpphp', 100), text('hpphp', 250));
    expect(positionIn(places, 10)).toBe(10);
    expect(positionIn(places, 210)).toBe(510);
    expect(positionIn(places, 260)).toBe(635);
  });

  it('go together from the beginning and from the end, whatever one of them has more in the middle', () => {
    const places = matchBlocks(text('hpthp', 100), text('hphp', 100));
    expect(positionIn(places, 110)).toBe(110);
    expect(positionIn(places, 310)).toBe(210);
    expect(positionIn(places, 410)).toBe(310);
  });

  it('go their own ways when nothing in them is alike', () => {
    expect(positionIn(matchBlocks(text('hp', 100), text('tx', 100)), 50)).toBeUndefined();
  });
});
