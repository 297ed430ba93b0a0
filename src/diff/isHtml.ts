/** Whether a text is rich: it has marks in it. */
export const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);
