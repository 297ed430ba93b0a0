import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ModalForm } from '../../components/ModalForm.tsx';
import { useUnsent } from '../../components/useUnsent.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';

const LONGEST_NOTE = 5000;

interface ReturnDialogProps {
  reviewed: { kind: string; item: RaRecord };
  /** What goes with it, where something does. */
  drops?: string;
  title: string;
  onReturned: () => void;
  onClose: () => void;
}

/** Sends an item back to its author, with a note that has to say why. */
export const ReturnDialog = ({ reviewed, drops, title, onReturned, onClose }: ReturnDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const depository = useDepository();
  const { kind, item } = reviewed;
  const { text: note, type, forget } = useUnsent(`return ${kind} ${item.id}`);
  const [isMissing, setIsMissing] = useState(false);
  const { act, isActing, error } = useAct({
    run: async () => {
      const params = { kind, id: item.id, version: item.version, note: note.trim() };
      await depository.change(kind, reviewCalls.sendBack(params));
      forget(note);
      notify('review.returned', { type: 'success' });
    },
    onDone: onReturned,
  });
  const submit = () => {
    setIsMissing(note.trim() === '');
    if (note.trim() !== '') act();
  };
  return (
    <ModalForm
      title={translate('review.return')}
      subtitle={title}
      submitLabel={translate('review.returnSubmit')}
      saving={isActing}
      // it is kept: whoever closes this to read a newer version has the note still
      isChanged={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {drops && <Alert severity="info">{drops}</Alert>}
      <TextField
        label={translate('review.note')}
        value={note}
        onChange={({ target }) => {
          type(target.value);
          setIsMissing(false);
        }}
        required
        multiline
        minRows={4}
        autoFocus
        error={isMissing}
        helperText={translate(isMissing ? 'review.noteMissing' : 'review.noteHelp')}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE }, inputLabel: { required: false } }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
    </ModalForm>
  );
};
