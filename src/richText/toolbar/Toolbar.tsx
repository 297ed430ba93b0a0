import FormatClear from '@mui/icons-material/FormatClear';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Redo from '@mui/icons-material/Redo';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import Undo from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
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
import { ToolbarButton, useIsActive, useToolbarEditor } from './ToolbarButton.tsx';
import { useRovingFocus } from './useRovingFocus.ts';
import { VideoButton } from './VideoButton.tsx';

/** One row that scrolls, where rows would take the place of the text. */
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

/** One stop of the Tab key; arrows move inside, Escape goes back to the text. */
export const Toolbar = () => {
  const translate = useTranslate();
  const { editor, isDisabled } = useToolbarEditor();
  const roving = useRovingFocus({ isDisabled, onLeave: () => editor.commands.focus() });
  return (
    <Box role="toolbar" aria-label={translate('ra.tiptap.toolbar')} sx={toolbarSx} {...roving}>
      <RichTextInputToolbar size="small">
        <HistoryButton name="undo" shortcut="Ctrl+Z" icon={<Undo fontSize="inherit" />} />
        <HistoryButton name="redo" shortcut="Ctrl+Y" icon={<Redo fontSize="inherit" />} />
        <LevelSelect />
        <FormatButtons size="small" />
        <ScriptButton name="subscript" icon={<Subscript fontSize="inherit" />} />
        <ScriptButton name="superscript" icon={<Superscript fontSize="inherit" />} />
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
          onClick={() => editor.chain().focus().setHorizontalRule().run()}
        />
        <CommandButton
          name="clear_format"
          icon={<FormatClear fontSize="inherit" />}
          onClick={() => clearFormat(editor)}
        />
      </RichTextInputToolbar>
    </Box>
  );
};

/** Takes marks, lists, headings, alignment, classes and styles off the selected paragraphs. */
const clearFormat = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .unsetAllMarks()
    .clearNodes()
    .command(({ tr }) => {
      tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, pos) => {
        if (node.type.name === 'paragraph') tr.setNodeMarkup(pos, undefined, {});
      });
      return true;
    })
    .run();

interface CommandButtonProps {
  name: RichTextWord;
  icon: ReactElement;
  shortcut?: string;
  isSelected?: boolean;
  isUnavailable?: boolean;
  onClick: () => void;
}

/** Keeps its place among the arrow keys while it is unavailable. */
const CommandButton = ({ name, icon, shortcut, isSelected, isUnavailable, onClick }: CommandButtonProps) => (
  <ToolbarButton
    label={useTranslate()(`ra.tiptap.${name}`)}
    shortcut={shortcut}
    selected={isSelected}
    aria-disabled={isUnavailable || undefined}
    onClick={() => !isUnavailable && onClick()}
  >
    {icon}
  </ToolbarButton>
);

interface HistoryButtonProps extends Pick<CommandButtonProps, 'shortcut' | 'icon'> {
  name: 'undo' | 'redo';
}

const HistoryButton = ({ name, ...props }: HistoryButtonProps) => {
  const { editor } = useToolbarEditor();
  const isUnavailable = useEditorState({
    editor,
    selector: ({ editor: { state } }) => (name === 'undo' ? undoDepth(state) : redoDepth(state)) === 0,
  });
  return (
    <CommandButton
      name={name}
      {...props}
      isUnavailable={isUnavailable}
      onClick={() => editor.chain().focus()[name]().run()}
    />
  );
};

const ScriptButton = ({ name, icon }: { name: 'subscript' | 'superscript'; icon: ReactElement }) => {
  const { editor } = useToolbarEditor();
  return (
    <CommandButton
      name={name}
      icon={icon}
      isSelected={useIsActive(name)}
      onClick={() => editor.chain().focus().toggleMark(name).run()}
    />
  );
};
