import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useToolbarEditor } from './useToolbarEditor.ts';

interface PopoverButtonProps {
  label: string;
  icon: ReactNode;
  shortcut?: string;
  isSelected?: boolean;
  width?: number;
  ref?: Ref<HTMLButtonElement>;
  /** The form in the popover; it closes it when it is done. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small form beside it. What had the focus before gets it back. */
export const PopoverButton = ({
  label,
  icon,
  shortcut,
  isSelected = false,
  width = 320,
  ref,
  children,
}: PopoverButtonProps) => {
  const { isDisabled } = useToolbarEditor();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ToggleButton
        ref={ref}
        value={label}
        size="small"
        selected={isSelected}
        disabled={isDisabled}
        aria-label={label}
        title={shortcut ? `${label} (${shortcut})` : label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </ToggleButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        transitionDuration={{ exit: 0 }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // the shortcuts of the form, such as those to another text, do nothing meanwhile
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
      >
        <Box sx={{ width: `min(${width}px, calc(100vw - 32px))`, padding: 2 }}>
          {children(() => setAnchor(undefined))}
        </Box>
      </Popover>
    </>
  );
};

interface PopoverFormProps {
  submitLabel: string;
  onSubmit: () => void;
  /** Quiet actions beside the main one. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Not a `form` element: it is inside the form of the item, and Enter must not save that. */
export const PopoverForm = ({ submitLabel, onSubmit, actions, children }: PopoverFormProps) => {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Box onKeyDown={handleKeyDown} sx={{ display: 'grid', gap: 1.5 }}>
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap' }}>
        {actions}
        <Button variant="contained" onClick={onSubmit}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
};
