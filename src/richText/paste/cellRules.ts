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
