import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useToolbarItem } from './RovingFocus.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';

export interface Choice {
  value: string;
  text: string;
  shortcut?: string;
  style?: { fontFamily?: string; fontSize?: number | string; fontWeight?: number };
}

interface ToolbarChoiceProps {
  label: string;
  width: number;
  choices: readonly Choice[];
  /** The chosen value; a text of its own when none of the choices fits. */
  current: string;
  onChoose: (value: string) => void;
}

/** A menu of which one entry holds, such as the fonts. */
export const ToolbarChoice = ({ label, width, choices, current, onChoose }: ToolbarChoiceProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { isDisabled, itemProps } = useToolbarItem(label);
  const text = choices.find(({ value }) => value === current)?.text ?? current;
  const close = () => setAnchor(undefined);
  return (
    <>
      <button
        type="button"
        className="choice"
        style={{ width }}
        {...itemProps}
        aria-label={`${label}: ${text}`}
        data-hint={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => !isDisabled && setAnchor(currentTarget)}
      >
        <span>{text}</span>
        <ExpandMore aria-hidden />
      </button>
      <ToolbarMenu label={label} anchor={anchor} onClose={close}>
        {() =>
          choices.map(({ value, text: choice, shortcut, style }) => (
            <MenuItem
              key={value}
              role="menuitemradio"
              aria-checked={value === current}
              selected={value === current}
              sx={{ minWidth: width, gap: 3, justifyContent: 'space-between' }}
              onClick={() => {
                close();
                onChoose(value);
              }}
            >
              <span style={style}>{choice}</span>
              {shortcut && (
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {shortcut}
                </Box>
              )}
            </MenuItem>
          ))
        }
      </ToolbarMenu>
    </>
  );
};
