import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useEditing, useIsFormLocked, useOpenedRecord } from '../../components/form/formState.ts';
import { useTextLanguage } from '../../components/form/textLanguage.ts';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import { staleOf, translationCalls } from '../../dataProvider/translationCalls.ts';
import { StaleDifference } from './StaleDifference.tsx';

/** Tells that the Russian text is newer than this translation, shows the changes, and lets the user mark the translation as checked. */
export const StaleTranslation = () => {
  const translate = useTranslate();
  const language = useTextLanguage() ?? 'ru';
  const resource = useResourceContext() ?? '';
  const editing = useEditing();
  const record = useOpenedRecord();
  const { change } = useDepository();
  const isLocked = useIsFormLocked();
  const [isOpen, setIsOpen] = useState(false);
  const forgetStale = ({ id }: RaRecord) => {
    // others may have been checked meanwhile
    const checked = (opened: RaRecord) => ({
      ...opened,
      stale: staleOf(opened).filter((each) => each !== language),
    });
    if (editing.opened) editing.opened = checked(editing.opened);
    // a reload opens the handed-over item
    const stored = handOver.recordOf(resource, id);
    if (stored) handOver.complete(resource, checked(stored));
  };
  const { act, isActing, error } = useAct({
    run: async () => {
      if (!record) return;
      await change(resource, translationCalls.checked(resource, record, language));
      forgetStale(record);
    },
  });
  if (!record || !staleOf(record).includes(language)) return null;
  const name = translate(`languages.${language}`);
  return (
    <Alert
      ref={passFocusToScreen}
      severity="warning"
      variant="outlined"
      sx={{ '& > div:last-of-type': { flex: 1, minWidth: 0 } }}
    >
      {translate('staleTranslation.title')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, marginInlineStart: -1 }}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${translate('staleTranslation.show')}: ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate('staleTranslation.show')}
        </Button>
        <Button
          size="small"
          aria-disabled={isActing || isLocked}
          aria-label={`${translate('staleTranslation.check')}: ${name}`}
          onClick={() => isLocked || act()}
        >
          {translate('staleTranslation.check')}
        </Button>
      </Box>
      {error && <Box role="alert">{error.message}</Box>}
      {isOpen && (
        <StaleDifference {...{ resource, record, language }} onUpToDate={() => forgetStale(record)} />
      )}
    </Alert>
  );
};
