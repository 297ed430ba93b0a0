/** A part of a text, as `slice` gives it, without the halves of characters such as emoji at its ends. */
export const cut = (text: string, from?: number, to?: number): string =>
  text.slice(from, to).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
