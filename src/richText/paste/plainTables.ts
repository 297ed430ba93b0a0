import { declarationsOf, styleOf } from '../styles.ts';

const SIZES = ['width', 'height', 'min-width'];
const isShare = (value: string) => value.trim().endsWith('%');

/** Columns find their own widths on the page; a share of the page may stay. */
export const plainTables = (body: Element): void => {
  for (const columns of body.querySelectorAll('colgroup, col')) columns.remove();
  for (const part of body.querySelectorAll('table, tr, td, th')) {
    for (const name of SIZES) if (!isShare(part.getAttribute(name) ?? '')) part.removeAttribute(name);
    const kept = declarationsOf(part.getAttribute('style') ?? '').filter(
      ([property, value]) => !SIZES.includes(property) || isShare(value),
    );
    part.setAttribute('style', styleOf(kept));
  }
};
