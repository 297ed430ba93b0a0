import { eq } from 'drizzle-orm';
import type { Role } from '../../src/wire/wire.ts';
import { keepFirstPasswords } from '../accounts/firstPasswords.ts';
import { generatePassword, hashPassword } from '../accounts/passwords.ts';
import type { Database } from '../db/database.ts';
import { lockForLong } from '../db/locks.ts';
import { accounts, documentTypes } from '../db/schema.ts';
import type { Settings } from '../settings.ts';

const CLIENT_TYPES = [
  { code: 'issuer', nameRu: 'Эмитент', nameUz: 'Emitent', nameEn: 'Issuer' },
  { code: 'investor', nameRu: 'Инвестор', nameUz: 'Investor', nameEn: 'Investor' },
  { code: 'depositor', nameRu: 'Депонент', nameUz: 'Deponent', nameEn: 'Depositor' },
  { code: 'intermediary', nameRu: 'Посредник', nameUz: 'Vositachi', nameEn: 'Intermediary' },
];

/** Adds the client types, which have no screen (DECISIONS 16), unless they exist. */
async function installClientTypes(db: Database) {
  if ((await db.$count(documentTypes, eq(documentTypes.kind, 'templates'))) > 0) return;
  const now = new Date();
  const rows = CLIENT_TYPES.map((type) => ({ ...type, kind: 'templates', createdAt: now, updatedAt: now }));
  await db.insert(documentTypes).values(rows);
}

export interface FirstAccount {
  userName: string;
  fullName: string;
  role: Role;
}

/** The accounts of the first start (DECISIONS 23); without sample content only the administrator. */
export const FIRST_ACCOUNTS: readonly FirstAccount[] = [
  { userName: 'admin@depository.uz', fullName: 'Дилноза Рахимова', role: 'admin' },
  { userName: 'kadry@depository.uz', fullName: 'Алишер Каримов', role: 'kadry' },
  { userName: 'audit@depository.uz', fullName: 'Нодира Юсупова', role: 'audit' },
];

/** Creates the accounts. Generated passwords are on disk first, so that a failing start loses none. */
async function addAccounts(tx: Database, { firstPassword, sample, dataDir }: FirstSettings) {
  const created = sample ? FIRST_ACCOUNTS : FIRST_ACCOUNTS.slice(0, 1);
  const passwords = created.map(() => firstPassword ?? generatePassword());
  const hashes = await Promise.all(passwords.map(hashPassword));
  const rows = created.map((account, index) => ({ ...account, passwordHash: hashes[index] ?? '' }));
  const [admin] = await tx.insert(accounts).values(rows).returning({ id: accounts.id });
  const made = created.map(({ userName }, index) => ({ userName, password: passwords[index] ?? '' }));
  await keepFirstPasswords(dataDir, firstPassword ? [] : made);
  return { created, adminId: admin?.id };
}

type FirstSettings = Pick<Settings, 'firstPassword' | 'sample' | 'dataDir'>;

/**
 * Fills an empty database in one transaction: client types, accounts, and the content of `addSample`. Servers that start together wait
 * for each other.
 *
 * @param addSample - adds sample content in the transaction, by the given account
 * @returns the accounts; undefined when there were accounts already
 */
export function addFirstContent(
  db: Database,
  settings: FirstSettings,
  addSample: (tx: Database, createdBy: number) => Promise<void>,
): Promise<readonly FirstAccount[] | undefined> {
  return db.transaction(async (tx) => {
    await lockForLong(tx, 'firstStart');
    await installClientTypes(tx);
    if ((await tx.$count(accounts)) > 0) return undefined;
    const { created, adminId } = await addAccounts(tx, settings);
    if (settings.sample && adminId !== undefined) await addSample(tx, adminId);
    return created;
  });
}
