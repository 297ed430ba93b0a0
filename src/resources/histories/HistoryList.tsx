import type { RaRecord } from 'ra-core';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { TitleLink } from '../../components/TitleLink.tsx';

interface History extends RaRecord {
  year: number | string | null;
  textRu: string;
}

const columns: readonly Column<History>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  {
    label: 'histories.year',
    source: 'year',
    render: ({ year }) => <TitleLink title={String(year ?? '')} />,
  },
  {
    label: 'histories.text',
    source: 'textRu',
    variant: 'text',
    render: ({ year, textRu }) => <LongText text={textRu ?? ''} title={String(year ?? '')} />,
  },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

export const HistoryList = () => <PlainList columns={columns} perPage={5} emptyText="histories.empty" />;
