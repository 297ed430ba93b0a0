import { Box, Typography } from '@mui/material';
import './texts.ts';
import { useFormIsDirty, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { type Schedule, type ScheduledAct, scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { PlanForm } from './PlanForm.tsx';
import { useScheduleQuery } from './schedules.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

const isOpen = ({ state }: Schedule) => state === 'waiting' || state === 'stopped';

/** When the item of a form is published and taken down by itself, and what came of it before. */
export const SchedulePanel = () => {
  const translate = useTranslate();
  const { clockOf, describe } = useScheduleTexts();
  const isDirty = useFormIsDirty();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const id = Number(record?.id);
  const { data, error, refetch } = useScheduleQuery(scheduleCalls.ofItem(resource, id));
  const failure = error && (
    <Notice title={translate('schedule.loadFailed')} text={error.message} onRetry={refetch} />
  );
  if (!data) return failure ?? <SkeletonRows rowCount={3} columnCount={1} />;
  const openOf = (act: ScheduledAct) => data.items.find((each) => each.act === act && isOpen(each));
  const isPublished = record?.status === 'published';
  const ended = data.items.filter((each) => !isOpen(each)).reverse();
  const plan = (act: ScheduledAct, note?: string) => {
    const item = { kind: resource, id, version: Number(record?.version) };
    return <PlanForm key={act} now={data.now} open={openOf(act)} {...{ act, item, note }} />;
  };
  const hasEnd = isPublished || record?.replaces === true || openOf('publish') || openOf('takeDown');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {failure}
      {isDirty && (
        <Notice
          severity="warning"
          title={translate('schedule.unsaved')}
          text={translate('schedule.unsavedText')}
        />
      )}
      {isPublished ? (
        <Typography>{translate('schedule.onSite')}</Typography>
      ) : (
        plan('publish', translate('schedule.approves'))
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
