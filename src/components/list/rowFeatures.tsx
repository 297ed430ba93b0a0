import type { ReactNode } from 'react';
import { DraftMark } from '../../features/drafts/DraftMark.tsx';
import { ScheduleMark, ScheduleMarks } from '../../features/schedule/ScheduleMarks.tsx';

/** What features add beside the title of a row. Becomes `<Slot name="rowMarks" />` with the table of features. */
export const RowMarks = () => (
  <>
    <DraftMark />
    <ScheduleMark />
  </>
);

/** What features put around the rows of a list. Becomes `<Wrapped by="listWrapper">`. */
export const ListWrapper = ({ children }: { children: ReactNode }) => (
  <ScheduleMarks>{children}</ScheduleMarks>
);
