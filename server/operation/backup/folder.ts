/** The backups in a folder. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { zoneHere } from '../../lib/days.ts';

/** A name with the date and time by the depository's clock, which sorts by time. */
export function nameAt(prefix: string, at: Date) {
  const local = at.toLocaleString('sv', { timeZone: zoneHere() });
  return `${prefix}-${local.replace(' ', '-').replaceAll(':', '')}.tar`;
}

/**
 * Deletes all backups with a prefix except the newest ones, and the remains of interrupted ones. Other files are not touched. A backup
 * dated later than now was made by a clock that was ahead, and counts as older than all others.
 *
 * @returns the number of deleted complete backups
 */
export async function keepNewest(folder: string, prefix: string, count: number, now: Date) {
  const ours = new RegExp(`^${prefix}-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.tar(\\.new)?$`);
  const names = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  const newest = nameAt(prefix, now);
  const isAhead = (name: string) => name > newest;
  const dated = names.filter((name) => name.endsWith('.tar'));
  const whole = [...dated.filter(isAhead), ...dated.filter((name) => !isAhead(name))];
  const old = whole.slice(0, Math.max(0, whole.length - count));
  const unfinished = names.filter((name) => name.endsWith('.new'));
  for (const name of [...unfinished, ...old]) await rm(join(folder, name), { force: true });
  return old.length;
}
