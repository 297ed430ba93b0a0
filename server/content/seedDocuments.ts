import { eq } from 'drizzle-orm';
import { LANGUAGES } from '../../src/wire/wire.ts';
import { documentEntries, documents, documentTypes } from '../db/schema.ts';
import { fillIn } from './calendar.ts';
import type { Content } from './loadContent.ts';
import type { Texts } from './shapes.ts';
import { addFileRows, inColumns, pdfName, type SeedDependencies, storedPdf, writtenOn } from './uploads.ts';

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
  const all = content.documentTypes.flatMap((type) =>
    documentsOf(type, today).map((document) => ({ type, document })),
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
  const entries = all.flatMap(({ type: { kind, pdf }, document: { header } }, i) =>
    LANGUAGES.map((language) => ({
      ...{ kind, source: `${kind}/${pdf}.${language}.pdf` },
      ...{ baseId: added[i]?.id ?? 0, language, header: header[language] },
    })),
  );
  const pdfs = entries.map(({ source, header }) => storedPdf(dependencies, source, pdfName(header, 80)));
  const fileIds = await addFileRows(dependencies, await Promise.all(pdfs));
  await db.insert(documentEntries).values(
    entries.map(({ kind, baseId, language, header }, i) => {
      const fileIdText = kind === 'templates' ? String(fileIds[i]) : null;
      return { baseId, language, header, fileId: fileIds[i], fileIdText };
    }),
  );
};
