import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';

interface ChangedMeanwhileProps {
  kind: string;
  before: Partial<RaRecord>;
  after: Partial<RaRecord>;
  /** Who has saved what is newer. */
  name: string;
  onRead: () => void;
}

/** What is being read is not the newest any more: what has changed since, and how to read that instead. */
export const ChangedMeanwhile = ({ kind, before, after, name, onRead }: ChangedMeanwhileProps) => {
  const translate = useTranslate();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert
      ref={place}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      severity="warning"
      variant="outlined"
      sx={{ outline: 'none', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle id={id} sx={{ fontWeight: 600 }}>
        {translate('review.changed', { name })}
      </AlertTitle>
      <Box sx={{ display: 'grid', gap: 2, marginBlock: 1.5 }}>
        <RecordDifference resource={kind} before={before} after={after} />
      </Box>
      <Button ref={passFocusToScreen} variant="outlined" color="inherit" onClick={onRead}>
        {translate('review.readNewer')}
      </Button>
    </Alert>
  );
};
