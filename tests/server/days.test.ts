import { beforeEach, describe, expect, it } from 'vitest';
import { dueSince, keepTimeOf, momentAt, nextDue, startOfDay, wallTime } from '../../server/lib/days.ts';

const BERLIN = 'Europe/Berlin';
const [SPRING, AUTUMN] = ['2026-03-29', '2026-10-25'];
const NIGHT = 150;

const utc = (moment: Date | undefined) => moment?.toISOString().slice(0, 16);
const at = (day: string, time: string) => utc(momentAt({ day, time }));

beforeEach(() => keepTimeOf(BERLIN));

describe('an hour typed by the clock on the wall', () => {
  it.each([
    ['Asia/Tashkent', '2026-11-25', '09:00', '2026-11-25T04:00'],
    ['Asia/Tashkent', '2026-11-25', '00:30', '2026-11-24T19:30'],
    [BERLIN, SPRING, '01:59', '2026-03-29T00:59'],
    [BERLIN, SPRING, '03:00', '2026-03-29T01:00'],
    [BERLIN, AUTUMN, '01:59', '2026-10-24T23:59'],
    [BERLIN, AUTUMN, '03:00', '2026-10-25T02:00'],
    ['America/St_Johns', '2026-07-01', '12:00', '2026-07-01T14:30'],
    ['Pacific/Kiritimati', '2027-01-01', '00:00', '2026-12-31T10:00'],
  ])('in %s, %s %s, is the moment that shows it', (zone, day, time, moment) => {
    keepTimeOf(zone);
    expect(at(day, time)).toBe(moment);
    expect(wallTime(new Date(`${moment}Z`))).toEqual({ day, time });
  });

  it('is no moment where clocks are put forward over it, and the first of both where they are put back', () => {
    expect(at(SPRING, '02:30')).toBeUndefined();
    expect(at(AUTUMN, '02:30')).toBe('2026-10-25T00:30');
  });
});

describe('what is done once a day where clocks are changed', () => {
  const around = (moment: string) => {
    const now = new Date(moment);
    return [utc(dueSince(now, NIGHT)), utc(nextDue(now, NIGHT))];
  };

  it('comes once each day, by so much later as its hour is left out', () => {
    const [before, spring, after] = ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30'];
    expect(around('2026-03-29T01:29:59Z')).toEqual([before, spring]);
    expect(around('2026-03-29T01:30:00Z')).toEqual([spring, after]);
    const [first, next] = ['2026-10-25T00:30', '2026-10-26T01:30'];
    for (const moment of ['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-26T01:29Z'])
      expect(around(moment)).toEqual([first, next]);
  });

  it('leaves days 23 and 25 hours long', () => {
    const hours = (day: string, next: string) =>
      (startOfDay(next).getTime() - startOfDay(day).getTime()) / 3_600_000;
    expect(hours(SPRING, '2026-03-30')).toBe(23);
    expect(hours(AUTUMN, '2026-10-26')).toBe(25);
  });
});
