import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { DOMOutputSpec, Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';

const children = (element: HTMLElement, tag: string) =>
  [...element.children].filter((child) => child.tagName === tag);

const outerHtmlOf = (tag: string) => (element: HTMLElement) =>
  children(element, tag)
    .map((child) => child.outerHTML)
    .join('') || null;

/** How many columns the `col` elements speak of. */
const columnsOf = (colgroups: Element[]): number =>
  colgroups
    .flatMap((group) => (group.children.length > 0 ? [...group.children] : [group]))
    .reduce((sum, column) => sum + Number(column.getAttribute('span') ?? 1), 0);

/** The elements before the rows: a caption, and the widths while they still fit the columns. */
const headOf = (node: Node): Element[] => {
  const table = document.createElement('template');
  table.innerHTML = `<table>${node.attrs.caption ?? ''}${node.attrs.colgroups ?? ''}</table>`;
  const parts = [...(table.content.firstElementChild?.children ?? [])];
  const colgroups = parts.filter((part) => part.tagName === 'COLGROUP');
  const isFitting = colgroups.length > 0 && columnsOf(colgroups) === TableMap.get(node).width;
  for (const part of parts) if (part.tagName === 'CAPTION') part.setAttribute('contenteditable', 'false');
  return isFitting ? parts : parts.filter((part) => part.tagName !== 'COLGROUP');
};

const toDom = (node: Node, attributes: Record<string, string>): DOMOutputSpec => {
  const table = document.createElement('table');
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  const rows = document.createElement('tbody');
  table.append(...headOf(node), rows);
  return { dom: table, contentDOM: rows };
};

const Grid = Table.extend({
  addAttributes: () => ({
    caption: { default: null, rendered: false, parseHTML: outerHtmlOf('CAPTION') },
    colgroups: { default: null, rendered: false, parseHTML: outerHtmlOf('COLGROUP') },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => toDom(node, HTMLAttributes),
  addNodeView: null,
});

const sectionOf = (element: HTMLElement) =>
  ['THEAD', 'TFOOT'].find((tag) => tag === element.parentElement?.tagName)?.toLowerCase() ?? null;

/** A row knows the section it stands in; `html.ts` puts the rows together again. */
const Row = TableRow.extend({
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: sectionOf,
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
});

const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('rowspan') ?? 1) },
  colwidth: {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute('colwidth')?.split(',').map(Number) ?? null,
  },
});

export const tables = [
  Grid,
  Row,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
];
