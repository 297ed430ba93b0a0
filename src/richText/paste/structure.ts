import { declarationsIn, declarationsOf, styleOf } from '../styles.ts';

const RULE = /\.(xl\d+)\s*\{([^}]*)\}/g;

/** Excel formats cells by a style sheet; copies its rules into the cells, where the cells' own styles win. */
export const inlineCellRules = (head: Element, body: Element): void => {
  const sheets = [...head.querySelectorAll('style'), ...body.querySelectorAll('style')];
  for (const { textContent } of sheets) {
    for (const [, name = '', rule = ''] of textContent.matchAll(RULE)) {
      for (const cell of body.querySelectorAll(`td.${name}, th.${name}`)) {
        cell.setAttribute('style', styleOf(new Map([...declarationsIn(rule), ...declarationsOf(cell)])));
      }
    }
  }
};

const SIZES = ['width', 'height', 'min-width'];
const isShare = (value: string) => value.trim().endsWith('%');

/** Drops fixed widths, because columns adapt to the page; percentages stay. */
export const plainTables = (body: Element): void => {
  for (const columns of body.querySelectorAll('colgroup, col')) columns.remove();
  for (const part of body.querySelectorAll('table, tr, td, th')) {
    for (const name of SIZES) if (!isShare(part.getAttribute(name) ?? '')) part.removeAttribute(name);
    const allowed = declarationsOf(part).filter(
      ([property, value]) => !SIZES.includes(property) || isShare(value),
    );
    part.setAttribute('style', styleOf(allowed));
  }
};

const TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Sets the `type` of a list from the styles of its items. */
const typeFromStyle = (list: Element) => {
  const style = [list, list.firstElementChild].map((part) => part?.getAttribute('style') ?? '').join(';');
  const counted = TYPES[/list-style-type:\s*([\w-]+)/.exec(style)?.[1] ?? ''];
  if (counted && !list.hasAttribute('type')) list.setAttribute('type', counted);
};

/** Moves inner lists into their items: Google Docs and Outlook put them beside. */
export const fixNesting = (body: Element): void => {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const former = list.previousElementSibling;
    const item = former?.localName === 'li' ? former : body.ownerDocument.createElement('li');
    if (item !== former) list.before(item);
    item.append(list);
  }
  for (const list of body.querySelectorAll('ol')) typeFromStyle(list);
};

const LAYOUT =
  'address, article, aside, center, dd, details, dl, dt, fieldset, footer, form, header, legend, main, nav, section, summary';

/** Replaces layout blocks by plain ones, so that their words do not run into each other. */
export const plainBlocks = (body: Element): void => {
  for (const element of body.querySelectorAll(LAYOUT)) {
    const block = body.ownerDocument.createElement('div');
    block.append(...element.childNodes);
    element.replaceWith(block);
  }
};
