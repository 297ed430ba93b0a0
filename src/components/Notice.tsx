import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { passFocusToScreen } from './passFocus.ts';

interface NoticeProps {
  severity?: 'error' | 'warning' | 'info';
  title: ReactNode;
  text?: ReactNode;
  action?: { label: string; onClick: () => void; name?: string };
}

/** An inline panel that says what happened and offers what to do. */
export const Notice = ({ severity = 'error', title, text, action }: NoticeProps) => (
  <Alert
    ref={passFocusToScreen}
    severity={severity}
    variant="outlined"
    sx={{ alignItems: 'flex-start' }}
    action={
      action && (
        <Button
          color="inherit"
          onClick={action.onClick}
          aria-label={action.name}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {action.label}
        </Button>
      )
    }
  >
    <AlertTitle sx={{ fontWeight: 600, marginBottom: text ? 0.5 : 0 }}>{title}</AlertTitle>
    {text}
  </Alert>
);
