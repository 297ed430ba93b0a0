import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useToolbarItem } from './RovingFocus.tsx';
import { ITEM_HEIGHT, ITEM_WIDTH } from './toolbarShape.ts';

export const itemSx = {
  height: ITEM_HEIGHT,
  borderRadius: 1,
  color: 'text.primary',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true], &[aria-expanded=true]': { bgcolor: 'action.selected', color: 'primary.main' },
  '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
  '& svg': { fontSize: 20 },
} as const;

interface ToolbarButtonProps extends Omit<ButtonBaseProps, 'onClick'> {
  label: string;
  /** `Ctrl+B`, shown in the tooltip. */
  shortcut?: string;
  isPressed?: boolean;
  isUnavailable?: boolean;
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
}

/** A button with an icon; a disabled one keeps its place among the arrow keys. */
export const ToolbarButton = ({
  label,
  shortcut,
  isPressed,
  isUnavailable = false,
  onClick,
  children,
  ...rest
}: ToolbarButtonProps) => {
  const { isDisabled, itemProps } = useToolbarItem(label);
  const isOff = isDisabled || isUnavailable;
  return (
    <ButtonBase
      {...itemProps}
      {...rest}
      aria-label={label}
      data-hint={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut?.replaceAll('Ctrl', 'Control')}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        if (!isOff) onClick(currentTarget);
      }}
      sx={{ ...itemSx, width: ITEM_WIDTH }}
    >
      {children}
    </ButtonBase>
  );
};
