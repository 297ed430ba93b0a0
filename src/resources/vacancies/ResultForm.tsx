import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { SessionEnded } from '../../dataProvider/http.ts';
import { nameOfApplicant } from './names.ts';
import { useStatusChoices } from './useStatuses.ts';

interface ResultFormProps {
  application: Application;
  onClose: () => void;
}

/** «Форма добавления результата»: closes when saved or by the arrow, which asks before it drops what was typed (part 2, §2). */
export const ResultForm = ({ application, onClose }: ResultFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const statusesFor = useStatusChoices('applicationStatuses');
  const { result, status } = application;

  const handleSubmit = async (values: FieldValues) => {
    const toast = (name: string) => `resources.applications.notifications.${name}`;
    try {
      await dataProvider.saveApplicationResult({ ...application, ...values });
      notify(toast('resultSaved'), { type: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof SessionEnded)) notify(toast('resultFailed'), { type: 'error' });
      throw error;
    } finally {
      // a refusal may show that the row is stale
      void queryClient.invalidateQueries({ queryKey: ['applications', 'getList'] });
    }
  };

  return (
    <FormDialog
      title={translate('applications.resultTitle')}
      subtitle={nameOfApplicant(application)}
      submitLabel={translate('applications.submitResult')}
      record={{ result: result ?? '', status: status ?? null }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput source="result" label="applications.result" autoFocus multiline minRows={2} />
      <ChoiceInput
        source="status"
        label="applications.status"
        placeholder="applications.chooseStatus"
        choicesFor={() => statusesFor(status)}
      />
    </FormDialog>
  );
};
