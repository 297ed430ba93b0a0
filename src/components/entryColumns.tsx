import type { MultilingualRecord } from '../dataProvider/records.ts';
import { russianDay } from '../dates.ts';
import { CoverThumb } from './CoverThumb.tsx';
import { EditAction } from './EditAction.tsx';
import type { Column } from './RecordTable.tsx';
import { TitleLink } from './TitleLink.tsx';

/** The columns of every list of items with a title, a cover and a day (part 1, §2; part 2, §2). */
export const entryColumns: readonly Column<MultilingualRecord>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  {
    label: 'fields.title',
    source: 'entries.ru.title',
    variant: 'heading',
    render: ({ entries }) => <TitleLink title={entries.ru.title ?? ''} />,
  },
  { label: 'fields.cover', variant: 'bare', render: ({ entries }) => <CoverThumb {...entries.ru} /> },
  { label: 'fields.posted', source: 'posted', render: ({ posted }) => russianDay(posted) },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
];
