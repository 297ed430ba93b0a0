import type { RaRecord } from 'ra-core';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import { TitleLink } from '../../components/TitleLink.tsx';

interface NormativeDocumentType extends RaRecord {
  code: string;
  nameRu: string;
  nameUz: string;
  nameEn: string;
}

const columns: readonly Column<NormativeDocumentType>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  { label: 'fields.code', source: 'code', render: ({ code }) => code },
  {
    label: 'fields.nameUz',
    source: 'nameUz',
    variant: 'text',
    render: ({ nameUz }) => nameUz && <span lang="uz">{nameUz}</span>,
  },
  {
    label: 'fields.nameRu',
    source: 'nameRu',
    variant: 'heading',
    render: ({ nameRu }) => <TitleLink title={nameRu} />,
  },
  {
    label: 'fields.nameEn',
    source: 'nameEn',
    variant: 'text',
    render: ({ nameEn }) => nameEn && <span lang="en">{nameEn}</span>,
  },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

export const NormativeDocumentTypeList = () => <PlainList columns={columns} />;
