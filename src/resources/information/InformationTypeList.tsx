import type { RaRecord } from 'ra-core';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { TitleLink } from '../../components/TitleLink.tsx';

interface InformationType extends RaRecord {
  code: string;
  name: string;
}

const columns: readonly Column<InformationType>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  { label: 'fields.code', source: 'code', render: ({ code }) => code },
  {
    label: 'fields.name',
    source: 'name',
    variant: 'heading',
    render: ({ name }) => <TitleLink title={name} />,
  },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

export const InformationTypeList = () => <PlainList columns={columns} />;
