import { Box, MenuItem, Select } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { setTextStyle, textStyleAt } from '../schema/textStyles.ts';
import { canonicalValue } from '../styles.ts';
import { useToolbarEditor } from './ToolbarButton.tsx';

interface Choice {
  value: string;
  text: string;
  shortcut?: string;
  style?: CSSProperties;
}

interface ToolbarSelectProps {
  label: string;
  width: number;
  choices: readonly Choice[];
  /** The current value; shown as it is when it is none of the choices. */
  value: string;
  onChange: (value: string) => void;
}

const ToolbarSelect = ({ label, width, choices, value, onChange }: ToolbarSelectProps) => {
  const { isDisabled } = useToolbarEditor();
  const isOffered = choices.some((choice) => choice.value === value);
  return (
    <Select
      size="small"
      displayEmpty
      disabled={isDisabled}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      renderValue={(shown) => choices.find((choice) => choice.value === shown)?.text ?? shown}
      inputProps={{ 'aria-label': label, title: label }}
      MenuProps={{ slotProps: { list: { 'aria-label': label } } }}
      sx={{
        width,
        height: 34,
        typography: 'body2',
        '& fieldset': { border: 0 },
        '& .MuiSelect-select': { paddingInlineStart: 1 },
      }}
    >
      {!isOffered && (
        <MenuItem value={value} sx={{ display: 'none' }}>
          {value}
        </MenuItem>
      )}
      {choices.map(({ value: choice, text, shortcut, style }) => (
        <MenuItem key={choice} value={choice} sx={{ gap: 3, justifyContent: 'space-between' }}>
          <span style={style}>{text}</span>
          {shortcut && (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {shortcut}
            </Box>
          )}
        </MenuItem>
      ))}
    </Select>
  );
};

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const HEADING_SIZES = { 1: 22, 2: 20, 3: 18, 4: 16, 5: 15, 6: 14 } as const;

/** Replaces react-admin's select, whose `li` elements are in no list. */
export const LevelSelect = () => {
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
  const current = useEditorState({
    editor,
    selector: (at) => LEVELS.find((level) => at.editor.isActive('heading', { level })),
  });
  const handleChange = (value: string) => {
    const level = LEVELS.find((each) => String(each) === value);
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const headings = LEVELS.map((level) => ({
    value: String(level),
    text: translate(`ra.tiptap.heading${level}`),
    shortcut: `Ctrl+Alt+${level}`,
    style: { fontSize: HEADING_SIZES[level], fontWeight: 600 },
  }));
  return (
    <ToolbarSelect
      label={translate('ra.tiptap.select_level')}
      width={150}
      value={current ? String(current) : ''}
      choices={[{ value: '', text: translate('ra.tiptap.paragraph'), shortcut: 'Ctrl+Alt+0' }, ...headings]}
      onChange={handleChange}
    />
  );
};

const FONTS = [
  'Arial, Helvetica, sans-serif',
  'Verdana, sans-serif',
  'Tahoma, sans-serif',
  'Georgia, serif',
  'Times New Roman, Times, serif',
  'Courier New, Courier, monospace',
].map((value) => ({ value, text: value.replace(/,.*/, ''), style: { fontFamily: value } }));
const SIZES = [12, 14, 16, 18, 20, 24, 28, 32].map((size) => ({ text: `${size}`, value: `${size}px` }));

const STYLES = {
  fontFamily: { property: 'font-family', label: 'font', none: 'default_font', width: 150, choices: FONTS },
  fontSize: { property: 'font-size', label: 'size', none: 'default_size', width: 112, choices: SIZES },
} as const;

export const StyleSelect = ({ name }: { name: keyof typeof STYLES }) => {
  const { property, label, none, width, choices } = STYLES[name];
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
  const current = useEditorState({ editor, selector: (at) => textStyleAt(at.editor, name) });
  // `"Times New Roman",serif` and `Times New Roman, serif` are one font
  const canonical = (value: string) => canonicalValue(property, value);
  const offered = choices.find(({ value }) => canonical(value) === canonical(current));
  return (
    <ToolbarSelect
      label={translate(`ra.tiptap.${label}`)}
      width={width}
      value={offered?.value ?? current}
      choices={[{ value: '', text: translate(`ra.tiptap.${none}`) }, ...choices]}
      onChange={(chosen) => setTextStyle(editor, name, chosen)}
    />
  );
};
