import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { AddButton } from '../AddButton.tsx';
import { ListPages } from '../ListPages.tsx';
import { RecordList } from '../RecordList.tsx';
import { type Column, RecordTable } from '../RecordTable.tsx';
import { codeSearch } from './typeKind.ts';

interface DocumentTableProps<R extends RaRecord> {
  code: string;
  columns: readonly Column<R>[];
  emptyText?: string;
}

/** The documents of one type, five on a page (part 2, §9). */
export const DocumentTable = <R extends RaRecord>({ code, ...table }: DocumentTableProps<R>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <RecordList key={code} name={code} filter={{ code }} perPage={5}>
      <RecordTable
        {...table}
        label={translate(`resources.${resource}.name`)}
        emptyAction={<AddButton search={codeSearch(code)} />}
      />
      <ListPages />
    </RecordList>
  );
};
