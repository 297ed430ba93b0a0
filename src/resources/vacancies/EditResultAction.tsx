import EditIcon from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { RowAction } from '../../components/RowAction.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfApplicant } from './names.ts';
import { ResultForm } from './ResultForm.tsx';

const EditResult = createContext<(application: Application) => void>(() => {});

/** Holds the form of a result above the rows: a list that is read again may move the row, or lose it, while somebody types. */
export const ResultForms = ({ children }: { children: ReactNode }) => {
  const [edited, setEdited] = useState<Application>();
  return (
    <EditResult value={setEdited}>
      {children}
      {edited && <ResultForm application={edited} onClose={() => setEdited(undefined)} />}
    </EditResult>
  );
};

/** Opens the result of an application; every opening starts with what is stored. */
export const EditResultAction = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const edit = useContext(EditResult);
  return (
    <RowAction
      label={translate('applications.editResult')}
      item={nameOfApplicant(application)}
      icon={<EditIcon />}
      onClick={() => edit(application)}
    />
  );
};
