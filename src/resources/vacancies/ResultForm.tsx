import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Dropdown } from '../../components/Dropdown.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { ModalForm } from '../../components/ModalForm.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import { nameOfApplicant } from './names.ts';
import { useStatusChoices } from './useStatuses.ts';

interface ResultFormProps {
  application: Application;
  onClose: () => void;
}

/** «Форма добавления результата»: closes when saved or by the arrow, which asks before it drops what was typed (part 2, §2). */
export const ResultForm = ({ application, onClose }: ResultFormProps) => {
  const translate = useTranslate();
  const depository = useDepository();
  const statusesFor = useStatusChoices('applicationStatuses');
  const [result, setResult] = useState(application.result ?? '');
  const [status, setStatus] = useState(application.status ?? null);

  const { act, isActing, error } = useAct({
    run: () => depository.saveApplicationResult({ ...application, result, status }),
    success: 'resources.applications.notifications.resultSaved',
    failure: 'resources.applications.notifications.resultFailed',
    refresh: true,
    onDone: onClose,
  });

  return (
    <ModalForm
      title={translate('applications.resultTitle')}
      subtitle={nameOfApplicant(application)}
      submitLabel={translate('applications.submitResult')}
      saving={isActing}
      onSubmit={act}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={2}
        label={translate('applications.result')}
        value={result}
        onChange={(event) => setResult(event.target.value)}
        slotProps={{ input: { readOnly: isActing } }}
      />
      <Dropdown
        label={translate('applications.status')}
        placeholder={translate('applications.chooseStatus')}
        {...statusesFor(application.status)}
        value={status}
        onChange={setStatus}
        readOnly={isActing}
      />
      <SaveFailure failure={error} />
    </ModalForm>
  );
};
