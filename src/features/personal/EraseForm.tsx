import { Typography } from '@mui/material';
import { TextInput, useDataProvider, useTranslate } from 'react-admin';
import { FormDialog } from '../../components/FormDialog.tsx';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { type PeopleNumbers, personalCalls } from '../../dataProvider/personalCalls.ts';

interface EraseFormProps {
  identifiers: readonly string[];
  numbers: PeopleNumbers;
  onErased: (sentences: readonly string[]) => void;
  onClose: () => void;
}

const EMPTY = { reason: '', word: '' };

const verbatim = (value: unknown) => value;
const hasText = (reason: string) => (reason.trim() ? undefined : 'personal.noReason');

/** Asks for a reason, and for a word that nobody types by accident. */
export const EraseForm = ({ identifiers, numbers, onErased, onClose }: EraseFormProps) => {
  const translate = useTranslate();
  const { ask } = useDataProvider<DepositoryDataProvider>();
  const formatCounts = usePeopleCounts();
  const isConfirmed = (word: string) =>
    word.trim().toLowerCase() === translate('personal.word') ? undefined : 'personal.notConfirmed';
  return (
    <FormDialog
      title={translate('personal.eraseTitle')}
      submitLabel={translate('personal.confirm')}
      record={EMPTY}
      onSubmit={async ({ reason }) => onErased(await ask(personalCalls.erase(identifiers, reason, numbers)))}
      onClose={onClose}
    >
      <Typography>{translate('personal.eraseWhat', { what: formatCounts(numbers) })}</Typography>
      <TextInput
        autoFocus
        multiline
        minRows={2}
        source="reason"
        label="personal.reason"
        helperText="personal.reasonHint"
        validate={hasText}
        parse={verbatim}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextInput
        source="word"
        label="personal.confirmation"
        helperText={false}
        validate={isConfirmed}
        parse={verbatim}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
      />
    </FormDialog>
  );
};
