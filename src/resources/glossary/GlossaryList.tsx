import '../../i18n/registers.ts';
import { column } from '../../components/columns.tsx';
import { FilteredList, LackingFilter, TitleSearch } from '../../components/FilteredRecords.tsx';
import { LongText } from '../../components/LongText.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { titleOf } from '../../components/titleOf.ts';
import type { MultilingualRecord } from '../../dataProvider/records.ts';

const columns: readonly Column<MultilingualRecord>[] = [
  column.id,
  column.title('glossary.keyWord'),
  {
    label: 'glossary.description',
    source: 'entries.ru.description',
    variant: 'text',
    render: (term) => <LongText text={term.entries.ru.description ?? ''} title={titleOf(term)} />,
  },
  column.edit,
  column.remove,
];

export const GlossaryList = () => (
  <FilteredList columns={columns}>
    <TitleSearch label="glossary.search" />
    <LackingFilter />
  </FilteredList>
);
