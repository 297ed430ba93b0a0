import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import { ALIGNMENTS, alignText, currentAlignment } from '../schema/alignment.ts';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useCurrent } from './useCurrent.ts';

const LOOKS = {
  left: { Icon: FormatAlignLeft, shortcut: 'Ctrl+Shift+L' },
  center: { Icon: FormatAlignCenter, shortcut: 'Ctrl+Shift+E' },
  right: { Icon: FormatAlignRight, shortcut: 'Ctrl+Shift+R' },
  justify: { Icon: FormatAlignJustify, shortcut: 'Ctrl+Shift+J' },
} as const;

export const AlignmentButtons = () => {
  const word = useWords();
  const { editor, current } = useCurrent(currentAlignment);
  return ALIGNMENTS.map((alignment) => {
    const { Icon, shortcut } = LOOKS[alignment];
    return (
      <ToolbarButton
        key={alignment}
        label={word(`align_${alignment}`)}
        shortcut={shortcut}
        isPressed={current === alignment}
        onClick={() => alignText(editor, alignment)}
      >
        <Icon />
      </ToolbarButton>
    );
  });
};
