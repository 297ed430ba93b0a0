import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { Panel } from '../../components/Section.tsx';
import { areDraftsStored, storageMode, useDrafts } from './useDrafts.ts';

/** Tells how drafts are stored on this computer, and lets the user delete all of them. */
export const AccountDrafts = () => {
  const translate = useTranslate();
  const { drafts, error, removeAll } = useDrafts();
  const { act, isActing, error: failure } = useAct({ run: removeAll });
  const [isAsking, setIsAsking] = useState(false);
  const count = drafts?.length ?? 0;
  return (
    <Panel title={translate('drafts.title')}>
      <Typography variant="body2">{translate(`drafts.keeping.${storageMode()}`)}</Typography>
      {areDraftsStored() && (
        <>
          <Typography variant="body2" role="status">
            {error?.message}
            {drafts && translate('drafts.count', { smart_count: count })}
          </Typography>
          {count > 0 && (
            <ActButton
              ref={passFocusToScreen}
              color="error"
              variant="outlined"
              isActing={isActing}
              onClick={() => setIsAsking(true)}
            >
              {translate('drafts.removeAll')}
            </ActButton>
          )}
          {failure && <Alert severity="error">{failure.message}</Alert>}
          <Confirm
            isOpen={isAsking}
            title={translate('drafts.removeAllTitle')}
            content={translate('drafts.removeAllText')}
            confirm={translate('ra.action.delete')}
            onConfirm={act}
            close={() => setIsAsking(false)}
          />
        </>
      )}
    </Panel>
  );
};
