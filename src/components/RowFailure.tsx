import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { passFocusBack, passFocusToScreen } from './passFocus.ts';

interface RowFailureProps {
  text: string;
  /** The action that failed, for screen readers. */
  action: string;
  /** Without it there is no button. */
  onRetry?: () => unknown;
}

export const RowFailure = ({ text, action, onRetry }: RowFailureProps) => {
  const translate = useTranslate();
  return (
    <Box
      ref={passFocusBack}
      role="alert"
      sx={{
        color: 'error.main',
        fontSize: 13,
        whiteSpace: 'normal',
        minWidth: 'min(200px, 100%)',
        maxWidth: 260,
      }}
    >
      {text}{' '}
      {onRetry && (
        <Button
          ref={passFocusToScreen}
          size="small"
          color="error"
          onClick={() => void onRetry()}
          aria-label={translate('list.retryAction', { action })}
          sx={{ minHeight: 24, padding: 0, minWidth: 0, textDecoration: 'underline' }}
        >
          {translate('list.retry')}
        </Button>
      )}
    </Box>
  );
};
