import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Notice } from './Notice.tsx';

interface LoadFailureProps {
  failures: number;
  onRetry: () => void;
}

const inTextSx = { minHeight: 24, padding: 0, fontSize: 'inherit', textDecoration: 'underline' };

/** Shown instead of code that could not be loaded: offers to try again, and to reload the page when that does not help. */
export const LoadFailure = ({ failures, onRetry }: LoadFailureProps) => {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('load.failed')}
      text={
        <>
          {translate('load.keepsRest')}
          {failures > 1 && (
            <div>
              {translate('load.newVersion')}{' '}
              <Button color="inherit" onClick={() => location.reload()} sx={inTextSx}>
                {translate('crash.reload')}
              </Button>
            </div>
          )}
        </>
      }
      onRetry={onRetry}
    />
  );
};
