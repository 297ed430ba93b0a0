import { afterEach, describe, expect, it } from 'vitest';
import { dayInWords, localDay, russianDay, toIsoDay } from '../src/dates.ts';

const inZone = (zone: string) => {
  process.env.TZ = zone;
};
const home = process.env.TZ;

afterEach(() => {
  process.env.TZ = home;
});

describe.each(['Asia/Tashkent', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('in %s', (zone) => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T00:00:00', '2026-03-01'],
    ['2026-03-01T00:00:00Z', '2026-03-01'],
    ['2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['2026-03-01T00:00:00+00:00', '2026-03-01'],
    ['2026-03-01T23:59:59', '2026-03-01'],
    ['2024-02-29T00:00:00', '2024-02-29'],
    ['', ''],
    ['yesterday', ''],
    [null, ''],
    [17, ''],
  ])('the wire date %j is the day %j', (wire, day) => {
    inZone(zone);
    expect(toIsoDay(wire)).toBe(day);
  });
});

describe('an instant with a time zone', () => {
  it.each([
    ['Asia/Tashkent', '2026-02-28T19:00:00Z', '2026-03-01'],
    ['America/Los_Angeles', '2026-03-01T07:30:00Z', '2026-02-28'],
    ['UTC', '2026-02-28T23:30:00-05:00', '2026-03-01'],
  ])('is the viewer’s day of it: in %s, %s is %s', (zone, wire, day) => {
    inZone(zone);
    expect(toIsoDay(wire)).toBe(day);
  });
});

describe('today', () => {
  it('is the day on the viewer’s wall, not in Greenwich', () => {
    const lateEvening = new Date('2026-11-21T20:30:00Z');
    inZone('Asia/Tashkent');
    expect(localDay(lateEvening)).toBe('2026-11-22');
    inZone('America/Los_Angeles');
    expect(localDay(lateEvening)).toBe('2026-11-21');
  });
});

describe('a day on a page', () => {
  it('is written the Russian way', () => {
    expect(russianDay('2026-11-21')).toBe('21.11.2026');
    expect(russianDay('')).toBe('');
  });

  it.each([
    ['2026-11-08', '8 ноября 2026, воскресенье'],
    ['2028-02-29', '29 февраля 2028, вторник'],
    ['0999-01-01', '1 января 999, вторник'],
    ['2026-02-30', ''],
    ['', ''],
    ['вчера', ''],
    ['4321', ''],
    ['2026-11', ''],
  ])('in words is %s: %s', (day, words) => {
    inZone('America/Los_Angeles');
    expect(dayInWords(day)).toBe(words);
  });
});
