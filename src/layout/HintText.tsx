import Tooltip from '@mui/material/Tooltip';
import type { Ref } from 'react';

interface HintTextProps {
  hinted: HTMLElement;
  ref: Ref<HTMLDivElement>;
}

/** The words of a hint, beside what they are about. */
export const HintText = ({ hinted, ref }: HintTextProps) => (
  <Tooltip
    open
    title={hinted.dataset.hint}
    placement={hinted.dataset.hintSide === 'right' ? 'right' : 'bottom'}
    slotProps={{ popper: { anchorEl: hinted }, tooltip: { ref } }}
  >
    {/* not named by it: the hint says the name of what it hangs on */}
    <span aria-label={undefined} />
  </Tooltip>
);
