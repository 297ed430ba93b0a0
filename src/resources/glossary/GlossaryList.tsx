import { type RaRecord, useTranslate } from 'ra-core';
import { AddButton } from '../../components/AddButton.tsx';
import { DeleteWithCancelToast } from '../../components/DeleteWithCancelToast.tsx';
import { EditAction } from '../../components/EditAction.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { SearchInput } from '../../components/SearchInput.tsx';
import { TitleLink } from '../../components/TitleLink.tsx';
import { useListFilter } from '../../components/useListFilter.ts';

interface Term extends RaRecord {
  keyWordRu: string;
  descriptionRu: string;
}

const columns: readonly Column<Term>[] = [
  { label: 'fields.id', source: 'id', render: ({ id }) => id },
  {
    label: 'glossary.keyWord',
    source: 'keyWordRu',
    variant: 'heading',
    render: ({ keyWordRu }) => <TitleLink title={keyWordRu} />,
  },
  {
    label: 'glossary.description',
    source: 'descriptionRu',
    variant: 'text',
    render: ({ keyWordRu, descriptionRu }) => <LongText text={descriptionRu ?? ''} title={keyWordRu} />,
  },
  { label: 'list.edit', variant: 'bare', render: () => <EditAction /> },
  { label: 'list.delete', variant: 'bare', render: () => <DeleteWithCancelToast /> },
];

export const GlossaryList = () => {
  const translate = useTranslate();
  const { filter, setFilter, isFiltered, resetFilter } = useListFilter('all', { keyWord: '' });
  const name = translate('resources.glossary.name');
  return (
    <>
      <PageHeader title={name} />
      <RecordList name="all" filter={filter}>
        <ListToolbar isFiltered={isFiltered} onReset={resetFilter} action={<AddButton />}>
          <SearchInput
            label="glossary.search"
            value={filter.keyWord}
            onChange={(keyWord) => setFilter({ keyWord })}
          />
        </ListToolbar>
        <RecordTable columns={columns} label={name} emptyAction={!isFiltered && <AddButton />} />
        <ListPages />
      </RecordList>
    </>
  );
};
