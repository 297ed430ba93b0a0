/** Like `slice`, but never cuts a character such as an emoji in half. */
export const cut = (text: string, from?: number, to?: number): string =>
  text.slice(from, to).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
