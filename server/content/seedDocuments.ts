import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { documentEntries, documents, documentTypes } from '../db/schema.ts';
import { fillIn } from './calendar.ts';
import type { Content } from './loadContent.ts';
import { parsed } from './markdown.ts';
import type { Texts } from './shapes.ts';
import {
  addFileRows,
  inColumns,
  type NewFile,
  pdfName,
  type SeedDependencies,
  storedPdf,
  writtenOn,
} from './uploads.ts';

type Type = Content['documentTypes'][number];
type Document = Omit<Type['documents'][number], 'month'> & { year?: number };

const filledIn = (texts: Texts, day: string): Texts => ({
  ru: fillIn(texts.ru, 'ru', day),
  uz: fillIn(texts.uz, 'uz', day),
  en: fillIn(texts.en, 'en', day),
});

/** The documents of a type as they are on the day `today`, the oldest first. */
const documentsOf = ({ years, documents }: Type, today: string): Document[] => {
  if (!years) return documents;
  const thisYear = Number(today.slice(0, 4));
  const hasPassed = (year: number, month: number) => year < thisYear || month < Number(today.slice(5, 7));
  return Array.from({ length: years.to - years.from + 1 }, (_, i) => thisYear + years.from + i).flatMap(
    (year) =>
      documents
        .filter(({ month }) => !month || hasPassed(year, month))
        .map(({ header }) => ({ year, header: filledIn(header, `${year}-01-01`) })),
  );
};

/** Stores each PDF once; documents get rows of their own for it. */
const pdfStore = ({ fileStore, prepared }: SeedDependencies) => {
  const stored = new Map<string, Promise<NewFile>>();
  const pdfOf = async (language: Language, source: string) => {
    const path = await prepared.pdf(language, parsed(source));
    const row = stored.get(path) ?? storedPdf(fileStore, path, '');
    stored.set(path, row);
    return await row;
  };
  return async ({ pdf }: Type) => ({
    ru: await pdfOf('ru', pdf.ru),
    uz: await pdfOf('uz', pdf.uz),
    en: await pdfOf('en', pdf.en),
  });
};

/** Adds the types that are not installed already. @returns the id of each by its kind and code */
const addTypes = async ({ db, content, createdBy, today }: SeedDependencies) => {
  const installed = await db.select().from(documentTypes).where(eq(documentTypes.kind, 'templates'));
  const isInstalled = ({ kind, code }: Type) =>
    installed.some((type) => type.kind === kind && type.code === code);
  const rows = content.documentTypes
    .filter((type) => !isInstalled(type))
    .map(({ kind, code, name }) => ({
      kind,
      code,
      ...inColumns('name', name),
      ...writtenOn(today, createdBy),
    }));
  const added = await db.insert(documentTypes).values(rows).returning();
  return new Map([...installed, ...added].map(({ id, kind, code }) => [`${kind} ${code}`, id]));
};

/** The day a document was written: its own, or early in the year after the one it is about. */
const dayOf = ({ year, publishedOn }: Document, today: string) => {
  const day = publishedOn ?? (year === undefined ? today : `${year + 1}-02-10`);
  return day < today ? day : today;
};

/** Adds documents with their types and PDFs, in a few statements for all of them. */
export const seedDocuments = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, createdBy, today } = dependencies;
  const typeIds = await addTypes(dependencies);
  const pdfsOf = pdfStore(dependencies);
  const all: { type: Type; document: Document; files: Record<Language, NewFile> }[] = [];
  for (const type of content.documentTypes) {
    const pdfs = await pdfsOf(type);
    for (const document of documentsOf(type, today)) {
      const named = (language: Language) => ({
        ...pdfs[language],
        name: pdfName(document.header[language], 80),
      });
      all.push({ type, document, files: { ru: named('ru'), uz: named('uz'), en: named('en') } });
    }
  }
  const fileIds = await addFileRows(
    db,
    createdBy,
    all.flatMap(({ files }) => LANGUAGES.map((language) => files[language])),
  );

  const rows = all.map(({ type: { kind, code }, document }) => ({
    kind,
    typeId: typeIds.get(`${kind} ${code}`) ?? 0,
    year: document.year,
    documentNumber: document.number,
    publishedOn: document.publishedOn,
    ...writtenOn(dayOf(document, today), createdBy),
  }));
  const added = await db.insert(documents).values(rows).returning({ id: documents.id });
  const entries = all.flatMap(({ type, document, files }, i) =>
    LANGUAGES.map((language) => {
      const fileId = fileIds.get(files[language]);
      const fileIdText = type.kind === 'templates' && fileId !== undefined ? String(fileId) : null;
      return { baseId: added[i]?.id ?? 0, language, header: document.header[language], fileId, fileIdText };
    }),
  );
  await db.insert(documentEntries).values(entries);
};
