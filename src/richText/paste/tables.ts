import { declarationsOf, styleOf } from '../styles.ts';

const RULE = /\.(xl\d+)\s*\{([^}]*)\}/g;

/** Excel says in a sheet of styles how its cells look; here they say it themselves, before what they said already. */
export const inlineCellRules = (head: Element, body: Element): void => {
  const sheets = [...head.querySelectorAll('style'), ...body.querySelectorAll('style')];
  for (const { textContent } of sheets) {
    for (const [, name = '', rule = ''] of textContent.matchAll(RULE)) {
      for (const cell of body.querySelectorAll(`td.${name}, th.${name}`)) {
        const own = declarationsOf(cell.getAttribute('style') ?? '');
        cell.setAttribute('style', styleOf(new Map([...declarationsOf(rule), ...own])));
      }
    }
  }
};

const SIZES = ['width', 'height', 'min-width'];
const isShare = (value: string) => value.trim().endsWith('%');

/** Columns find their own widths on the page; a share of the page may stay. */
export const plainTables = (body: Element): void => {
  for (const columns of body.querySelectorAll('colgroup, col')) columns.remove();
  for (const part of body.querySelectorAll('table, tr, td, th')) {
    for (const name of SIZES) if (!isShare(part.getAttribute(name) ?? '')) part.removeAttribute(name);
    const allowed = declarationsOf(part.getAttribute('style') ?? '').filter(
      ([property, value]) => !SIZES.includes(property) || isShare(value),
    );
    part.setAttribute('style', styleOf(allowed));
  }
};
