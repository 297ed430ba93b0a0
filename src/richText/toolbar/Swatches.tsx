import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { canonicalValue } from '../styles.ts';
import type { Swatch } from './colors.ts';

const COLUMNS = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  const swatches: EventTarget[] = [...event.currentTarget.querySelectorAll('button')];
  const index = swatches.indexOf(event.target);
  const next = step && index >= 0 ? swatches[index + step] : undefined;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

const isSame = (color: string, other: string) =>
  canonicalValue('color', color) === canonicalValue('color', other);

interface SwatchesProps {
  colors: readonly Swatch[];
  current: string;
  onChoose: (color: string) => void;
}

/** Colours with names; arrows move over them. */
export const Swatches = ({ colors, current, onChoose }: SwatchesProps) => {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      onKeyDown={handleKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 32px)`, gap: '5px' }}
    >
      {colors.map(({ name, color, ink }, index) => (
        <ButtonBase
          key={name}
          aria-label={translate(`ra.tiptap.colors.${name}`)}
          data-hint={translate(`ra.tiptap.colors.${name}`)}
          className="is-colour"
          autoFocus={index === 0}
          aria-pressed={isSame(color, current)}
          onClick={() => onChoose(color)}
          sx={{ width: 32, height: 32, borderRadius: 0.75, border: 1, borderColor: 'divider' }}
          style={{ backgroundColor: color, color: ink }}
        >
          {isSame(color, current) && <Check fontSize="small" />}
        </ButtonBase>
      ))}
    </Box>
  );
};
