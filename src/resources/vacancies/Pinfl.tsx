import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect } from 'react';
import { type Identifier, useRecordContext, useStore, useTranslate } from 'react-admin';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfApplicant } from './names.ts';

const PINFL_DIGITS = 14;
const OPEN_DIGITS = 4;
const REVEALED_MS = 30_000;

/** A personal number: its last digits, the whole of it for 30 seconds after a click. At most one is revealed. */
export const Pinfl = () => {
  const translate = useTranslate();
  const application = useRecordContext<Application>();
  const [revealed, reveal] = useStore<Identifier | null>('applications.revealedPinfl', null);
  const id = application?.id;
  const isShown = id !== undefined && revealed === id;
  useEffect(() => {
    if (!isShown) return;
    const hide = () => reveal((now: Identifier | null) => (now === id ? null : now));
    const timer = setTimeout(hide, REVEALED_MS);
    return () => {
      clearTimeout(timer);
      hide();
    };
  }, [isShown, id, reveal]);
  const pinfl = String(application?.pinfl ?? '');
  if (!application || pinfl === '') return null;
  const digits = pinfl.slice(-OPEN_DIGITS);
  const label = translate(isShown ? 'applications.hidePinfl' : 'applications.showPinfl', {
    name: nameOfApplicant(application),
  });
  return (
    <Box
      component="span"
      // as wide as the open number from the start: a table does not move when it is shown
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        fontSize: '0.92em',
        minWidth: `${PINFL_DIGITS}ch`,
      }}
    >
      {isShown ? (
        pinfl
      ) : (
        <>
          <span style={visuallyHidden}>{translate('applications.hiddenPinfl', { digits })}</span>
          <span aria-hidden>•••&nbsp;{digits}</span>
        </>
      )}
      <Tooltip title={label}>
        <IconButton
          size="small"
          sx={{ padding: 0.25 }}
          aria-label={label}
          aria-pressed={isShown}
          onClick={() => reveal(isShown ? null : application.id)}
        >
          {isShown ? <HiddenIcon fontSize="small" /> : <VisibleIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  );
};
