import Check from '@mui/icons-material/Check';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import FormatColorText from '@mui/icons-material/FormatColorText';
import { Box, Button, ButtonBase } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import type { RichTextColor } from '../../i18n/richText.ts';
import { SITE } from '../contentSx.ts';
import { setTextStyle, textStyleAt } from '../schema/textStyles.ts';
import { canonicalValue } from '../styles.ts';
import { PopoverButton, useToolbarEditor } from './ToolbarButton.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

type Named = readonly [name: RichTextColor, color: string];

/** Text colours, each with a contrast of at least 4.5 to 1 on white. */
const TEXT: readonly Named[] = [
  ['black', '#000000'],
  ['gray', '#5c6670'],
  ['red', '#b3261e'],
  ['orange', '#a84300'],
  ['green', '#1b6b3a'],
  ['teal', '#0f6b6b'],
  ['blue', '#1a5fb4'],
  ['navy', '#0b3a6f'],
  ['purple', '#6b3fa0'],
  ['pink', '#a3245e'],
];

/** Highlights on which the site's dark text is readable. */
const BACKGROUND: readonly Named[] = [
  ['white', '#ffffff'],
  ['light_gray', '#e6e9ec'],
  ['light_red', '#fbdcd9'],
  ['light_orange', '#fde3cc'],
  ['light_yellow', '#fff3b8'],
  ['light_green', '#d8f0de'],
  ['light_teal', '#d2eeee'],
  ['light_blue', '#d6e8fb'],
  ['light_purple', '#e9def7'],
  ['light_pink', '#fadbe8'],
];

const COLORS = { color: TEXT, backgroundColor: BACKGROUND } as const;

const KINDS = {
  color: { word: 'color', Icon: FormatColorText, none: 'currentColor', check: SITE.paper },
  backgroundColor: { word: 'highlight', Icon: FormatColorFill, none: 'transparent', check: SITE.ink },
} as const;

type ColorName = keyof typeof KINDS;

/** Replaces react-admin's button, whose colours have no names and no keyboard support. */
export const ColorButton = ({ name }: { name: ColorName }) => {
  const { word, Icon, none } = KINDS[name];
  const label = useTranslate()(`ra.tiptap.${word}`);
  const { editor } = useToolbarEditor();
  const current = useEditorState({ editor, selector: (at) => textStyleAt(at.editor, name) });
  const choose = (close: () => void) => (color: string) => {
    close();
    setTextStyle(editor, name, color);
  };
  const icon = (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <Icon fontSize="inherit" />
      <span style={{ width: 18, height: 3, backgroundColor: current || none }} />
    </Box>
  );
  return (
    <PopoverButton label={label} width={212} icon={icon}>
      {(close) => <Swatches name={name} current={current} onChoose={choose(close)} />}
    </PopoverButton>
  );
};

const COLUMNS = 5;

const isSame = (color: string, other: string) =>
  canonicalValue('color', color) === canonicalValue('color', other);

interface SwatchesProps {
  name: ColorName;
  current: string;
  onChoose: (color: string) => void;
}

/** A grid of named colours with arrow-key navigation. */
const Swatches = ({ name, current, onChoose }: SwatchesProps) => {
  const translate = useTranslate();
  return (
    <>
      <Box
        role="group"
        {...useRovingFocus({ columns: COLUMNS })}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 32px)`, gap: '5px' }}
      >
        {COLORS[name].map(([colorName, color], index) => (
          <ButtonBase
            key={colorName}
            aria-label={translate(`ra.tiptap.colors.${colorName}`)}
            title={translate(`ra.tiptap.colors.${colorName}`)}
            className="is-colour"
            autoFocus={index === 0}
            aria-pressed={isSame(color, current)}
            onClick={() => onChoose(color)}
            sx={{ width: 32, height: 32, borderRadius: 0.75, border: 1, borderColor: 'divider' }}
            style={{ backgroundColor: color, color: KINDS[name].check }}
          >
            {isSame(color, current) && <Check fontSize="small" />}
          </ButtonBase>
        ))}
      </Box>
      <Button fullWidth onClick={() => onChoose('')} sx={{ marginTop: 1 }}>
        {translate('ra.tiptap.reset_color')}
      </Button>
    </>
  );
};
