import { zoneHere } from './days.ts';

/** A moment in the depository's local time. */
export const momentInWords = (date: Date | string) =>
  new Date(date).toLocaleString('ru', { timeZone: zoneHere() });

const PLACES: Record<string, string> = { 'Asia/Tashkent': 'по Ташкенту' };

/** The same to the minute with its time zone, for readers elsewhere: «21.11.2026, 14:05 по Ташкенту». */
export const momentForElsewhere = (date: Date | string) => {
  const timeZone = zoneHere();
  const moment = new Date(date).toLocaleString('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${moment} ${PLACES[timeZone] ?? `(${timeZone})`}`;
};
