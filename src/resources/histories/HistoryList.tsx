import '../../i18n/registers.ts';
import { column } from '../../components/columns.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import type { MultilingualRecord } from '../../dataProvider/records.ts';

const columns: readonly Column<MultilingualRecord>[] = [
  column.id,
  column.title('histories.year', 'year'),
  {
    label: 'histories.text',
    source: 'entries.ru.description',
    variant: 'text',
    render: ({ year, entries }) => (
      <LongText text={entries.ru.description ?? ''} title={String(year ?? '')} />
    ),
  },
  column.edit,
  column.remove,
];

export const HistoryList = () => <PlainList columns={columns} emptyText="histories.empty" />;
