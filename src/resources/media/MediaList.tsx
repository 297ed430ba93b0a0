import { useResourceContext, useTranslate } from 'ra-core';
import { column, entryColumns } from '../../components/columns.tsx';
import { FilteredRecords, PostedRange, TitleSearch } from '../../components/FilteredRecords.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';

const columns = [...entryColumns, column.remove];

export const MediaList = () => {
  const translate = useTranslate();
  const title = translate(`resources.${useResourceContext()}.name`);
  return (
    <>
      <PageHeader title={title} />
      <FilteredRecords name="all" columns={columns} label={title}>
        <TitleSearch />
        <PostedRange />
      </FilteredRecords>
    </>
  );
};
