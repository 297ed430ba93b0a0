import { keyframes } from '@emotion/react';
import { Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { awaitedCode } from '../components/awaitedCode.ts';

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** Most screens are there sooner. */
const PATIENCE = '200ms';

const lineSx = {
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  overflow: 'hidden',
  animation: `${appear} 1ms ${PATIENCE} backwards`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '25%',
    height: '100%',
    bgcolor: 'primary.main',
    animation: `${run} 1.2s ease-in-out infinite`,
  },
};

/** Runs under the top bar while the next screen's code is on its way. */
export const LoadingLine = () => {
  const translate = useTranslate();
  const isAwaited = useSyncExternalStore(awaitedCode.subscribe, awaitedCode.isAny);
  return isAwaited ? <Box role="progressbar" aria-label={translate('list.loading')} sx={lineSx} /> : null;
};
