import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useIsFormLocked } from '../../components/form/formState.ts';
import { unsentComment, unsentRemark, useUnsent } from '../../components/useUnsent.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import type { Reviewed } from './usePinnedVersion.ts';

const LONGEST_NOTE = 5000;

interface ReturnDialogProps {
  reviewed: Pick<Reviewed, 'kind' | 'itemId' | 'version' | 'author'>;
  /** Further content of the dialog. */
  drops?: string;
  title: string;
  onReturned: () => void;
  onClose: () => void;
}

/** Sends an item back to its author with a required remark. */
export const ReturnDialog = ({ reviewed, drops, title, onReturned, onClose }: ReturnDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const depository = useDepository();
  const { kind, itemId: id, version, author } = reviewed;
  const isOwn = author.login === session.user()?.login;
  const { text: typed, type, forget } = useUnsent(unsentRemark(kind, id));
  const comment = useUnsent(unsentComment(kind, id));
  // a comment that was not sent is likely to be the remark
  const [copied, setCopied] = useState(typed ? '' : comment.text);
  const note = typed || copied;
  const handleType = (text: string) => {
    setCopied('');
    type(text);
  };
  const handleSubmit = async () => {
    const params = { kind, id, version, note: note.trim() };
    await depository.change(kind, reviewCalls.sendBack(params));
    forget(note);
    if (note.includes(comment.text)) comment.forget(comment.text);
    notify(isOwn ? 'review.returnedToOneself' : 'review.returned', { type: 'success' });
    onReturned();
  };
  return (
    <FormDialog
      title={translate('review.return')}
      subtitle={title}
      submitLabel={translate('review.returnSubmit')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {drops && <Alert severity="info">{drops}</Alert>}
      <NoteInput note={note} author={isOwn ? '' : author.name || author.login} onType={handleType} />
    </FormDialog>
  );
};

interface NoteInputProps {
  note: string;
  /** '' if it comes back to the user. */
  author: string;
  onType: (note: string) => void;
}

/** The text is not a form value, so that it survives closing the dialog to read a newer version. */
const NoteInput = ({ note, author, onType }: NoteInputProps) => {
  const translate = useTranslate();
  const { clearErrors } = useFormContext();
  const readOnly = useIsFormLocked();
  const { field, fieldState } = useInput({
    source: 'note',
    validate: () => (note.trim() ? undefined : 'review.noteMissing'),
  });
  const isMissing = fieldState.error !== undefined;
  const help = author ? 'review.noteHelp' : 'review.noteHelpOneself';
  return (
    <TextField
      label={translate('review.note')}
      inputRef={field.ref}
      value={note}
      onChange={({ target }) => {
        onType(target.value);
        clearErrors('note');
      }}
      multiline
      minRows={4}
      autoFocus
      error={isMissing}
      helperText={translate(isMissing ? 'review.noteMissing' : help, { author })}
      // MUI's own `required` would make the notch wide enough for a star
      slotProps={{ htmlInput: { maxLength: LONGEST_NOTE, 'aria-required': true, readOnly } }}
    />
  );
};
