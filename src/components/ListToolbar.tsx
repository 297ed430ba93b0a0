import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { passFocusBack } from './passFocus.ts';

interface ListToolbarProps {
  /** Tells it from another one on the same screen. */
  label?: string;
  /** Shows «Сбросить фильтры» while any filter is set. */
  isFiltered?: boolean;
  onReset?: () => void;
  children: ReactNode;
  /** Stands on the right. */
  action?: ReactNode;
}

/** Search, filters and the main action in one line above the table. */
export const ListToolbar = ({ label, isFiltered, onReset, children, action }: ListToolbarProps) => {
  const translate = useTranslate();
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, marginBottom: 2 }}
    >
      {children}
      {isFiltered && (
        <Button ref={passFocusBack} color="inherit" onClick={onReset}>
          {translate('list.resetFilters')}
        </Button>
      )}
      {action && <Box sx={{ marginInlineStart: 'auto' }}>{action}</Box>}
    </Box>
  );
};
