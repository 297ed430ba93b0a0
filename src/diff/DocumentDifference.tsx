import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../wire/wire.ts';

export interface DocumentDifferenceProps {
  before: string;
  after: string;
  /** Shows the second text alone, with neutral marks where the first one differs. */
  isOneSided?: boolean;
  language?: Language;
}

const DifferenceRows = lazy(async () => ({ default: (await import('./DifferenceRows.tsx')).DifferenceRows }));

export const DocumentDifference = (props: DocumentDifferenceProps) => {
  const translate = useTranslate();
  return (
    <Suspense fallback={<Box role="status">{translate('differences.reading')}</Box>}>
      <DifferenceRows {...props} />
    </Suspense>
  );
};
