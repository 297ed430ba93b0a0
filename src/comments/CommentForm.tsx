import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActButton } from '../components/act/ActButton.tsx';
import { SaveFailure } from '../components/form/SaveFailure.tsx';
import { commentCalls, type NewComment, type Person } from '../dataProvider/commentCalls.ts';
import { MentionInput } from './MentionInput.tsx';
import { useTyped } from './typed.ts';
import { useCommentAct } from './useComments.ts';

interface CommentFormProps {
  /** What is said beside the text itself. */
  about: Omit<NewComment, 'text'>;
  people: readonly Person[];
  /** Takes the focus as it comes. */
  isWanted?: boolean;
  onDone?: () => void;
  /** More to choose, above the text. */
  children?: ReactNode;
}

/** Writes a comment or an answer. */
export const CommentForm = ({ about, people, isWanted = false, onDone, children }: CommentFormProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, type] = useTyped(`${about.kind} ${about.id} ${about.answers ?? ''}`);
  const isAnswer = about.answers !== undefined;
  const { act, isActing, error } = useCommentAct(commentCalls.add, () => {
    type('');
    input.current?.focus();
    onDone?.();
  });
  useEffect(() => {
    if (isWanted) input.current?.focus();
  }, [isWanted]);
  const send = () => {
    if (text.trim()) act({ ...about, text });
    else input.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.75 }}>
      {children}
      <MentionInput
        label={translate(isAnswer ? 'comments.answer' : 'comments.add')}
        value={text}
        onChange={type}
        onSend={send}
        people={people}
        inputRef={input}
        isLocked={isActing}
      />
      <SaveFailure failure={error} />
      <ActButton
        variant={isAnswer ? 'outlined' : 'contained'}
        isActing={isActing}
        onClick={send}
        style={{ justifySelf: 'start' }}
      >
        {translate(isAnswer ? 'comments.sendAnswer' : 'comments.send')}
      </ActButton>
    </Box>
  );
};
