import { Button } from '@mui/material';
import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../../connection.ts';
import { isDoneOnce } from '../../dataProvider/http.ts';
import { isUnanswered, NotSent } from '../../dataProvider/unanswered.ts';
import { dialogsClosed } from '../openDialogs.ts';
import { passFocusToScreen } from '../passFocus.ts';

interface SendLaterProps {
  failure: Error;
  /** Whether a second save has the same effect as one. */
  isRepeatable: boolean;
  onSend: () => void;
}

/**
 * Offers to send again automatically once the connection is back, unless the save may have arrived already and would be carried out
 * twice.
 */
export const SendLater = ({ failure, isRepeatable, onSend }: SendLaterProps) => {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const [isAwaited, setIsAwaited] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const send = useEffectEvent(() => {
    setIsAwaited(false);
    onSend();
  });
  // ends before a dialog that closes at the same moment is noticed
  useLayoutEffect(() => {
    if (!isAwaited || isLost) return;
    let isCurrent = true;
    // what is typed in an open dialog belongs to the save
    void dialogsClosed(place.current).then(() => isCurrent && send());
    return () => {
      isCurrent = false;
    };
  }, [isAwaited, isLost]);

  const isHarmless = failure instanceof NotSent || isRepeatable || isDoneOnce();
  const isOffered = isLost && isUnanswered(failure) && isHarmless;
  if (!isOffered && !isAwaited) return null;
  return (
    <div ref={place}>
      <div role="status">{isAwaited && translate('form.sendsLater')}</div>
      <Button
        ref={passFocusToScreen}
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
