import EditIcon from '@mui/icons-material/EditOutlined';
import { useIsMutating } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { RowButton } from '../../components/list/RowButton.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfApplicant } from './names.ts';
import { ResultForm } from './ResultForm.tsx';

const EditResult = createContext<{ requested?: Application; request: (application: Application) => void }>({
  request: () => {},
});

/**
 * Holds the form of a result above the rows: a list that is read again may move the row, or lose it, while somebody types. A row that is
 * just being changed, as by a mail, or read again is opened as it is then: its former state could not be saved any more.
 */
export const ResultForms = ({ children }: { children: ReactNode }) => {
  const { data = [], isFetching } = useListContext<Application>();
  const [requested, request] = useState<Application>();
  const [edited, setEdited] = useState<Application>();
  const acts = useIsMutating({
    predicate: ({ options }) => requested !== undefined && options.mutationKey?.at(-1) === requested.id,
  });
  if (requested && acts === 0 && !isFetching) {
    setEdited(data.find(({ id }) => id === requested.id) ?? requested);
    request(undefined);
  }
  return (
    <EditResult value={{ requested, request }}>
      {children}
      {edited && <ResultForm application={edited} onClose={() => setEdited(undefined)} />}
    </EditResult>
  );
};

/** Opens the result of an application; every opening starts with what is stored. */
export const EditResultButton = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { requested, request } = useContext(EditResult);
  return (
    <RowButton
      label={translate('applications.editResult')}
      item={nameOfApplicant(application)}
      icon={<EditIcon />}
      isPending={requested?.id === application.id}
      onClick={() => request(application)}
    />
  );
};
