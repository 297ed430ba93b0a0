import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { passFocusToScreen, takeFocus } from '../../components/passFocus.ts';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import { RemarkText } from './Remarks.tsx';
import type { Reviewed } from './usePinnedVersion.ts';

interface ChangedMeanwhileProps {
  read: Reviewed;
  newer: Reviewed;
  onRead: () => void;
}

/** Tells that a newer version was saved, shows its changes, and opens it. */
export const ChangedMeanwhile = ({ read, newer, onRead }: ChangedMeanwhileProps) => {
  const translate = useTranslate();
  const id = useId();
  const isTakenDown = newer.takenDown && !read.takenDown;
  const before = { ...read.after, status: newer.after.status };
  const isChanged = !isTakenDown || changedFields(before, newer.after).length > 0;
  const what = (newer.returned && 'returnedMeanwhile') || (isTakenDown && 'takenDownMeanwhile') || 'changed';
  return (
    <Alert
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      severity="warning"
      variant="outlined"
      sx={{ outline: 'none', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle id={id} sx={{ fontWeight: 600 }}>
        {translate(`review.${what}`, { name: newer.returned?.by ?? newer.author.name })}
      </AlertTitle>
      <Box sx={{ display: 'grid', gap: 2, marginBlock: 1.5 }}>
        {newer.returned && <RemarkText>{newer.returned.note}</RemarkText>}
        {!newer.returned && isChanged && (
          <RecordDifference resource={read.kind} before={read.after} after={newer.after} />
        )}
      </Box>
      <Button ref={passFocusToScreen} variant="outlined" color="inherit" onClick={onRead}>
        {translate('review.readNewer')}
      </Button>
    </Alert>
  );
};
