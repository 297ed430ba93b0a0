import { Box } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { unsentComment, useUnsent } from '../../components/useUnsent.ts';
import { COMMENTS, commentCalls, type NewComment, type Person } from '../../dataProvider/commentCalls.ts';
import { mayBeStored } from '../../dataProvider/unanswered.ts';
import { MentionInput } from './MentionInput.tsx';

interface CommentFormProps {
  /** Sent together with the text. */
  about: Omit<NewComment, 'text'>;
  people: readonly Person[];
  autoFocus?: boolean;
  /** Called once it is sent. @param hasFocus - whether the user is still here */
  onDone?: (hasFocus: boolean) => void;
  /** Further inputs above the text. */
  children?: ReactNode;
}

/** Writes a comment, or an answer. */
export const CommentForm = ({ about, people, autoFocus, onDone, children }: CommentFormProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const { change } = useDepository();
  const key = unsentComment(about.kind, about.id, about.answers);
  const { text, type, forget, doubt, mayBeSent } = useUnsent(key);
  const [isMissing, setIsMissing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isAnswer = about.answers !== undefined;
  const { act, isActing, error } = useAct({
    // runs also when the panel was closed meanwhile
    run: async (comment: NewComment) => {
      await change(COMMENTS, commentCalls.add(comment)).catch((problem: unknown) => {
        if (mayBeStored(problem)) doubt();
        throw problem;
      });
      forget(comment.text);
    },
    mutationKey: ['act', 'comment'],
    subject: key,
    onDone: () => {
      const { activeElement, body } = document;
      const hasFocus = activeElement === body || form.current?.contains(activeElement) === true;
      if (hasFocus) input.current?.focus();
      onDone?.(hasFocus);
    },
  });
  const send = () => act({ ...about, text });
  const sendOrAsk = () => {
    const isEmpty = text.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else if (mayBeSent()) setIsAsking(true);
    else send();
  };
  const missing = translate(isAnswer ? 'comments.answerMissing' : 'comments.commentMissing');
  return (
    <Box ref={form} sx={{ display: 'grid', gap: 1.75 }}>
      {children}
      <MentionInput
        label={translate(isAnswer ? 'comments.answer' : 'comments.add')}
        value={text}
        onChange={(typed) => {
          type(typed);
          setIsMissing(false);
        }}
        fault={isMissing ? missing : undefined}
        onSend={sendOrAsk}
        people={people}
        inputRef={input}
        autoFocus={autoFocus}
        isLocked={isActing}
      />
      <SaveFailure failure={error} />
      <ActButton
        variant={text.trim() ? 'contained' : 'outlined'}
        isActing={isActing}
        onClick={sendOrAsk}
        style={{ justifySelf: 'start' }}
      >
        {translate(isAnswer ? 'comments.sendAnswer' : 'comments.send')}
      </ActButton>
      <Confirm
        isOpen={isAsking}
        title={translate('form.repeatTitle')}
        content={translate('comments.repeat')}
        confirm={translate(isAnswer ? 'comments.sendAnswer' : 'comments.send')}
        confirmColor="primary"
        onConfirm={send}
        close={() => setIsAsking(false)}
      />
    </Box>
  );
};
