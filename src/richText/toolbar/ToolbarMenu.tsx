import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useWasOpened } from '../../components/useWasOpened.ts';

interface ToolbarMenuProps {
  label: string;
  /** The button that has opened it. */
  anchor: HTMLElement | undefined;
  onClose: () => void;
  /** Its entries. */
  children: () => ReactNode;
}

/** A menu, which is not there before it is first opened. */
export const ToolbarMenu = ({ label, anchor, onClose, children }: ToolbarMenuProps) =>
  useWasOpened(anchor !== undefined) ? (
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {children()}
    </Menu>
  ) : null;
