import { type RaRecord, useResourceContext, useResourceDefinition, useTranslate } from 'ra-core';
import { AddButton } from './AddButton.tsx';
import { FilteredRecords, LackingFilter } from './FilteredRecords.tsx';
import { partsOf } from './form/completeness.ts';
import { ListPages } from './ListPages.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RecordList } from './RecordList.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';

interface PlainListProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  emptyText?: string;
}

const everything = {};

/** All records of a kind in one table: a list without filters but for what is lacking in its languages. «Добавить» stands in the header where the kind has a form. */
export const PlainList = <R extends RaRecord>({ columns, emptyText }: PlainListProps<R>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const name = translate(`resources.${resource}.name`);
  const add = hasCreate && <AddButton />;
  const table = { columns, label: name, emptyText, emptyAction: add };
  return (
    <>
      <PageHeader title={name}>{add}</PageHeader>
      {partsOf(resource).length > 0 ? (
        <FilteredRecords name="all" {...table} action={null}>
          <LackingFilter />
        </FilteredRecords>
      ) : (
        <RecordList name="all" filter={everything}>
          <RecordTable {...table} />
          <ListPages />
        </RecordList>
      )}
    </>
  );
};
