import type { Role } from '../../../src/wire/wire.ts';
import { type Page, signInByCall } from './test.ts';

const sessions = new Map<Role, Record<string, string>>();

/** Opens an address with a session that stands already; the sign-in page has tests of its own. */
export const openAs = async (page: Page, role: Role, address: string) => {
  const known = sessions.get(role) ?? (await signInByCall(page, role));
  sessions.set(role, known);
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('TOKEN') !== null) return;
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, known);
  await page.goto(address);
};
