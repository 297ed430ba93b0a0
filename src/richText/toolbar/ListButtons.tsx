import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import type { ChainedCommands, Command, Editor } from '@tiptap/core';
import { AllSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { RichTextWord } from '../../i18n/richText.ts';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useCurrent } from './useCurrent.ts';

/** Everything selected cannot be lifted out of a quote, all of the text can. */
const selectText: Command = ({ tr }) => {
  const { selection, doc } = tr;
  if (!(selection instanceof AllSelection)) return true;
  tr.setSelection(TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to));
  return true;
};

const LISTS = [
  {
    name: 'bulletList',
    word: 'list_bulleted',
    shortcut: 'Ctrl+Shift+8',
    Icon: FormatListBulleted,
    toggle: (chain: ChainedCommands) => chain.toggleListOf('bulletList'),
  },
  {
    name: 'orderedList',
    word: 'list_numbered',
    shortcut: 'Ctrl+Shift+7',
    Icon: FormatListNumbered,
    toggle: (chain: ChainedCommands) => chain.toggleListOf('orderedList'),
  },
  {
    name: 'blockquote',
    word: 'blockquote',
    shortcut: 'Ctrl+Shift+B',
    Icon: FormatQuote,
    toggle: (chain: ChainedCommands) => chain.command(selectText).toggleBlockquote(),
  },
] as const satisfies { word: RichTextWord; [other: string]: unknown }[];

const activeLists = (editor: Editor) => LISTS.map(({ name }) => editor.isActive(name));

export const ListButtons = () => {
  const word = useWords();
  const { editor, current } = useCurrent(activeLists);
  return LISTS.map(({ name, word: label, shortcut, Icon, toggle }, index) => (
    <ToolbarButton
      key={name}
      label={word(label)}
      shortcut={shortcut}
      isPressed={current[index]}
      onClick={() => toggle(editor.chain().focus()).run()}
    >
      <Icon />
    </ToolbarButton>
  ));
};
