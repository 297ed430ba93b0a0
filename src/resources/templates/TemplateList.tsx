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
import type { DocumentRecord } from '../../dataProvider/registerShapes.ts';
import { clientTypes } from './clientTypes.ts';

const columns: readonly Column<DocumentRecord>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  {
    label: 'fields.title',
    source: 'entries.ru.header',
    variant: 'heading',
    render: ({ entries }) => <TitleLink title={entries.ru.header ?? ''} />,
  },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

/** The templates of the chosen type of client. */
export const TemplateList = () => {
  const translate = useTranslate();
  const [code, choose] = useChosenCode();
  return (
    <>
      <PageHeader title={translate('resources.templates.name')} />
      <TypeBar
        types={clientTypes}
        label="templates.clientType"
        placeholder="types.choose"
        code={code}
        onChange={choose}
      />
      <ChooseType types={clientTypes} code={code} text="templates.notChosen">
        <RecordList key={code} name={code} filter={{ code }} perPage={5}>
          <RecordTable
            columns={columns}
            label={translate('resources.templates.name')}
            emptyText="templates.empty"
            emptyAction={<AddButton search={codeSearch(code)} />}
          />
          <ListPages />
        </RecordList>
      </ChooseType>
    </>
  );
};
