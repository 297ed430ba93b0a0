import { Button } from '@mui/material';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../../connection.ts';
import { depositoryUrl } from '../../dataProvider/http.ts';
import { isUnanswered, NotSent } from '../../dataProvider/unanswered.ts';
import { session } from '../../session.ts';

/** Whether the depository knows what was sent before by its key, which is told to one of the page's own origin alone. */
export const isDoneOnce = () =>
  depositoryUrl() === '' && session.user()?.features?.includes('idempotency') === true;

interface SendLaterProps {
  failure: Error;
  /** To do it twice is as good as once. */
  isRepeatable: boolean;
  onSend: () => void;
}

/**
 * Offers to send what failed for want of a line by itself, once the line is back. Not where it may have arrived already and would be
 * done twice.
 */
export const SendLater = ({ failure, isRepeatable, onSend }: SendLaterProps) => {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const [isAwaited, setIsAwaited] = useState(false);
  const send = useEffectEvent(() => {
    setIsAwaited(false);
    onSend();
  });
  useEffect(() => {
    if (isAwaited && !isLost) send();
  }, [isAwaited, isLost]);

  const isHarmless = failure instanceof NotSent || isRepeatable || isDoneOnce();
  if (!isLost || !isUnanswered(failure) || !isHarmless) return null;
  return (
    <div>
      <div role="status">{isAwaited && translate('form.sendsLater')}</div>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => setIsAwaited(!isAwaited)}
        sx={{ marginTop: 1 }}
      >
        {translate(isAwaited ? 'form.doNotSend' : 'form.sendLater')}
      </Button>
    </div>
  );
};
