import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import StoppedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Schedule } from '../../dataProvider/scheduleCalls.ts';
import { useWords } from './useWords.ts';

/** What has come of a schedule; nothing while it waits. */
export const StateLine = ({ schedule }: { schedule: Schedule }) => {
  const translate = useTranslate();
  const { sentenceOf } = useWords();
  const { state, reason, lateMinutes } = schedule;
  if (state === 'waiting') return null;
  const isDone = state === 'done';
  const Icon = isDone ? DoneIcon : StoppedIcon;
  const isToldWhole = state === 'failed' || lateMinutes > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'flex-start',
        color: isDone ? 'success.main' : 'error.main',
      }}
    >
      <Icon style={{ fontSize: 16, marginTop: 1 }} />
      <span>{isToldWhole ? sentenceOf(schedule) : translate(`schedule.state.${state}`, { reason })}</span>
    </Box>
  );
};
