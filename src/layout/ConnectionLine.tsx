import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { Box } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useDepository } from '../components/act/useDepository.ts';
import { connection } from '../connection.ts';

/** How often a lost connection is checked, in ms. */
const LOOK_EVERY_MS = 5000;

export const useIsConnectionLost = () => useSyncExternalStore(connection.subscribe, connection.isLost);

/** Constant, so that sticky bars of screens can be placed below the line. */
export const CONNECTION_LINE_HEIGHT = { xs: 46, sm: 32 };

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  height: CONNECTION_LINE_HEIGHT,
  paddingInline: 2,
  borderTop: 1,
  borderColor: 'divider',
  color: 'warning.main',
  fontSize: 13,
  lineHeight: 1.3,
};

/** Tells while there is no connection what that means for saves, and keeps checking it. */
export const ConnectionLine = () => {
  const translate = useTranslate();
  const { reach } = useDepository();
  const isLost = useIsConnectionLost();

  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(reach, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLost, reach]);

  return (
    <div role="status">
      {isLost && (
        <Box sx={lineSx}>
          <CloudOffIcon fontSize="small" aria-hidden />
          {translate('shell.noConnection')}
        </Box>
      )}
    </div>
  );
};
