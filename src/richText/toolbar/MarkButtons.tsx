import Code from '@mui/icons-material/Code';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import type { Editor } from '@tiptap/core';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useCurrent } from './useCurrent.ts';

const MARKS = [
  { name: 'bold', shortcut: 'Ctrl+B', Icon: FormatBold },
  { name: 'italic', shortcut: 'Ctrl+I', Icon: FormatItalic },
  { name: 'underline', shortcut: 'Ctrl+U', Icon: FormatUnderlined },
  { name: 'strike', shortcut: 'Ctrl+Shift+S', Icon: StrikethroughS },
  { name: 'subscript', shortcut: 'Ctrl+,', Icon: Subscript },
  { name: 'superscript', shortcut: 'Ctrl+.', Icon: Superscript },
  { name: 'code', shortcut: 'Ctrl+E', Icon: Code },
] as const;

const activeMarks = (editor: Editor) => MARKS.map(({ name }) => editor.isActive(name));

export const MarkButtons = () => {
  const word = useWords();
  const { editor, current } = useCurrent(activeMarks);
  return MARKS.map(({ name, shortcut, Icon }, index) => (
    <ToolbarButton
      key={name}
      label={word(name)}
      shortcut={shortcut}
      isPressed={current[index]}
      onClick={() => editor.chain().focus().toggleMark(name).run()}
    >
      <Icon />
    </ToolbarButton>
  ));
};
