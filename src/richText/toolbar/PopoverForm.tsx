import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent, ReactNode } from 'react';

interface PopoverFormProps {
  submitLabel: string;
  onSubmit: () => void;
  /** Quiet actions beside the main one. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Not a `form` element: it stands inside the form of the item, and Enter must not save that. */
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
