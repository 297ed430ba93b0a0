import FormatColorFill from '@mui/icons-material/FormatColorFill';
import FormatColorText from '@mui/icons-material/FormatColorText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BACKGROUND_COLORS, TEXT_COLORS } from '../palette.ts';
import { backgroundOf, setBackground, setTextColor, textColorOf } from '../schema/textStyles.ts';
import { useWords } from '../useWords.ts';
import { Swatches } from './Swatches.tsx';
import { ToolbarPopover } from './ToolbarPopover.tsx';
import { useCurrent } from './useCurrent.ts';

const KINDS = {
  text: { word: 'color', Icon: FormatColorText, colors: TEXT_COLORS, read: textColorOf, set: setTextColor },
  background: {
    word: 'highlight',
    Icon: FormatColorFill,
    colors: BACKGROUND_COLORS,
    read: backgroundOf,
    set: setBackground,
  },
} as const;

export const ColorButton = ({ kind }: { kind: keyof typeof KINDS }) => {
  const word = useWords();
  const { word: name, Icon, colors, read, set } = KINDS[kind];
  const { editor, current } = useCurrent(read);
  return (
    <ToolbarPopover
      label={word(name)}
      width={212}
      icon={
        <Box component="span" sx={{ display: 'grid', justifyItems: 'center' }}>
          <Icon />
          <Box
            component="span"
            className="is-colour"
            sx={{ width: 18, height: 3, borderRadius: 0.5, marginTop: '-1px' }}
            style={{ backgroundColor: current || (kind === 'text' ? 'currentColor' : 'transparent') }}
          />
        </Box>
      }
    >
      {(close) => {
        const choose = (color: string) => {
          close();
          set(editor, color);
        };
        return (
          <>
            <Swatches colors={colors} current={current} onChoose={choose} />
            <Button fullWidth onClick={() => choose('')} sx={{ marginTop: 1 }}>
              {word('reset_color')}
            </Button>
          </>
        );
      }}
    </ToolbarPopover>
  );
};
