import { useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { TitleLink } from '../../components/TitleLink.tsx';
import { ChooseType } from '../../components/types/ChooseType.tsx';
import { TypeBar } from '../../components/types/TypeBar.tsx';
import { codeSearch } from '../../components/types/typeKind.ts';
import { useChosenCode } from '../../components/types/useChosenCode.ts';
import type { NormativeDocument } from '../../dataProvider/registerShapes.ts';
import { russianDay } from '../../dates.ts';
import { normativeTypes } from './normativeTypes.ts';

const columns: readonly Column<NormativeDocument>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  {
    label: 'fields.title',
    source: 'entries.ru.header',
    variant: 'heading',
    render: ({ entries }) => <TitleLink title={entries.ru.header ?? ''} />,
  },
  {
    label: 'normativeDocuments.documentNumber',
    source: 'documentNumber',
    render: ({ documentNumber }) => documentNumber,
  },
  { label: 'fields.posted', source: 'publishTime', render: ({ publishTime }) => russianDay(publishTime) },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

/** The normative documents of the chosen type. */
export const NormativeDocumentList = () => {
  const translate = useTranslate();
  const [code, choose] = useChosenCode();
  return (
    <>
      <PageHeader title={translate('resources.normativeDocuments.name')} />
      <TypeBar
        types={normativeTypes}
        label="normativeDocuments.type"
        placeholder="types.chooseTable"
        code={code}
        onChange={choose}
      />
      <ChooseType types={normativeTypes} code={code} text="normativeDocuments.notChosen">
        <RecordList key={code} name={code} filter={{ code }} perPage={5}>
          <RecordTable
            columns={columns}
            label={translate('resources.normativeDocuments.name')}
            emptyAction={<AddButton search={codeSearch(code)} />}
          />
          <ListPages />
        </RecordList>
      </ChooseType>
    </>
  );
};
