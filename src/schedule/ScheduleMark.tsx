import { useResourceContext } from 'ra-core';
import { AtRest } from '../components/AtRest.tsx';
import { lazyScreen } from '../components/lazyScreen.tsx';
import { publishableNames } from '../kinds.ts';
import { session } from '../session.ts';

const ScheduleChip = lazyScreen(() => import('./ScheduleChip.tsx'), 'ScheduleChip');

/** Stands in every row of a list; where the depository keeps schedules, it asks for those of the kind when the list has been at rest. */
export const ScheduleMark = () => {
  const resource = useResourceContext();
  const isPublishable = publishableNames.some((name) => name === resource);
  return isPublishable && session.hasFeature('schedule') ? (
    <AtRest>
      <ScheduleChip />
    </AtRest>
  ) : null;
};
