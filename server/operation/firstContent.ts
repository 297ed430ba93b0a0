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

/** Installs the client types, for which there is no screen (DECISIONS 16). Does nothing where they are already. */
async function installClientTypes(db: Database, now = new Date()) {
  if ((await db.$count(documentTypes, eq(documentTypes.kind, 'templates'))) > 0) return;
  const rows = CLIENT_TYPES.map((type) => ({
    ...type,
    kind: 'templates' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await db.insert(documentTypes).values(rows);
}

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
  /** Whether the passwords were made up here; then they stand in `firstPasswordPath`. */
  isGenerated: boolean;
}

/** Makes the accounts. Passwords made up are on the disk before anybody can need them: a start that fails loses none. */
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
 * Fills an empty database, all at once: client types, accounts, and what `addSample` brings. Servers that start together
 * wait for each other, and the later ones find it filled.
 *
 * @param addSample - adds the sample content in the given transaction, in the name of the given account
 * @returns the accounts, or nothing when there were accounts already
 */
export function addFirstContent(
  db: Database,
  settings: FirstSettings,
  addSample: (tx: Database, createdBy: number) => Promise<void>,
): Promise<FirstStart | undefined> {
  return db.transaction(async (tx) => {
    await lockForLong(tx, 'firstStart');
    await installClientTypes(tx);
    if ((await tx.$count(accounts)) > 0) return undefined;
    const { created, adminId } = await addAccounts(tx, settings);
    if (settings.sample && adminId !== undefined) await addSample(tx, adminId);
    return { accounts: created, isGenerated: !settings.firstPassword };
  });
}
