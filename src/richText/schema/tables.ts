import { type Editor, Node } from '@tiptap/core';
import type { DOMOutputSpec, Node as TableNode } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, TableMap, tableEditing } from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig {
    /** The role of the node for prosemirror-tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

/** Keeps the caption or the column widths as HTML. */
const outerHtml = (tag: string) => ({
  default: null,
  rendered: false,
  parseHTML: (element: HTMLElement) =>
    [...element.children]
      .filter(({ localName }) => localName === tag)
      .map(({ outerHTML }) => outerHTML)
      .join('') || null,
});

/** The number of columns that `col` elements describe. */
const columnsOf = (colgroups: Element[]): number =>
  colgroups
    .flatMap((group) => (group.children.length > 0 ? [...group.children] : [group]))
    .reduce((sum, column) => sum + Number(column.getAttribute('span') ?? 1), 0);

/** The elements before the rows; column widths only while they match the number of columns. */
const headOf = (node: TableNode): Element[] => {
  const table = document.createElement('template');
  table.innerHTML = `<table>${node.attrs.caption ?? ''}${node.attrs.colgroups ?? ''}</table>`;
  const parts = [...(table.content.firstElementChild?.children ?? [])];
  const colgroups = parts.filter(({ localName }) => localName === 'colgroup');
  const isFitting = colgroups.length > 0 && columnsOf(colgroups) === TableMap.get(node).width;
  for (const part of parts) if (part.localName === 'caption') part.setAttribute('contenteditable', 'false');
  return isFitting ? parts : parts.filter(({ localName }) => localName !== 'colgroup');
};

const tableDom = (node: TableNode, attributes: Record<string, string>): DOMOutputSpec => {
  const table = document.createElement('table');
  for (const [name, value] of Object.entries(attributes)) if (value) table.setAttribute(name, value);
  const rows = document.createElement('tbody');
  table.append(...headOf(node), rows);
  return { dom: table, contentDOM: rows };
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  extendNodeSchema: ({ config }) => ({ tableRole: config.tableRole }),
  addAttributes: () => ({ caption: outerHtml('caption'), colgroups: outerHtml('colgroup') }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => tableDom(node, HTMLAttributes),
  // as in office programs; a list in a cell is nested first, from the last cell Tab leaves the text
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) =>
      editor.commands.sinkListItem('listItem') || goToNextCell(1)(editor.state, editor.view.dispatch),
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
  addProseMirrorPlugins: () => [tableEditing()],
});

const sectionOf = (element: HTMLElement) =>
  ['thead', 'tfoot'].find((tag) => tag === element.parentElement?.localName) ?? null;

/** A row stores its section; `html.ts` groups the rows again. */
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

const CELL = { content: [{ type: 'paragraph' }] };
const row = (type: string) => ({ type: 'tableRow', content: [1, 2, 3].map(() => ({ type, ...CELL })) });
const NEW_TABLE = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };

/** Inserts a table of 3 × 3 with a header row and puts the cursor into its first cell. */
export const insertTable = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { from } = tr.selection;
      tr.replaceSelectionWith(editor.schema.nodeFromJSON(NEW_TABLE)).scrollIntoView();
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
      return true;
    })
    .run();
