/** What a table has beside its rows: a caption and the widths of its columns, kept as they came. */
import type { DOMOutputSpec, Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';

const outerHtmlOf = (element: HTMLElement, tag: string) =>
  [...element.children]
    .filter(({ localName }) => localName === tag)
    .map(({ outerHTML }) => outerHTML)
    .join('') || null;

export const parseCaption = (element: HTMLElement) => outerHtmlOf(element, 'caption');
export const parseColgroups = (element: HTMLElement) => outerHtmlOf(element, 'colgroup');

/** How many columns the `col` elements speak of. */
const columnsOf = (colgroups: Element[]): number =>
  colgroups
    .flatMap((group) => (group.children.length > 0 ? [...group.children] : [group]))
    .reduce((sum, column) => sum + Number(column.getAttribute('span') ?? 1), 0);

/** The elements before the rows; the widths only while they still fit the columns. */
const headOf = (node: Node): Element[] => {
  const table = document.createElement('template');
  table.innerHTML = `<table>${node.attrs.caption ?? ''}${node.attrs.colgroups ?? ''}</table>`;
  const parts = [...(table.content.firstElementChild?.children ?? [])];
  const colgroups = parts.filter(({ localName }) => localName === 'colgroup');
  const isFitting = colgroups.length > 0 && columnsOf(colgroups) === TableMap.get(node).width;
  for (const part of parts) if (part.localName === 'caption') part.setAttribute('contenteditable', 'false');
  return isFitting ? parts : parts.filter(({ localName }) => localName !== 'colgroup');
};

export const tableDom = (node: Node, attributes: Record<string, string>): DOMOutputSpec => {
  const table = document.createElement('table');
  for (const [name, value] of Object.entries(attributes)) if (value) table.setAttribute(name, value);
  const rows = document.createElement('tbody');
  table.append(...headOf(node), rows);
  return { dom: table, contentDOM: rows };
};
