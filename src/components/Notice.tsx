import { Alert, AlertTitle, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { passFocusToScreen } from './passFocus.ts';

interface NoticeProps {
  severity?: 'error' | 'warning' | 'info';
  title: ReactNode;
  text?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Shows «Повторить» as the action. */
  onRetry?: () => unknown;
  marginBottom?: number;
}

/** On a phone the action is below the text. */
export const roomForText = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 11rem' } } as const;

export const Notice = ({ severity = 'error', title, text, onRetry, marginBottom, ...props }: NoticeProps) => {
  const retry = useTranslate()('list.retry');
  const action = onRetry ? { label: retry, onClick: () => void onRetry() } : props.action;
  return (
    <Alert
      ref={passFocusToScreen}
      severity={severity}
      variant="outlined"
      sx={{ alignItems: 'flex-start', marginBottom, ...roomForText }}
      action={
        action && (
          <Button color="inherit" onClick={action.onClick} sx={{ whiteSpace: 'nowrap' }}>
            {action.label}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ fontWeight: 600, marginBottom: text ? 0.5 : 0 }}>{title}</AlertTitle>
      {text}
    </Alert>
  );
};
