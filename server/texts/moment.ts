import { zoneHere } from '../fields/days.ts';

/** A moment as it is said where the depository stands. */
export const momentInWords = (date: Date | string) =>
  new Date(date).toLocaleString('ru', { timeZone: zoneHere() });
