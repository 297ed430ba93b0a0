import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ModalForm } from '../../components/ModalForm.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { type PeopleNumbers, personalCalls } from '../../dataProvider/personalCalls.ts';

interface EraseFormProps {
  who: readonly string[];
  numbers: PeopleNumbers;
  onErased: (said: readonly string[]) => void;
  onClose: () => void;
}

/** Erases a person once there is a reason and the word that nobody types by accident. */
export const EraseForm = ({ who, numbers, onErased, onClose }: EraseFormProps) => {
  const translate = useTranslate();
  const { ask } = useDepository();
  const formatCounts = usePeopleCounts();
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { act, isActing, error } = useAct({
    run: () => ask(personalCalls.erase(who, reason, numbers)),
    onDone: onErased,
  });
  const lacksReason = isChecked && reason.trim() === '';
  const isConfirmed = word.trim().toLowerCase() === translate('personal.word');
  const lacksWord = isChecked && !isConfirmed;
  const handleSubmit = () => {
    setIsChecked(true);
    if (reason.trim() !== '' && isConfirmed) act();
  };
  return (
    <ModalForm
      title={translate('personal.eraseTitle')}
      submitLabel={translate('personal.confirm')}
      saving={isActing}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Typography>{translate('personal.eraseWhat', { what: formatCounts(numbers) })}</Typography>
      <TextField
        autoFocus
        multiline
        minRows={2}
        label={translate('personal.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={lacksReason}
        helperText={translate(lacksReason ? 'personal.noReason' : 'personal.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 300 }, input: { readOnly: isActing } }}
      />
      <TextField
        label={translate('personal.confirmation')}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        error={lacksWord}
        helperText={lacksWord ? translate('personal.notConfirmed') : undefined}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none' }, input: { readOnly: isActing } }}
      />
      {error && <Notice title={translate('personal.notErased')} text={errorMessage(error)} />}
    </ModalForm>
  );
};
