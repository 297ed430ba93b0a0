import TableChart from '@mui/icons-material/TableChartOutlined';
import { Menu, MenuItem } from '@mui/material';
import type { Command } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RichTextWord } from '../../i18n/richText.ts';
import { insertTable } from '../schema/tables.ts';
import { ToolbarButton, useIsActive, useToolbarEditor } from './ToolbarButton.tsx';

const CHANGES: readonly (readonly [word: RichTextWord, command: Command])[] = [
  ['row_before', tables.addRowBefore],
  ['row_after', tables.addRowAfter],
  ['column_before', tables.addColumnBefore],
  ['column_after', tables.addColumnAfter],
  ['header_row', tables.toggleHeaderRow],
  ['cells_merge', tables.mergeCells],
  ['cells_split', tables.splitCell],
  ['row_delete', tables.deleteRow],
  ['column_delete', tables.deleteColumn],
  ['table_delete', tables.deleteTable],
];

/** Inserts a table; inside of one changes its rows and columns. */
export const TableMenu = () => {
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
  const isInTable = useIsActive('table');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('ra.tiptap.table');
  const choose = (run: () => void) => () => {
    // the second click of a double click meets the menu that is closing
    if (!anchor) return;
    setAnchor(undefined);
    run();
  };
  const change = (command: Command) => () => {
    command(editor.state, editor.view.dispatch, editor.view);
    editor.commands.focus();
  };
  return (
    <>
      <ToolbarButton
        label={label}
        selected={isInTable}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <TableChart fontSize="inherit" />
      </ToolbarButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        // a closing menu takes no focus, because that would be lost with it
        onMouseDownCapture={(event) => !anchor && event.preventDefault()}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {!isInTable && (
          <MenuItem onClick={choose(() => insertTable(editor))}>
            {translate('ra.tiptap.table_insert')}
          </MenuItem>
        )}
        {isInTable &&
          CHANGES.map(([word, command]) => (
            <MenuItem key={word} disabled={!command(editor.state)} onClick={choose(change(command))}>
              {translate(`ra.tiptap.${word}`)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};
