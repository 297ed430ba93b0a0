import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
    <Stack spacing={1.5} onKeyDown={handleKeyDown}>
      {children}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap' }}>
        {actions}
        <Button variant="contained" onClick={onSubmit}>
          {submitLabel}
        </Button>
      </Stack>
    </Stack>
  );
};
