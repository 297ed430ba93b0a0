import { Button, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FloatingNotice } from '../../components/FloatingNotice.tsx';
import type { Moved } from './schedules.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** Long enough to notice a slip; the pointer and the focus hold it. */
const OFFERED_MS = 15_000;

/** Beside the choice of the month, which keeps its 380 pixels however wide the menu is, and above the days. */
const besideMonthSx = (theme: Theme) => ({
  '#notices > &.MuiSnackbar-root:not(.floating ~ *)': {
    [theme.breakpoints.up('md')]: {
      position: 'sticky',
      inset: 'auto',
      top: 'calc(var(--top-bar-height, 0px) + 26px)',
      transform: 'none',
      alignItems: 'flex-start',
      justifyContent: 'flex-end',
      height: 0,
      '& > *': { maxWidth: 'calc(100% - 380px)' },
    },
    [theme.breakpoints.between('md', 'lg')]: { '& > *': { flexWrap: 'wrap' } },
  },
});

interface MovedNoticeProps {
  moved: Moved;
  undo: (moved: Moved) => void;
  forget: () => void;
}

/** Says where something was moved to, and offers to put it back. */
export const MovedNotice = ({ moved, undo, forget }: MovedNoticeProps) => {
  const translate = useTranslate();
  const { whenOf } = useScheduleTexts();
  const { schedule } = moved;
  return (
    <FloatingNotice
      severity="info"
      hidesAfterMs={OFFERED_MS}
      hideLabel={translate('schedule.close')}
      onHide={forget}
      sx={besideMonthSx}
      action={<Button onClick={() => undo(moved)}>{translate('schedule.undo')}</Button>}
    >
      {translate('schedule.moved', {
        title: schedule.title || translate('list.noTitle'),
        when: whenOf(schedule),
      })}
    </FloatingNotice>
  );
};
