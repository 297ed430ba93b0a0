import { useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { ListedRow, ListedSection } from '../../components/ListedSection.tsx';
import { scheduleCalls } from '../../dataProvider/scheduleCalls.ts';
import { today } from '../../dates.ts';
import { useScheduleQuery } from './schedules.tsx';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** Today's publications and removals, on the dashboard; nothing without any. */
export const TodaySchedule = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { describe } = useScheduleTexts();
  // the viewer's day until the depository has told its own
  const [day, setDay] = useState(today);
  const { data } = useScheduleQuery(scheduleCalls.between(day, day));
  if (data && data.now.day !== day) setDay(data.now.day);
  if (!data?.items.length) return null;
  return (
    <ListedSection title={translate('schedule.ofToday')}>
      {data.items.map((schedule) => {
        const { id, kind, recordId, title } = schedule;
        return (
          <ListedRow
            key={id}
            title={
              <LinkBase className="row-title" to={createPath({ resource: kind, type: 'edit', id: recordId })}>
                {title || translate('list.noTitle')}
              </LinkBase>
            }
            caption={`${translate(`resources.${kind}.name`)} · ${describe(schedule)}`}
          />
        );
      })}
    </ListedSection>
  );
};
