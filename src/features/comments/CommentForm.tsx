import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { unsentComment, useUnsent } from '../../components/useUnsent.ts';
import { COMMENTS, commentCalls, type NewComment, type Person } from '../../dataProvider/commentCalls.ts';
import { MentionInput } from './MentionInput.tsx';

interface CommentFormProps {
  /** Sent together with the text. */
  about: Omit<NewComment, 'text'>;
  people: readonly Person[];
  onDone?: () => void;
  /** Further inputs above the text. */
  children?: ReactNode;
}

/** Writes a comment, or an answer, which gets the focus when it opens. */
export const CommentForm = ({ about, people, onDone, children }: CommentFormProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLTextAreaElement>(null);
  const { change } = useDepository();
  const key = unsentComment(about.kind, about.id, about.answers);
  const { text, type, forget } = useUnsent(key);
  const [isMissing, setIsMissing] = useState(false);
  const isAnswer = about.answers !== undefined;
  const { act, isActing, error } = useAct({
    // runs also when the panel was closed meanwhile
    run: async (comment: NewComment) => {
      await change(COMMENTS, commentCalls.add(comment));
      forget(comment.text);
    },
    mutationKey: ['act', 'comment'],
    subject: key,
    onDone: () => {
      input.current?.focus();
      onDone?.();
    },
  });
  useEffect(() => {
    if (isAnswer) input.current?.focus();
  }, [isAnswer]);
  const send = () => {
    const isEmpty = text.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else act({ ...about, text });
  };
  const missing = translate(isAnswer ? 'comments.answerMissing' : 'comments.commentMissing');
  return (
    <Box sx={{ display: 'grid', gap: 1.75 }}>
      {children}
      <MentionInput
        label={translate(isAnswer ? 'comments.answer' : 'comments.add')}
        value={text}
        onChange={(typed) => {
          type(typed);
          setIsMissing(false);
        }}
        fault={isMissing ? missing : undefined}
        onSend={send}
        people={people}
        inputRef={input}
        isLocked={isActing}
      />
      <SaveFailure failure={error} />
      <ActButton
        variant={text.trim() ? 'contained' : 'outlined'}
        isActing={isActing}
        onClick={send}
        style={{ justifySelf: 'start' }}
      >
        {translate(isAnswer ? 'comments.sendAnswer' : 'comments.send')}
      </ActButton>
    </Box>
  );
};
