import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { documentTypes } from '../db/schema.ts';

const CLIENT_TYPES = [
  { code: 'issuer', nameRu: 'Эмитент', nameUz: 'Emitent', nameEn: 'Issuer' },
  { code: 'investor', nameRu: 'Инвестор', nameUz: 'Investor', nameEn: 'Investor' },
  { code: 'depositor', nameRu: 'Депонент', nameUz: 'Deponent', nameEn: 'Depositor' },
  { code: 'intermediary', nameRu: 'Посредник', nameUz: 'Vositachi', nameEn: 'Intermediary' },
];

/** Installs the client types, for which there is no screen (DECISIONS 16). Does nothing where they are already. */
export async function installClientTypes(db: Database, now = new Date()) {
  if ((await db.$count(documentTypes, eq(documentTypes.kind, 'templates'))) > 0) return;
  const rows = CLIENT_TYPES.map((type) => ({
    ...type,
    kind: 'templates' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await db.insert(documentTypes).values(rows);
}
