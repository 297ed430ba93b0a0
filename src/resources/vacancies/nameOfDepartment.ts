import type { RaRecord } from 'ra-core';

/** What a department is called: its Russian name, else its code, else its number. */
export const nameOfDepartment = ({ id, code, entries }: RaRecord): string =>
  [entries?.ru?.name, code].map((name) => String(name ?? '').trim()).find(Boolean) ?? `№ ${id}`;
