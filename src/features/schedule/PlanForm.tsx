import { Box, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusBack } from '../../components/passFocus.ts';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import {
  type Plan,
  type Schedule,
  type ScheduledAct,
  scheduleCalls,
  type WallTime,
} from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { daysAfter } from './days.ts';
import { useScheduleAct } from './schedules.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

const MORNING = '09:00';

interface PlanFormProps {
  act: ScheduledAct;
  item: Pick<Plan, 'kind' | 'id' | 'version'>;
  /** What is set already. */
  open?: Schedule;
  now: WallTime;
  note?: string;
}

/** Sets when one of both happens, or takes that back. */
export const PlanForm = ({ act, item, open, now, note }: PlanFormProps) => {
  const translate = useTranslate();
  const { describe } = useScheduleTexts();
  const id = useId();
  const isSet = open?.state === 'waiting';
  const [typed, setTyped] = useState<WallTime>();
  const { day, time } = typed ?? (isSet ? open : { day: daysAfter(now.day, 1), time: MORNING });
  const wall = { day, time };
  const forgetTyped = () => setTyped(undefined);
  const setting = useScheduleAct<Plan>(scheduleCalls.set, forgetTyped);
  const withdrawing = useScheduleAct<number>(scheduleCalls.withdraw, forgetTyped);
  const name = translate(`schedule.${act}.name`);
  const error = setting.error ?? withdrawing.error;
  const action = translate(isSet ? 'schedule.move' : 'schedule.set');
  const send = (event: FormEvent) => {
    event.preventDefault();
    withdrawing.forgetError();
    setting.act({ ...item, act, ...wall });
  };
  const field = (key: keyof WallTime, type: string) => ({
    type,
    label: translate(`schedule.${key}`),
    value: wall[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...wall, [key]: event.target.value }),
    slotProps: { inputLabel: { shrink: true } },
  });
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} component="h3" variant="h3">
        {name}
      </Typography>
      <Typography role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {open && describe(open)}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={send}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
      >
        <TextField {...field('day', 'date')} helperText={dayInWords(wall.day)} sx={{ width: 172 }} />
        <TextField {...field('time', 'time')} sx={{ width: 135 }} />
        <ActButton
          type="submit"
          variant="contained"
          isActing={setting.isActing}
          aria-label={translate('schedule.ofAct', { action, act: name })}
        >
          {action}
        </ActButton>
        {open && (
          <ActButton
            ref={passFocusBack}
            color="inherit"
            isActing={withdrawing.isActing}
            onClick={() => {
              setting.forgetError();
              withdrawing.act(open.id);
            }}
            aria-label={translate('schedule.ofAct', { action: translate('schedule.withdraw'), act: name })}
          >
            {translate('schedule.withdraw')}
          </ActButton>
        )}
      </Box>
      {error && <Notice title={translate('schedule.failed')} text={errorMessage(error)} />}
    </Box>
  );
};
