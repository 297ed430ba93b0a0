import type { ReactNode } from 'react';
import { ScheduleMark, ScheduleMarks } from '../../features/schedule/ScheduleMarks.tsx';
import { Slot } from '../features.tsx';

/** What features add beside the title of a row. Becomes `<Slot name="rowMarks" />` with the table of features. */
export const RowMarks = () => (
  <>
    <Slot name="rowMarks" />
    <ScheduleMark />
  </>
);

/** What features put around the rows of a list. Becomes `<Wrapped by="listWrapper">`. */
export const ListWrapper = ({ children }: { children: ReactNode }) => (
  <ScheduleMarks>{children}</ScheduleMarks>
);
