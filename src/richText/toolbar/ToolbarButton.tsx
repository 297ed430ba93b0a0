import type { ComponentProps, ReactNode } from 'react';
import { useToolbarItem } from './RovingFocus.tsx';

interface ToolbarButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  label: string;
  /** `Ctrl+B`, shown in the tooltip. */
  shortcut?: string;
  isPressed?: boolean;
  isUnavailable?: boolean;
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
}

/** A button with an icon; a disabled one keeps its place among the arrow keys. Its look is the toolbar's (`itemsSx`). */
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
    <button
      type="button"
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
    >
      {children}
    </button>
  );
};
