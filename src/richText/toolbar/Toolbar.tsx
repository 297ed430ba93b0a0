import FormatClear from '@mui/icons-material/FormatClear';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Redo from '@mui/icons-material/Redo';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import Undo from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import type { ChainedCommands } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import {
  AlignmentButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { RichTextWord } from '../../i18n/richText.ts';
import { ColorButton } from './ColorButton.tsx';
import { ImageButton } from './ImageButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { FontSelect, LevelSelect, SizeSelect } from './selects.tsx';
import { TableMenu } from './TableMenu.tsx';
import { ToolbarButton, useToolbarEditor } from './ToolbarButton.tsx';
import { useRovingFocus } from './useRovingFocus.ts';
import { VideoButton } from './VideoButton.tsx';

/** One row that scrolls, because several rows would take the room of the text. */
const LOW_WINDOW = '@media (max-height: 500px)';

const toolbarSx = {
  position: 'sticky',
  top: 'var(--top-bar-height, 0px)',
  zIndex: 2,
  padding: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  borderTopLeftRadius: 'inherit',
  borderTopRightRadius: 'inherit',
  '& .RaRichTextInputToolbar-root': {
    rowGap: 0.25,
    '& > *': { margin: 0, marginInlineEnd: 0.5 },
    '& button.MuiToggleButton-sizeSmall': {
      width: 34,
      height: 34,
      fontSize: 20,
      border: 0,
      color: 'text.primary',
    },
    '& button.Mui-selected': { color: 'primary.main' },
    '& button:is(.Mui-disabled, [aria-disabled=true])': { opacity: 0.38 },
    [LOW_WINDOW]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      '& > *': { flex: 'none' },
    },
  },
} as const;

/** One stop of the Tab key; arrows move between the buttons, Escape returns to the text. */
export const Toolbar = () => {
  const translate = useTranslate();
  const { editor, isDisabled } = useToolbarEditor();
  const roving = useRovingFocus({ isDisabled, onLeave: () => editor.commands.focus() });
  return (
    <Box role="toolbar" aria-label={translate('ra.tiptap.toolbar')} sx={toolbarSx} {...roving}>
      <RichTextInputToolbar size="small">
        <CommandButton
          name="undo"
          shortcut="Ctrl+Z"
          icon={<Undo fontSize="inherit" />}
          depth={undoDepth}
          command={(chain) => chain.undo()}
        />
        <CommandButton
          name="redo"
          shortcut="Ctrl+Y"
          icon={<Redo fontSize="inherit" />}
          depth={redoDepth}
          command={(chain) => chain.redo()}
        />
        <LevelSelect />
        <FormatButtons size="small" />
        <CommandButton
          name="subscript"
          mark="subscript"
          icon={<Subscript fontSize="inherit" />}
          command={(chain) => chain.toggleMark('subscript')}
        />
        <CommandButton
          name="superscript"
          mark="superscript"
          icon={<Superscript fontSize="inherit" />}
          command={(chain) => chain.toggleMark('superscript')}
        />
        <FontSelect />
        <SizeSelect />
        <ColorButton name="color" />
        <ColorButton name="backgroundColor" />
        <AlignmentButtons size="small" />
        <ListButtons size="small" />
        <QuoteButtons size="small" />
        <LinkButton />
        <ImageButton />
        <VideoButton />
        <TableMenu />
        <CommandButton
          name="rule"
          icon={<HorizontalRule fontSize="inherit" />}
          command={(chain) => chain.setHorizontalRule()}
        />
        <CommandButton name="clear_format" icon={<FormatClear fontSize="inherit" />} command={clearFormat} />
      </RichTextInputToolbar>
    </Box>
  );
};

/** Removes marks, lists, headings, alignment, classes and styles from the selected paragraphs. */
const clearFormat = (chain: ChainedCommands) =>
  chain
    .unsetAllMarks()
    .clearNodes()
    .command(({ tr }) => {
      tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, pos) => {
        if (node.type.name === 'paragraph') tr.setNodeMarkup(pos, undefined, {});
      });
      return true;
    });

interface CommandButtonProps {
  name: RichTextWord;
  icon: ReactElement;
  shortcut?: string;
  /** The mark that the button toggles. */
  mark?: string;
  /** The number of possible steps; at 0 the button stays reachable by arrow keys. */
  depth?: (state: EditorState) => number;
  command: (chain: ChainedCommands) => ChainedCommands;
}

const CommandButton = ({ name, icon, shortcut, mark, depth, command }: CommandButtonProps) => {
  const { editor } = useToolbarEditor();
  const isSelected = useEditorState({ editor, selector: (at) => mark && at.editor.isActive(mark) });
  const isUnavailable = useEditorState({ editor, selector: (at) => depth?.(at.editor.state) === 0 });
  return (
    <ToolbarButton
      label={useTranslate()(`ra.tiptap.${name}`)}
      shortcut={shortcut}
      selected={Boolean(isSelected)}
      aria-disabled={isUnavailable || undefined}
      onClick={() => !isUnavailable && command(editor.chain().focus()).run()}
    >
      {icon}
    </ToolbarButton>
  );
};
