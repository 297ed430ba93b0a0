import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { AddButton } from './AddButton.tsx';
import { ListPages } from './ListPages.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RecordList } from './RecordList.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';

interface PlainListProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  perPage?: number;
  emptyText?: string;
}

const everything = {};

/** All records of a kind in one table, with «Добавить» in the header: a list without filters. */
export const PlainList = <R extends RaRecord>({ columns, perPage, emptyText }: PlainListProps<R>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const name = translate(`resources.${resource}.name`);
  return (
    <>
      <PageHeader title={name}>
        <AddButton />
      </PageHeader>
      <RecordList name="all" filter={everything} perPage={perPage}>
        <RecordTable columns={columns} label={name} emptyText={emptyText} emptyAction={<AddButton />} />
        <ListPages />
      </RecordList>
    </>
  );
};
