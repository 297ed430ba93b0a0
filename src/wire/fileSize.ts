const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'];

/** «1,4 МБ» for a number of bytes. */
export const fileSize = (sizeBytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, sizeBytes)) / Math.log(1024)));
  const amount = new Intl.NumberFormat('ru', { maximumFractionDigits: power > 1 ? 1 : 0 });
  return `${amount.format(sizeBytes / 1024 ** power)} ${UNITS[power]}`;
};
