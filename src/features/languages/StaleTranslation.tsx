import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useEvent, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { isFile, partsOf } from '../../components/form/completeness.ts';
import { useEditing, useIsFormLocked, useOpenedRecord } from '../../components/form/formState.ts';
import { useTextLanguage } from '../../components/form/textLanguage.ts';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { RowFailure } from '../../components/RowFailure.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import { DepositoryError } from '../../dataProvider/http.ts';
import { staleOf, translationCalls } from '../../dataProvider/translationCalls.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import type { Language } from '../../wire/wire.ts';

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
    const stored = handOver.itemOf(resource, id).record;
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

interface StaleDifferenceProps {
  resource: string;
  record: RaRecord;
  language: Language;
  /** Somebody else has checked or changed the translation. */
  onUpToDate: () => void;
}

/** The Russian texts of a record alone. */
const russianTexts = (resource: string, { id, entries }: RaRecord): RaRecord => {
  const texts = partsOf(resource).filter((part) => !isFile(part));
  return { id, entries: { ru: Object.fromEntries(texts.map((part) => [part, entries?.ru?.[part]])) } };
};

/** Compares the current Russian text with the one that was translated. */
const StaleDifference = ({ resource, record, language, onUpToDate }: StaleDifferenceProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = translationCalls.translated(resource, record.id, language);
  const { data, error, refetch } = useReadOf('translated', call);
  const isUpToDate = error instanceof DepositoryError && error.status === 404;
  const endUpToDate = useEvent(() => {
    const text = error?.message ?? '';
    notify(text, { type: 'info', messageArgs: { _: text } });
    onUpToDate();
  });
  useEffect(() => {
    if (isUpToDate) endUpToDate();
  }, [isUpToDate, endUpToDate]);
  if (error)
    return <RowFailure text={error.message} action={translate('staleTranslation.show')} onRetry={refetch} />;
  if (!data) return <SkeletonRows rowCount={2} />;
  return (
    <RecordDifference
      resource={resource}
      before={russianTexts(resource, data)}
      after={russianTexts(resource, record)}
    />
  );
};
