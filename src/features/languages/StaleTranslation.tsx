import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useFormWork } from '../../components/form/formWork.ts';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { handOver } from '../../dataProvider/handOver.ts';
import { translationCalls } from '../../dataProvider/translationCalls.ts';
import type { Language } from '../../wire/wire.ts';
import { staleOf } from './stale.ts';

const StaleDifference = lazyScreen(() => import('./StaleDifference.lazy.tsx'), 'StaleDifference');

/** Says above a translation that the Russian text was changed after it, shows in what, and takes that it was checked. */
export const StaleTranslation = ({ language }: { language: Language }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { change } = useDepository();
  const { isLocked } = useFormWork();
  const [isOpen, setIsOpen] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const stale = staleOf(record);
  const { act, isActing, error } = useAct({
    run: async () => {
      if (!record) return;
      await change(resource, translationCalls.checked(resource, record, language));
      // the item that a reload would open has to know it, too, beside what was checked before
      const known = handOver.recordOf(resource, record.id) ?? record;
      handOver.complete(resource, { ...known, stale: staleOf(known).filter((each) => each !== language) });
    },
    onDone: () => setIsChecked(true),
  });
  if (!record || stale.length === 0) return null;
  const name = translate(`languages.${language}`);
  return (
    <Box className="stale" sx={{ '&:empty': { display: 'none' } }}>
      {stale.includes(language) && !isChecked && (
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
            <Suspense fallback={<SkeletonRows rowCount={2} columnCount={1} />}>
              <StaleDifference resource={resource} record={record} language={language} />
            </Suspense>
          )}
        </Alert>
      )}
    </Box>
  );
};
