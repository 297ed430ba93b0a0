/** The backups that a folder holds. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A name that tells when in Tashkent, and sorts by it. */
export function nameAt(prefix: string, at: Date) {
  const told = at.toLocaleString('sv', { timeZone: 'Asia/Tashkent' });
  return `${prefix}-${told.replace(' ', '-').replaceAll(':', '')}.tar`;
}

/** Removes all but the newest ones of a prefix, and what interrupted ones have left. Nothing else is touched. */
export async function keepNewest(folder: string, prefix: string, count: number) {
  const ours = new RegExp(`^${prefix}-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.tar(\\.new)?$`);
  const names = (await readdir(folder)).filter((name) => ours.test(name)).sort();
  const whole = names.filter((name) => name.endsWith('.tar'));
  const old = [
    ...names.filter((name) => name.endsWith('.new')),
    ...whole.slice(0, Math.max(0, whole.length - count)),
  ];
  for (const name of old) await rm(join(folder, name), { force: true });
}
