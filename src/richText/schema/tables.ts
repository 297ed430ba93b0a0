import { Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import { chunked } from './chunks.ts';
import { tableCommands } from './tableCommands.ts';
import { parseCaption, parseColgroups, tableDom } from './tableDom.ts';

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What the node is to the commands of tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  extendNodeSchema: ({ config }) => ({ tableRole: config.tableRole }),
  addAttributes: () => ({
    caption: { default: null, rendered: false, parseHTML: parseCaption },
    colgroups: { default: null, rendered: false, parseHTML: parseColgroups },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => tableDom(node, HTMLAttributes),
  addCommands: () => tableCommands,
  // arrow keys go from cell to cell; Tab leaves the text, and rows are added by the toolbar
  addProseMirrorPlugins: () => [tableEditing()],
});

const sectionOf = (element: HTMLElement) =>
  ['thead', 'tfoot'].find((tag) => tag === element.parentElement?.localName) ?? null;

/** A row knows the section it stands in; `html.ts` puts the rows together again. */
const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: sectionOf,
      renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
});

const cell = (name: string, tableRole: 'cell' | 'header_cell', tag: 'td' | 'th') =>
  Node.create({
    ...chunked,
    name,
    content: 'block+',
    tableRole,
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: {
        default: null,
        parseHTML: (element) => element.getAttribute('colwidth')?.split(',').map(Number) ?? null,
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tables = [Table, Row, cell('tableCell', 'cell', 'td'), cell('tableHeader', 'header_cell', 'th')];
