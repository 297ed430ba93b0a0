import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Dropdown } from '../../components/Dropdown.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { ModalForm } from '../../components/ModalForm.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { ChoicesFailed } from './ChoicesFailed.tsx';
import { nameOfApplicant } from './names.ts';
import { statusOptions } from './statusOptions.ts';
import { useStatuses } from './useStatuses.ts';

interface ResultFormProps {
  application: Application;
  onClose: () => void;
}

/** «Форма добавления результата»: closes when saved or by the arrow, which drops what was typed (part 2, §2). */
export const ResultForm = ({ application, onClose }: ResultFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { statuses, error: statusesError, refetch } = useStatuses('applicationStatuses');
  const [result, setResult] = useState(application.result ?? '');
  const [status, setStatus] = useState(application.status ?? null);

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataProvider.saveApplicationResult({ ...application, result, status }),
    onSuccess: ({ data }) => {
      if (data?.id === undefined) return;
      notify('resources.applications.notifications.resultSaved', { type: 'success' });
      refresh();
      onClose();
    },
    onError: (failure) => {
      console.error(failure);
      notify('resources.applications.notifications.resultFailed', { type: 'error' });
    },
  });

  return (
    <ModalForm
      title={translate('applications.resultTitle')}
      subtitle={nameOfApplicant(application)}
      submitLabel={translate('applications.submitResult')}
      saving={isPending}
      onSubmit={() => mutate()}
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
      />
      <Dropdown
        label={translate('applications.status')}
        placeholder={translate('applications.chooseStatus')}
        options={statusOptions(statuses, application.status)}
        value={status}
        onChange={setStatus}
      />
      {statusesError && <ChoicesFailed label="applications.status" onRetry={refetch} />}
      <SaveFailure failure={error} />
    </ModalForm>
  );
};
