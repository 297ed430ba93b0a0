import type { Command, RawCommands } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { type Command as PlainCommand, TextSelection } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tables: {
      /** Inserts a table of three by three with a row of headers. */
      insertTable: () => ReturnType;
      addTableRow: (where: 'before' | 'after') => ReturnType;
      addTableColumn: (where: 'before' | 'after') => ReturnType;
      removeTablePart: (part: 'row' | 'column' | 'table') => ReturnType;
      toggleHeaderRow: () => ReturnType;
      mergeCells: () => ReturnType;
      splitCell: () => ReturnType;
    };
  }
}

const SIDE = 3;

const rowOf = (schema: Schema, cell: string): Node | undefined => {
  const cells = Array.from({ length: SIDE }, () => schema.nodes[cell]?.createAndFill());
  return schema.nodes.tableRow?.create(
    null,
    cells.filter((filled) => filled instanceof Object),
  );
};

const newTable = (schema: Schema): Node | undefined => {
  const rows = [rowOf(schema, 'tableHeader'), rowOf(schema, 'tableCell'), rowOf(schema, 'tableCell')];
  return schema.nodes.table?.create(
    null,
    rows.filter((row) => row !== undefined),
  );
};

const plain =
  (command: PlainCommand): Command =>
  ({ state, dispatch }) =>
    command(state, dispatch);

const REMOVE = { row: tables.deleteRow, column: tables.deleteColumn, table: tables.deleteTable };

export const tableCommands: Partial<RawCommands> = {
  insertTable:
    () =>
    ({ tr, editor, dispatch }) => {
      const table = newTable(editor.schema);
      if (!table || !dispatch) return table !== undefined;
      const { from } = tr.selection;
      tr.replaceSelectionWith(table).scrollIntoView();
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
      return true;
    },
  addTableRow: (where) => plain(where === 'before' ? tables.addRowBefore : tables.addRowAfter),
  addTableColumn: (where) => plain(where === 'before' ? tables.addColumnBefore : tables.addColumnAfter),
  removeTablePart: (part) => plain(REMOVE[part]),
  toggleHeaderRow: () => plain(tables.toggleHeaderRow),
  mergeCells: () => plain(tables.mergeCells),
  splitCell: () => plain(tables.splitCell),
};
