import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../src/wire/wire.ts';
import { documentEntries, documents, documentTypes } from '../../db/schema.ts';
import { parsed } from '../markup.ts';
import { addFileRows, type NewFile, storedPdf } from '../sampleUploads.ts';
import type { SampleDocument, SampleDocumentType, SeedDependencies } from './sampleTypes.ts';

interface WithFiles {
  typeId: number;
  type: SampleDocumentType;
  document: SampleDocument;
  files: Record<Language, NewFile>;
}

const pdfName = (header: string) =>
  `${header
    .replace(/[:«»?]/g, '')
    .slice(0, 80)
    .trim()}.pdf`;

/** Stores each PDF once; documents get rows of their own under it. */
const pdfStore = ({ fileStore, prepared }: SeedDependencies) => {
  const stored = new Map<string, Promise<NewFile>>();
  const pdfOf = async (language: Language, source: string) => {
    const path = await prepared.pdf(language, parsed(source));
    const row = stored.get(path) ?? storedPdf(fileStore, path, '');
    stored.set(path, row);
    return await row;
  };
  return async ({ pdf }: SampleDocumentType) => ({
    ru: await pdfOf('ru', pdf.ru),
    uz: await pdfOf('uz', pdf.uz),
    en: await pdfOf('en', pdf.en),
  });
};

/** Adds the types that are not installed already. @returns the id of each by its kind and code */
const addTypes = async (types: readonly SampleDocumentType[], { db, createdBy, today }: SeedDependencies) => {
  const now = new Date(`${today}T05:00:00Z`);
  const installed = await db.select().from(documentTypes).where(eq(documentTypes.kind, 'templates'));
  const isInstalled = ({ kind, code }: SampleDocumentType) =>
    installed.some((type) => type.kind === kind && type.code === code);
  const rows = types
    .filter((type) => !isInstalled(type))
    .map(({ kind, code, name }) => ({
      kind,
      code,
      nameRu: name.ru,
      nameUz: name.uz,
      nameEn: name.en,
      createdAt: now,
      createdBy,
      updatedAt: now,
      updatedBy: createdBy,
    }));
  const added = await db.insert(documentTypes).values(rows).returning();
  return new Map([...installed, ...added].map(({ id, kind, code }) => [`${kind} ${code}`, id]));
};

/** The moment a document was written: its own day, or early in the year after the one it is about. */
const writtenAt = ({ year, publishedOn }: SampleDocument, today: string) => {
  const day = publishedOn ?? (year === undefined ? today : `${year + 1}-02-10`);
  return new Date(`${day < today ? day : today}T05:00:00Z`);
};

/** Adds documents with their types and PDFs, in a few statements for all of them, the oldest first. */
export const seedDocuments = async (
  types: readonly SampleDocumentType[],
  dependencies: SeedDependencies,
): Promise<void> => {
  const { db, createdBy, today } = dependencies;
  const typeIds = await addTypes(types, dependencies);
  const pdfsOf = pdfStore(dependencies);
  const all: WithFiles[] = [];
  for (const type of types) {
    const typeId = typeIds.get(`${type.kind} ${type.code}`);
    if (typeId === undefined) throw new Error(`No type ${type.code}.`);
    const pdfs = await pdfsOf(type);
    for (const document of type.documents(today)) {
      const named = (language: Language) => ({ ...pdfs[language], name: pdfName(document.header[language]) });
      all.push({ typeId, type, document, files: { ru: named('ru'), uz: named('uz'), en: named('en') } });
    }
  }
  const fileIds = await addFileRows(
    db,
    createdBy,
    all.flatMap(({ files }) => LANGUAGES.map((language) => files[language])),
  );

  const bases = all.map(({ typeId, type, document }) => {
    const at = writtenAt(document, today);
    return {
      kind: type.kind,
      typeId,
      year: document.year,
      documentNumber: document.number,
      publishedOn: document.publishedOn,
      createdAt: at,
      createdBy,
      updatedAt: at,
      updatedBy: createdBy,
    };
  });
  const added = await db.insert(documents).values(bases).returning({ id: documents.id });

  const entries = added.flatMap(({ id: baseId }, i) => {
    const { type, document, files } = all[i] ?? {};
    if (!type || !document || !files) return [];
    return LANGUAGES.map((language) => {
      const fileId = fileIds.get(files[language]);
      const fileIdText = type.kind === 'templates' && fileId !== undefined ? String(fileId) : null;
      return { baseId, language, header: document.header[language], fileId, fileIdText };
    });
  });
  await db.insert(documentEntries).values(entries);
};
