import { counted } from '../texts/plural.ts';

export const rowsInWords = (count: number) => counted(count, ['строка', 'строки', 'строк']);
export const filesInWords = (count: number) => counted(count, ['файл', 'файла', 'файлов']);

export const sizeInWords = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('ru', { maximumFractionDigits: 1 })} МБ`;
