import type { RaRecord } from 'react-admin';

const firstOf = (names: unknown[], id: unknown): string =>
  names.map((name) => String(name ?? '').trim()).find(Boolean) ?? `№ ${id}`;

/** Whose application it is: a name, else an address, else a number. */
export const nameOfApplicant = ({ id, fullName, email }: RaRecord): string => firstOf([fullName, email], id);

/** What a department is called: its Russian name, else its code, else its number. */
export const nameOfDepartment = ({ id, code, entries }: RaRecord): string =>
  firstOf([entries?.ru?.title, code], id);
