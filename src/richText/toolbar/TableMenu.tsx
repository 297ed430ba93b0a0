import TableChart from '@mui/icons-material/TableChartOutlined';
import MenuItem from '@mui/material/MenuItem';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import type { RichTextWord } from '../../i18n/richText.ts';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import { useCurrent } from './useCurrent.ts';

type Operation = readonly [word: RichTextWord, run: (chain: ChainedCommands) => ChainedCommands];

const INSERT: readonly Operation[] = [['table_insert', (chain) => chain.insertTable()]];

const CHANGE: readonly Operation[] = [
  ['row_before', (chain) => chain.addTableRow('before')],
  ['row_after', (chain) => chain.addTableRow('after')],
  ['column_before', (chain) => chain.addTableColumn('before')],
  ['column_after', (chain) => chain.addTableColumn('after')],
  ['header_row', (chain) => chain.toggleHeaderRow()],
  ['cells_merge', (chain) => chain.mergeCells()],
  ['cells_split', (chain) => chain.splitCell()],
  ['row_delete', (chain) => chain.removeTablePart('row')],
  ['column_delete', (chain) => chain.removeTablePart('column')],
  ['table_delete', (chain) => chain.removeTablePart('table')],
];

const isTable = (editor: Editor) => editor.isActive('table');

/** Inserts a table; inside of one changes its rows and columns. */
export const TableMenu = () => {
  const word = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { editor, current } = useCurrent(isTable);
  const close = () => setAnchor(undefined);
  const label = word('table');
  return (
    <>
      <ToolbarButton
        label={label}
        isPressed={current}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={setAnchor}
      >
        <TableChart />
      </ToolbarButton>
      <ToolbarMenu label={label} anchor={anchor} onClose={close}>
        {() =>
          (current ? CHANGE : INSERT).map(([name, run]) => (
            <MenuItem
              key={name}
              disabled={!run(editor.can().chain()).run()}
              onClick={() => {
                close();
                run(editor.chain().focus()).run();
              }}
            >
              {word(name)}
            </MenuItem>
          ))
        }
      </ToolbarMenu>
    </>
  );
};
