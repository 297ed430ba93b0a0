import { Box, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormIsDirty, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusBack } from '../../components/passFocus.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useIsUnread } from '../../components/useHasMoved.ts';
import { useReadOf } from '../../components/useRead.ts';
import { errorMessage, isConflict } from '../../dataProvider/http.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import {
  type Plan,
  type Schedule,
  type ScheduledAct,
  scheduleCalls,
  type WallTime,
} from '../../dataProvider/scheduleCalls.ts';
import { dayInWords } from '../../dates.ts';
import { session } from '../../session.ts';
import { daysAfter } from './days.ts';
import { useScheduleAct, useScheduleQuery } from './schedules.tsx';
import { useScheduleTexts } from './useScheduleTexts.ts';

const isOpen = ({ state }: Schedule) => state === 'waiting' || state === 'stopped';

/** The schedules of the form's item, and the outcome of former ones. */
export const SchedulePanel = () => {
  const translate = useTranslate();
  const { clockOf, describe } = useScheduleTexts();
  const isDirty = useFormIsDirty();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const id = Number(record?.id);
  const { data, error, refetch } = useScheduleQuery(scheduleCalls.ofItem(resource, id));
  const isPublished = record?.status === 'published';
  // scheduling a publication needs the right to approve it
  const obstacles = useReadOf('obstacles', reviewCalls.obstacles(resource, [id]), {
    enabled: session.hasFeature('review') && !isPublished,
  });
  const failure = error && (
    <Notice title={translate('schedule.loadFailed')} text={error.message} onRetry={refetch} />
  );
  if (!data || (obstacles.isFetching && !obstacles.data)) return failure ?? <SkeletonRows rowCount={3} />;
  const openOf = (act: ScheduledAct) => data.items.find((each) => each.act === act && isOpen(each));
  const ended = data.items.filter((each) => !isOpen(each)).reverse();
  const plan = (act: ScheduledAct, note?: string, obstacle?: string) => {
    const item = { kind: resource, id, version: Number(record?.version) };
    const publication = act === 'takeDown' ? openOf('publish') : undefined;
    const { day: after } = publication ?? data.now;
    const why = isDirty ? translate('schedule.unsavedText') : obstacle;
    return <PlanForm key={act} open={openOf(act)} {...{ act, item, after, note, obstacle: why }} />;
  };
  // nothing would be there to be taken down
  const endsToo = openOf('publish') && openOf('takeDown') && record?.replaces !== true;
  const hasEnd = isPublished || record?.replaces === true || openOf('publish') || openOf('takeDown');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {failure}
      {isDirty && <Notice severity="warning" title={translate('schedule.unsaved')} />}
      {isPublished ? (
        <Typography>{translate('schedule.onSite')}</Typography>
      ) : (
        plan(
          'publish',
          [translate('schedule.approves'), endsToo && translate('schedule.endsToo')]
            .filter(Boolean)
            .join(' '),
          obstacles.data?.[0]?.reason,
        )
      )}
      {hasEnd ? (
        plan('takeDown')
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('schedule.notOnSite')}</Typography>
      )}
      {ended.length > 0 && (
        <Box component="section" aria-label={translate('schedule.history')}>
          <Typography component="h3" variant="h3">
            {translate('schedule.history')}
          </Typography>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {ended.map((each) => (
              <li key={each.id}>{describe(each)}</li>
            ))}
          </Box>
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {clockOf(data.timeZone, data.now)}
      </Typography>
    </Box>
  );
};

const MORNING = '09:00';

interface PlanFormProps {
  act: ScheduledAct;
  item: Pick<Plan, 'kind' | 'id' | 'version'>;
  /** The present schedule. */
  open?: Schedule;
  /** The proposed day is the one after this. */
  after: string;
  note?: string;
  /** Why it may not be scheduled. */
  obstacle?: string;
}

/** Sets or cancels the schedule of one act. */
const PlanForm = ({ act, item, open, after, note, obstacle }: PlanFormProps) => {
  const translate = useTranslate();
  const { describe } = useScheduleTexts();
  const id = useId();
  const isSet = open?.state === 'waiting';
  /** What was typed, and what was set when that began. */
  const [typed, setTyped] = useState<{ wall: WallTime; was: WallTime | null }>();
  const [isChecked, setIsChecked] = useState(false);
  const set = isSet ? { day: open.day, time: open.time } : null;
  const { wall, was } = typed ?? { wall: set ?? { day: daysAfter(after, 1), time: MORNING }, was: set };
  const forgetTyped = () => setTyped(undefined);
  const setting = useScheduleAct<Plan>(scheduleCalls.set, forgetTyped);
  const withdrawing = useScheduleAct<Schedule>(scheduleCalls.withdraw, ({ day, time }) =>
    setTyped({ wall: { day, time }, was: null }),
  );
  const attempted = useRef<Schedule>(undefined);
  const name = translate(`schedule.${act}.name`);
  const error = setting.error ?? withdrawing.error;
  // a refusal tells what is set by now
  const refusal = isConflict(error) ? error : undefined;
  const isUnread = useIsUnread(refusal?.message);
  const [shownRefusal, setShownRefusal] = useState<Error>();
  if (refusal !== shownRefusal) {
    setShownRefusal(refusal);
    if (refusal && typed) setTyped({ wall, was: set });
  }
  const action = translate(isSet ? 'schedule.move' : 'schedule.set');
  const isActing = setting.isActing || withdrawing.isActing;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!wall.day || !wall.time || obstacle || isUnread || isActing) return;
    withdrawing.forgetError();
    setting.act({ ...item, act, ...wall, was });
  };
  const field = (key: keyof WallTime, type: string, help?: string) => {
    const isMissing = isChecked && !wall[key];
    return {
      type,
      label: translate(`schedule.${key}`),
      value: wall[key],
      error: isMissing,
      helperText: isMissing ? translate(`schedule.missing.${key}`) : help,
      onChange: (event: { target: { value: string } }) =>
        setTyped({ wall: { ...wall, [key]: event.target.value }, was }),
      slotProps: { inputLabel: { shrink: true }, htmlInput: { readOnly: isActing } },
    };
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} component="h3" variant="h3">
        {name}
      </Typography>
      <Typography role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {open && describe(open)}
      </Typography>
      {(obstacle ?? note) && (
        <Typography id={`${id}note`} variant="body2" sx={{ color: 'text.secondary' }}>
          {obstacle ?? note}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={send}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
      >
        <TextField {...field('day', 'date', dayInWords(wall.day))} sx={{ width: 172 }} />
        <TextField {...field('time', 'time')} sx={{ width: 135 }} />
        <ActButton
          type="submit"
          variant="outlined"
          isActing={setting.isActing}
          isIdle={obstacle !== undefined || isUnread || withdrawing.isActing}
          aria-describedby={obstacle && `${id}note`}
          aria-label={translate('schedule.ofAct', { action, act: name })}
        >
          {action}
        </ActButton>
        {open && (
          <ActButton
            ref={passFocusBack}
            color="inherit"
            isActing={withdrawing.isActing}
            isIdle={isUnread || setting.isActing}
            onClick={() => {
              setting.forgetError();
              // a failed attempt is repeated as it was, also where a colleague has set another time since
              const isRepeated = withdrawing.error && !refusal && attempted.current?.id === open.id;
              if (!isRepeated) attempted.current = open;
              withdrawing.act(attempted.current ?? open);
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
