import PointerIcon from '@mui/icons-material/ManageSearch';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { EmptyPanel } from '../EmptyPanel.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { TypeSelect } from '../types/TypeSelect.tsx';
import { useChosenCode } from '../types/useChosenCode.ts';
import { codeSearch, useTypes } from '../types/useTypes.ts';
import { CreateButton } from './CreateButton.tsx';

interface ListByTypeProps {
  /** Translation keys: the dropdown's placeholder, and what is shown before a choice. */
  placeholder: string;
  notChosen: string;
  /** The list of the chosen code. */
  children: (code: string) => ReactNode;
}

/** A list that is chosen by type, whose code is in the address (`?code=`); «Добавить» appears with the choice (part 2, §2). */
export const ListByType = ({ placeholder, notChosen, children }: ListByTypeProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [code, choose] = useChosenCode();
  const { list, label } = useTypes();
  const { data: types } = list;
  // a code that no type has (any more) is no choice
  const isChosen = code !== '' && (!types || types.some((type) => String(type.code) === code));
  return (
    <>
      <PageHeader title={translate(`resources.${resource}.name`)}>
        {isChosen && <CreateButton search={codeSearch(code)} />}
      </PageHeader>
      <Box role="search" aria-label={translate(label)} sx={{ maxWidth: { sm: 460 }, marginBottom: 2 }}>
        <TypeSelect
          by="code"
          placeholder={placeholder}
          value={code}
          onChange={(chosen) => choose(String(chosen ?? ''))}
        />
      </Box>
      {isChosen ? (
        children(code)
      ) : (
        <EmptyPanel icon={<PointerIcon aria-hidden />} text={translate(notChosen)} />
      )}
    </>
  );
};
