import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { DifferenceRowsProps } from './DifferenceRows.tsx';

const DifferenceRows = lazy(async () => ({ default: (await import('./DifferenceRows.tsx')).DifferenceRows }));

export const DocumentDifference = (props: DifferenceRowsProps) => {
  const translate = useTranslate();
  return (
    <Suspense fallback={<Box role="status">{translate('differences.reading')}</Box>}>
      <DifferenceRows {...props} />
    </Suspense>
  );
};
