import { zoneHere } from '../fields/days.ts';

/** A moment as it is said where the depository stands; with its zone (`GMT+5`) for readers elsewhere. */
export const momentInWords = (date: Date | string, timeZoneName?: 'short') =>
  new Date(date).toLocaleString('ru', { timeZone: zoneHere(), timeZoneName });
