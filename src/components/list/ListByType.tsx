import PointerIcon from '@mui/icons-material/ManageSearch';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Dropdown } from '../Dropdown.tsx';
import { EmptyPanel } from '../EmptyPanel.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { codeSearch, useChosenCode, useTypeChoices, useTypes } from '../types/useTypes.ts';
import { CreateButton } from './CreateButton.tsx';
import { List, type ListProps } from './List.tsx';

interface ListByTypeProps extends ListProps {
  /** Translation keys of the dropdown's placeholder and of the text before a choice. */
  placeholder: string;
  notChosen: string;
}

/** A list that is chosen by type; the type's code is in the address (`?code=`). «Добавить» appears with the choice (part 2, §2). */
export const ListByType = ({ placeholder, notChosen, ...props }: ListByTypeProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [code, choose] = useChosenCode();
  const queryClient = useQueryClient();
  const { list, label, resource: typesResource } = useTypes();
  const { data: types } = list;
  // ignore a code without a type
  const isChosen = code !== '' && (!types || types.some((type) => String(type.code) === code));
  return (
    <>
      <PageHeader title={translate(`resources.${resource}.name`)}>
        {isChosen && <CreateButton search={codeSearch(code)} />}
      </PageHeader>
      <Box role="search" aria-label={translate(label)} sx={{ maxWidth: { sm: 460 }, marginBottom: 2 }}>
        <Dropdown
          label={translate(label)}
          placeholder={translate(placeholder)}
          value={code}
          onChange={(chosen) => choose(String(chosen ?? ''))}
          {...useTypeChoices('code')}
        />
      </Box>
      {isChosen ? (
        <List
          key={code}
          title={false}
          storeKey={code}
          filter={{ code }}
          // the type may have another code by now, or be gone
          queryOptions={{
            onError: () => types && void queryClient.invalidateQueries({ queryKey: [typesResource] }),
          }}
          {...props}
        />
      ) : (
        <EmptyPanel icon={<PointerIcon aria-hidden />} text={translate(notChosen)} />
      )}
    </>
  );
};

/** «Добавить» in an empty list, with the chosen type. */
export const CreateOfType = () => <CreateButton search={codeSearch(useListContext().filter?.code)} />;
