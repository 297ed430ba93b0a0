import EditIcon from '@mui/icons-material/EditOutlined';
import { useIsMutating } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { RowAction } from '../../components/RowAction.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfApplicant } from './names.ts';
import { ResultForm } from './ResultForm.tsx';

const EditResult = createContext<{ asked?: Application; ask: (application: Application) => void }>({
  ask: () => {},
});

/**
 * Holds the form of a result above the rows: a list that is read again may move the row, or lose it, while somebody types. A row that is
 * just being changed, as by a mail, or read again is opened as it is then: its former state could not be saved any more.
 */
export const ResultForms = ({ children }: { children: ReactNode }) => {
  const { data = [], isFetching } = useListContext<Application>();
  const [asked, ask] = useState<Application>();
  const [edited, setEdited] = useState<Application>();
  const acts = useIsMutating({
    predicate: ({ options }) => asked !== undefined && options.mutationKey?.at(-1) === asked.id,
  });
  if (asked && acts === 0 && !isFetching) {
    setEdited(data.find(({ id }) => id === asked.id) ?? asked);
    ask(undefined);
  }
  return (
    <EditResult value={{ asked, ask }}>
      {children}
      {edited && <ResultForm application={edited} onClose={() => setEdited(undefined)} />}
    </EditResult>
  );
};

/** Opens the result of an application; every opening starts with what is stored. */
export const EditResultAction = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { asked, ask } = useContext(EditResult);
  return (
    <RowAction
      label={translate('applications.editResult')}
      item={nameOfApplicant(application)}
      icon={<EditIcon />}
      isActing={asked?.id === application.id}
      onClick={() => ask(application)}
    />
  );
};
