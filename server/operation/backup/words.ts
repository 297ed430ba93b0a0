import { StoreAwayError } from '../../files/store.ts';
import { causesOf, faultOf } from '../../lib/faults.ts';
import { counted } from '../../lib/plural.ts';

export const rowsInWords = (count: number) => counted(count, ['строка', 'строки', 'строк']);
export const filesInWords = (count: number) => counted(count, ['файл', 'файла', 'файлов']);
export const ofFilesInWords = (count: number) => counted(count, ['файла', 'файлов', 'файлов']);

/** The reason of a failed backup, without the SQL and its values. */
export function causeInWords(error: unknown): string {
  const away = causesOf(error).find((each) => each instanceof StoreAwayError);
  if (away) return away.message;
  if (faultOf(error) === 507) return 'на диске нет места';
  return causesOf(error).at(-1)?.message ?? String(error);
}
