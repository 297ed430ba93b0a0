import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { uzbekActs } from './acts.ts';
import { useActDialog } from './useActDialog.tsx';
import { useWriting } from './useWriting.ts';
import type { LettersProps } from './writing.ts';

interface LettersMenuProps extends Pick<LettersProps, 'text' | 'language'> {
  /** Open while there is one. */
  anchor: HTMLElement | undefined;
  onClose: () => void;
}

/** What can be done with the letters of an Uzbek text. Each shows first what it would change. */
export const LettersMenu = ({ text, language, anchor, onClose }: LettersMenuProps) => {
  const translate = useTranslate();
  const { open, dialog } = useActDialog(useWriting(text), language);
  return (
    <>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': translate('letters.menu') } }}
      >
        {uzbekActs().map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              onClose();
              open(act);
            }}
          >
            {translate(`letters.acts.${act}`)}…
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  );
};
