import { createRequire } from 'node:module';
import type { Language } from '../../src/wire/wire.ts';
import { type Block, plain, type SampleText } from './markdown.ts';

const MARGIN = 56;
const INK = '#1a2a33';
const PETROL = '#0f4455';
const PALE = '#c7dfe1';

const letterheads: Record<Language, { name: string; note: string }> = {
  ru: {
    name: 'Центральный депозитарий ценных бумаг',
    note: 'Электронная копия. Подлинник хранится в депозитарии.',
  },
  uz: {
    name: 'Qimmatli qogʻozlar markaziy depozitariysi',
    note: 'Elektron nusxa. Asl nusxasi depozitariyda saqlanadi.',
  },
  en: {
    name: 'Central Securities Depository',
    note: 'Electronic copy. The original is kept by the depository.',
  },
};

type Document = PDFKit.PDFDocument;

const drawTable = (page: Document, rows: string[][]): void => {
  const width = (page.page.width - 2 * MARGIN) / (rows[0]?.length ?? 1);
  for (const [i, row] of rows.entries()) {
    const top = page.y;
    const cell = { width: width - 12 };
    page.font(i === 0 ? 'bold' : 'text').fontSize(9.5);
    const height = 10 + Math.max(...row.map((text) => page.heightOfString(plain(text), cell)));
    if (i === 0)
      page
        .rect(MARGIN, top, width * row.length, height)
        .fill(PALE)
        .fillColor(INK);
    for (const [j, text] of row.entries()) page.text(plain(text), MARGIN + j * width + 6, top + 5, cell);
    page
      .rect(MARGIN, top, width * row.length, height)
      .lineWidth(0.5)
      .stroke(PETROL);
    page.y = top + height;
    page.x = MARGIN;
  }
  page.moveDown(0.8);
};

const drawBlock = (page: Document, block: Block): void => {
  page.font('text').fontSize(10.5).fillColor(INK);
  switch (block.type) {
    case 'heading':
      page.font('bold').fontSize(12.5).fillColor(PETROL).text(plain(block.text)).moveDown(0.4);
      break;
    case 'bullets':
    case 'numbers':
      for (const [i, item] of block.items.entries()) {
        page.text(`${block.type === 'numbers' ? `${i + 1}.` : '–'}  ${plain(item)}`, {
          indent: 10,
          lineGap: 2,
        });
      }
      page.moveDown(0.7);
      break;
    case 'table':
      drawTable(page, block.rows);
      break;
    default:
      page.text(plain(block.text), { indent: block.type === 'quote' ? 24 : 0, lineGap: 2 }).moveDown(0.7);
  }
};

const fontPath = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** A text on the depository's letterhead, as a PDF of one page or two with its own letters inside. */
export const pdfPage = async (language: Language, { title, blocks }: SampleText): Promise<Buffer> => {
  // the build alone draws PDFs: a server in production need not have these packages
  const { default: PDFDocument } = await import('pdfkit');
  const { name, note } = letterheads[language];
  // without a fixed moment the same text would be another file each time
  const info = { Title: title, Author: name, CreationDate: new Date(0), ModDate: new Date(0) };
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    info,
    font: fontPath('DejaVuSans'),
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => page.on('end', resolve));

  page.registerFont('text', fontPath('DejaVuSans')).registerFont('bold', fontPath('DejaVuSans-Bold'));
  page.font('bold').fontSize(10).fillColor(PETROL).text(name);
  const ruleAt = page.y + 6;
  page
    .moveTo(MARGIN, ruleAt)
    .lineTo(page.page.width - MARGIN, ruleAt)
    .lineWidth(1.5)
    .stroke(PETROL);
  page.y = ruleAt + 24;
  page.font('bold').fontSize(16).fillColor(INK).text(title).moveDown(1);
  for (const block of blocks) drawBlock(page, block);
  page.moveDown(1).font('text').fontSize(8.5).fillColor(PETROL).text(note);
  page.end();
  await finished;
  return Buffer.concat(chunks);
};
