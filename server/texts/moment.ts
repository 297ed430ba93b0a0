/** A moment as it is said in Tashkent. */
export const momentInWords = (date: Date | string) =>
  new Date(date).toLocaleString('ru', { timeZone: 'Asia/Tashkent' });
