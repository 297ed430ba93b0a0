import EditIcon from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { RowAction } from '../../components/RowAction.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfApplicant } from './names.ts';
import { ResultForm } from './ResultForm.tsx';

/** Opens the result of an application; every opening starts with what is stored. */
export const EditResultAction = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowAction
        label={translate('applications.editResult')}
        item={nameOfApplicant(application)}
        icon={<EditIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <ResultForm application={application} onClose={() => setIsOpen(false)} />}
    </>
  );
};
