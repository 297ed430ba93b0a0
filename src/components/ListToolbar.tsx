import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
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
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 know the role alone
    <div role="search" aria-label={label} className="list-toolbar">
      {children}
      {isFiltered && (
        <Button ref={passFocusBack} color="inherit" onClick={onReset}>
          {translate('list.resetFilters')}
        </Button>
      )}
      {action && <div className="list-action">{action}</div>}
    </div>
  );
};
