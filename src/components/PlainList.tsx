import { type RaRecord, useResourceContext, useResourceDefinition, useTranslate } from 'ra-core';
import { AddButton } from './AddButton.tsx';
import { ListPages } from './ListPages.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RecordList } from './RecordList.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';

interface PlainListProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  emptyText?: string;
}

const everything = {};

/** All records of a kind in one table: a list without filters. «Добавить» stands in the header where the kind has a form. */
export const PlainList = <R extends RaRecord>({ columns, emptyText }: PlainListProps<R>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const name = translate(`resources.${resource}.name`);
  const add = hasCreate && <AddButton />;
  return (
    <>
      <PageHeader title={name}>{add}</PageHeader>
      <RecordList name="all" filter={everything}>
        <RecordTable columns={columns} label={name} emptyText={emptyText} emptyAction={add} />
        <ListPages />
      </RecordList>
    </>
  );
};
