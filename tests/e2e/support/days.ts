import { todayHere } from '../../../server/lib/days.ts';

/** `yyyy-mm-dd` where the browsers of tests stand, as the depository does, whatever the machine's own clock says. */
export const today = () => todayHere(new Date());

export const thisYear = () => Number(today().slice(0, 4));

/** The 10th of the month after this one: all of it is to come. */
export const tenthOfNextMonth = () => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10);
};
