import type { RaRecord } from 'ra-core';

/** Whose application it is: a name, else an address, else a number. */
export const nameOfApplicant = ({ id, fullName, email }: RaRecord): string =>
  [fullName, email].map((name) => String(name ?? '').trim()).find(Boolean) ?? `№ ${id}`;
