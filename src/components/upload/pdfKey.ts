import type { FileIdWire } from '../../wire/wire.ts';

/** What is known of a document that was chosen here. */
export type ChosenPdf = Pick<File, 'name' | 'size'>;

/** Under this key it is kept among the queries. */
export const pdfKey = (id: FileIdWire) => ['pdf', id];
