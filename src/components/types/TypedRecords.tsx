import PointerIcon from '@mui/icons-material/ManageSearch';
import Box from '@mui/material/Box';
import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { AddButton } from '../AddButton.tsx';
import { EmptyPanel } from '../EmptyPanel.tsx';
import { FilteredRecords, LackingFilter } from '../FilteredRecords.tsx';
import { ListToolbar } from '../ListToolbar.tsx';
import { PageHeader } from '../PageHeader.tsx';
import type { Column } from '../RecordTable.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import { useChosenCode } from './useChosenCode.ts';
import { codeSearch, useTypes } from './useTypes.ts';

interface TypedRecordsProps {
  /** Translation keys: the dropdown's placeholder, and what stands here before a choice. */
  placeholder: string;
  notChosen: string;
  /** What the chosen code shows. */
  children: (code: string) => ReactNode;
}

/** A list that is chosen by type; «Добавить» appears with the choice (part 2, §2). */
export const TypedRecords = ({ placeholder, notChosen, children }: TypedRecordsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [code, choose] = useChosenCode();
  const { list, label } = useTypes();
  const { data: types } = list;
  // a code that no type has (any more) is no choice
  const isChosen = code !== '' && (!types || types.some((type) => String(type.code) === code));
  return (
    <>
      <PageHeader title={translate(`resources.${resource}.name`)} />
      <ListToolbar label={translate(label)} action={isChosen && <AddButton search={codeSearch(code)} />}>
        <Box sx={{ flex: '1 1 260px', maxWidth: { sm: 460 } }}>
          <TypeSelect
            by="code"
            placeholder={placeholder}
            value={code}
            onChange={(chosen) => choose(String(chosen ?? ''))}
          />
        </Box>
      </ListToolbar>
      {isChosen ? (
        children(code)
      ) : (
        <EmptyPanel icon={<PointerIcon aria-hidden />} text={translate(notChosen)} />
      )}
    </>
  );
};

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
    <FilteredRecords
      key={code}
      {...table}
      name={code}
      permanent={{ code }}
      perPage={5}
      label={translate(`resources.${resource}.name`)}
      action={null}
      emptyAction={<AddButton search={codeSearch(code)} />}
    >
      <LackingFilter />
    </FilteredRecords>
  );
};
