import { and, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PublicationEntryWire } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { files, type PublicationStatus, publicationEntries, publications } from '../db/schema.ts';
import { byLanguage } from '../records/languages.ts';
import type { Saved } from '../records/saveRecord.ts';

/** One item with its entries in the order of LANGUAGES. */
export interface Publication {
  id: number;
  posted: string;
  status: PublicationStatus;
  isReferToCorruption: boolean;
  version: number;
  entries: PublicationEntryWire[];
}

/** Which items a list holds, newest day first, then newest item. */
export async function listPublications(
  db: Database,
  kind: string,
  status: PublicationStatus,
): Promise<Saved[]> {
  return await db
    .select({ id: publications.id, version: publications.version })
    .from(publications)
    .where(and(eq(publications.kind, kind), eq(publications.status, status)))
    .orderBy(desc(publications.posted), desc(publications.id));
}

const pdf = alias(files, 'pdf');
const cover = alias(files, 'cover');

async function readEntries(db: Database, ids: number[]) {
  return await db
    .select({
      id: publicationEntries.id,
      publicationId: publicationEntries.publicationId,
      language: publicationEntries.language,
      title: publicationEntries.title,
      description: publicationEntries.description,
      pdfId: publicationEntries.pdfFileId,
      coverId: publicationEntries.coverFileId,
      coverBase64: cover.thumbnail,
      pdfFile: { name: pdf.name, sizeBytes: pdf.sizeBytes },
      coverFile: { name: cover.name, sizeBytes: cover.sizeBytes },
    })
    .from(publicationEntries)
    .leftJoin(pdf, eq(pdf.id, publicationEntries.pdfFileId))
    .leftJoin(cover, eq(cover.id, publicationEntries.coverFileId))
    .where(inArray(publicationEntries.publicationId, ids));
}

/** The items with these ids, in this order; ones deleted in the meantime are left out. */
export async function readPublications(db: Database, ids: number[]): Promise<Publication[]> {
  if (ids.length === 0) return [];
  const bases = await db.select().from(publications).where(inArray(publications.id, ids));
  const byId = new Map<number, Publication>();
  for (const { id, posted, status, isReferToCorruption, version } of bases) {
    byId.set(id, { id, posted, status, isReferToCorruption, version, entries: [] });
  }
  for (const { publicationId, ...entry } of await readEntries(db, ids)) {
    byId.get(publicationId)?.entries.push(entry);
  }
  for (const { entries } of byId.values()) entries.sort(byLanguage);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Publishes an item; one that is published already stays as it is. @returns whether it exists */
export async function publish(db: Database, kind: string, id: number, by: number, now: Date) {
  const ofKind = and(eq(publications.id, id), eq(publications.kind, kind));
  const published = await db
    .update(publications)
    .set({ status: 'published', updatedAt: now, updatedBy: by })
    .where(and(ofKind, eq(publications.status, 'pending')))
    .returning({ id: publications.id });
  return published.length > 0 || (await db.$count(publications, ofKind)) > 0;
}

/** Deletes an item with its entries; its files stay until nothing refers to them. @returns whether it existed */
export async function removePublication(db: Database, kind: string, id: number) {
  const removed = await db
    .delete(publications)
    .where(and(eq(publications.id, id), eq(publications.kind, kind)))
    .returning({ id: publications.id });
  return removed.length > 0;
}

export async function countPublished(db: Database, kind: string) {
  return await db.$count(
    publications,
    and(eq(publications.kind, kind), eq(publications.status, 'published')),
  );
}
