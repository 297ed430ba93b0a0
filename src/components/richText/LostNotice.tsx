import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useWords } from './useWords.ts';

interface LostNoticeProps {
  lost: string[];
  isLocked: boolean;
  onUnlock: () => void;
}

/** Names what the editor cannot keep, before anybody changes the text. */
export const LostNotice = ({ lost, isLocked, onUnlock }: LostNoticeProps) => {
  const word = useWords();
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ marginBottom: 1, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        isLocked && (
          <Button color="inherit" onClick={onUnlock}>
            {word('edit_anyway')}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ fontWeight: 600 }}>
        {word('lost_title')}: {lost.join(', ')}
      </AlertTitle>
      {isLocked && word('lost_hint')}
    </Alert>
  );
};
