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
import { useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { RichTextWord } from '../../i18n/richText.ts';
import { ColorButton } from './ColorButton.tsx';
import { ImageButton } from './ImageButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { LevelSelect, StyleSelect } from './selects.tsx';
import { TableMenu } from './TableMenu.tsx';
import { ToolbarButton, useIsActive, useToolbarEditor } from './ToolbarButton.tsx';
import { useRovingFocus } from './useRovingFocus.ts';
import { VideoButton } from './VideoButton.tsx';

/** One row that scrolls on a phone, because several rows would take the room of the text. */
const SMALL_WINDOW = '@media (max-height: 500px), (max-width: 599px)';

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
  '&& .RaRichTextInputToolbar-root': {
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
    [SMALL_WINDOW]: {
      // room for the outline of the focus
      padding: 0.5,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      '& > *': { flex: 'none' },
    },
  },
} as const;

interface Command {
  Icon: typeof Undo;
  shortcut?: string;
  /** The number of possible steps; at 0 the button stays reachable by arrow keys. */
  depth?: (state: EditorState) => number;
  run: (chain: ChainedCommands) => ChainedCommands;
}

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

/** By the names of their texts; that of a mark is its own name. */
const COMMANDS = {
  undo: { Icon: Undo, shortcut: 'Ctrl+Z', depth: undoDepth, run: (chain) => chain.undo() },
  redo: { Icon: Redo, shortcut: 'Ctrl+Y', depth: redoDepth, run: (chain) => chain.redo() },
  subscript: { Icon: Subscript, run: (chain) => chain.toggleMark('subscript') },
  superscript: { Icon: Superscript, run: (chain) => chain.toggleMark('superscript') },
  rule: { Icon: HorizontalRule, run: (chain) => chain.setHorizontalRule() },
  clear_format: { Icon: FormatClear, run: clearFormat },
} satisfies Partial<Record<RichTextWord, Command>>;

/** One stop of the Tab key; arrows move between the buttons, Escape returns to the text. */
export const Toolbar = () => {
  const translate = useTranslate();
  const { editor, isDisabled } = useToolbarEditor();
  const roving = useRovingFocus({ isDisabled, onLeave: () => editor.commands.focus() });
  const { ref } = roving;
  // a form that is locked mounts the toolbar again, and a removed button would take the focus along
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement) && !editor.isDestroyed)
        editor.view.dom.focus({ preventScroll: true });
    },
    [editor, ref],
  );
  return (
    <Box role="toolbar" aria-label={translate('ra.tiptap.toolbar')} sx={toolbarSx} {...roving}>
      <RichTextInputToolbar size="small">
        <CommandButton name="undo" />
        <CommandButton name="redo" />
        <LevelSelect />
        <FormatButtons size="small" />
        <CommandButton name="subscript" />
        <CommandButton name="superscript" />
        <StyleSelect name="fontFamily" />
        <StyleSelect name="fontSize" />
        <ColorButton name="color" />
        <ColorButton name="backgroundColor" />
        <AlignmentButtons size="small" />
        <ListButtons size="small" />
        <QuoteButtons size="small" />
        <LinkButton />
        <ImageButton />
        <VideoButton />
        <TableMenu />
        <CommandButton name="rule" />
        <CommandButton name="clear_format" />
      </RichTextInputToolbar>
    </Box>
  );
};

const CommandButton = ({ name }: { name: keyof typeof COMMANDS }) => {
  const { Icon, shortcut, depth, run }: Command = COMMANDS[name];
  const { editor } = useToolbarEditor();
  const isUnavailable = useEditorState({ editor, selector: (at) => depth?.(at.editor.state) === 0 });
  return (
    <ToolbarButton
      label={useTranslate()(`ra.tiptap.${name}`)}
      shortcut={shortcut}
      selected={useIsActive(name)}
      aria-disabled={isUnavailable || undefined}
      onClick={() => !isUnavailable && run(editor.chain().focus()).run()}
    >
      <Icon fontSize="inherit" />
    </ToolbarButton>
  );
};
