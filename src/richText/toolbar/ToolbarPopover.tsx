import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { type ReactNode, type RefObject, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ToolbarPopoverProps {
  label: string;
  icon: ReactNode;
  shortcut?: string;
  isPressed?: boolean;
  width?: number;
  /** Lets a shortcut open it. */
  openRef?: RefObject<(() => void) | undefined>;
  /** The form in the popover; it closes it when it is done. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small form beside it. What had the focus before gets it back. */
export const ToolbarPopover = ({
  label,
  icon,
  shortcut,
  isPressed,
  width = 320,
  openRef,
  children,
}: ToolbarPopoverProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [openings, setOpenings] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const open = (opener: HTMLElement) => {
    setAnchor(opener);
    setOpenings((count) => count + 1);
  };
  const close = () => setAnchor(undefined);
  useImperativeHandle(openRef, () => () => button.current?.click());
  return (
    <>
      <ToolbarButton
        ref={button}
        label={label}
        shortcut={shortcut}
        isPressed={isPressed}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={open}
      >
        {icon}
      </ToolbarButton>
      {openings > 0 && (
        <Popover
          open={anchor !== undefined}
          anchorEl={anchor}
          onClose={close}
          // what comes too late for a popover that was closed must not take the focus
          transitionDuration={{ exit: 0 }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              // the keys of the form, such as those to another text, rest meanwhile
              'aria-modal': true,
              'aria-label': label,
              elevation: 8,
              sx: { border: 1, borderColor: 'divider' },
            },
          }}
        >
          <Box key={openings} sx={{ width: `min(${width}px, calc(100vw - 32px))`, padding: 2 }}>
            <Suspense fallback={<Box sx={{ minHeight: 120 }} />}>{anchor && children(close)}</Suspense>
          </Box>
        </Popover>
      )}
    </>
  );
};
