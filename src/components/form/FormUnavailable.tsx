import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Slot } from '../features.tsx';
import { Notice } from '../Notice.tsx';

interface FormUnavailableProps {
  error: Error | null;
  onRetry: () => void;
  /** Leads to the list of a record that is gone, where there is one. */
  toList?: () => void;
}

const isNotFound = (error: Error) => 'status' in error && error.status === 404;

/** Shown while the item of a form is loading, or when it could not be loaded. */
export const FormUnavailable = ({ error, onRetry, toList }: FormUnavailableProps) => {
  const translate = useTranslate();
  if (error)
    return (
      <>
        <Notice
          title={translate('form.loadFailed')}
          text={error.message}
          // what is gone does not come back by asking again
          {...(isNotFound(error) && toList
            ? { action: { label: translate('form.toList'), onClick: toList } }
            : { onRetry })}
        />
        {isNotFound(error) && (
          <Box sx={{ marginTop: 2.5 }}>
            <Slot name="missingRecord" />
          </Box>
        )}
      </>
    );
  return (
    <div role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={44} />
      <Skeleton variant="rounded" height={420} sx={{ maxWidth: 860 }} />
    </div>
  );
};
