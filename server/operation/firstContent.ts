import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '../../src/dataProvider/wire.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { installClientTypes } from './clientTypes.ts';

export interface FirstAccount {
  userName: string;
  fullName: string;
  role: Role;
}

/** The accounts of the first start (DECISIONS 23). Without sample content there is the administrator alone. */
export const FIRST_ACCOUNTS: readonly FirstAccount[] = [
  { userName: 'admin@depository.uz', fullName: 'Дилноза Рахимова', role: 'admin' },
  { userName: 'kadry@depository.uz', fullName: 'Алишер Каримов', role: 'kadry' },
  { userName: 'audit@depository.uz', fullName: 'Нодира Юсупова', role: 'audit' },
];

export interface FirstStart {
  accounts: readonly FirstAccount[];
  password: string;
  /** Whether the password was made up here and has to be shown. */
  isGenerated: boolean;
}

/** Any number that nothing else in this database uses as an advisory lock. */
const FIRST_START_LOCK = 4_127_750_002;

/** Letters and digits that cannot be taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 20 characters in groups: 98 bits, and still something a person can type. */
function generatePassword() {
  const characters = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.replace(/(.{5})(?=.)/g, '$1-');
}

/**
 * Fills an empty database, all at once: client types, accounts, and what `addSample` brings. Servers that start together
 * wait for each other, and the later ones find it filled.
 *
 * @param addSample - adds the sample content in the given transaction, in the name of the given account
 * @returns the accounts and their password, or nothing when there were accounts already
 */
export function addFirstContent(
  db: Database,
  settings: Pick<Settings, 'firstPassword' | 'sample'>,
  addSample: (tx: Database, createdBy: number) => Promise<void>,
): Promise<FirstStart | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`);
    await installClientTypes(tx);
    if ((await tx.$count(accounts)) > 0) return undefined;
    const created = settings.sample ? FIRST_ACCOUNTS : FIRST_ACCOUNTS.slice(0, 1);
    const password = settings.firstPassword ?? generatePassword();
    const passwordHash = await hashPassword(password);
    const rows = created.map((account) => ({ ...account, passwordHash }));
    const [admin] = await tx.insert(accounts).values(rows).returning({ id: accounts.id });
    if (settings.sample && admin) await addSample(tx, admin.id);
    return { accounts: created, password, isGenerated: !settings.firstPassword };
  });
}
