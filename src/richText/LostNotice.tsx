import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

interface LostNoticeProps {
  title: string;
  /** In words. */
  lost: readonly string[];
  hint?: string;
  action?: { label: string; onClick: () => void };
}

/** Names what the editor cannot keep, before anybody changes the text, and what a paste left behind. */
export const LostNotice = ({ title, lost, hint, action }: LostNoticeProps) => (
  <Alert
    severity="warning"
    variant="outlined"
    sx={{ marginBottom: 1, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    action={
      action && (
        <Button color="inherit" onClick={action.onClick}>
          {action.label}
        </Button>
      )
    }
  >
    <AlertTitle sx={{ fontWeight: 600 }}>
      {title}: {lost.join(', ')}
    </AlertTitle>
    {hint}
  </Alert>
);
