import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { screen } from '../components/screen.tsx';
import type { DifferenceRowsProps } from './DifferenceRows.tsx';

const DifferenceRows = screen(() => import('./DifferenceRows.tsx'), 'DifferenceRows');

export const DocumentDifference = (props: DifferenceRowsProps) => {
  const translate = useTranslate();
  return (
    <Suspense fallback={<Box role="status">{translate('differences.reading')}</Box>}>
      <DifferenceRows {...props} />
    </Suspense>
  );
};
