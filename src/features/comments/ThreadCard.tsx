import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusToNextRow } from '../../components/passFocus.ts';
import { commentCalls, type Person, type Said, type Thread } from '../../dataProvider/commentCalls.ts';
import { russianMoment } from '../../dates.ts';
import { CommentForm } from './CommentForm.tsx';
import { RemoveComment } from './RemoveComment.tsx';
import { SaidText } from './SaidText.tsx';
import { useCommentAct } from './useComments.ts';

interface ThreadCardProps {
  /** The item that it is about. */
  item: { kind: string; id: number };
  thread: Thread;
  people: readonly Person[];
  /** The place that it is about. */
  place: ReactNode;
}

/** A comment with its answers; it is answered, settled and opened again here. */
export const ThreadCard = ({ item, thread, people, place }: ThreadCardProps) => {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<'none' | 'written' | 'sent'>('none');
  const { id, resolved, answers } = thread;
  const name = thread.by.name;
  const settling = useCommentAct(() => (resolved ? commentCalls.reopen(id) : commentCalls.resolve(id)));
  const settle = resolved ? 'reopen' : 'resolve';
  const isLast = (said: Said) => (answers.at(-1) ?? thread) === said;
  const removal = (said: Said) => said.isOwn && isLast(said) && <RemoveComment said={said} />;
  return (
    <Paper
      component="li"
      variant="outlined"
      ref={passFocusToNextRow}
      sx={{ padding: 1.75, display: 'grid', gap: 1.25, opacity: resolved ? 0.9 : undefined }}
    >
      <div>
        {place}
        <SaidText said={thread} people={people}>
          {removal(thread)}
        </SaidText>
      </div>
      {answers.map((said) => (
        <Box key={said.id} sx={{ paddingInlineStart: 2, borderInlineStart: 1, borderColor: 'divider' }}>
          <SaidText said={said} people={people}>
            {removal(said)}
          </SaidText>
        </Box>
      ))}
      {resolved && (
        <Typography variant="caption" sx={{ color: 'success.main' }}>
          {translate('comments.resolvedBy', { name: resolved.by, at: russianMoment(resolved.at) })}
        </Typography>
      )}
      {answer === 'written' && (
        <CommentForm
          about={{ ...item, answers: id }}
          people={people}
          isWanted
          onDone={() => setAnswer('sent')}
        />
      )}
      {settling.error && <Notice title={translate('comments.failed')} text={settling.error.message} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {answer !== 'written' && (
          <Button
            size="small"
            // the field that had the focus is gone
            autoFocus={answer === 'sent'}
            onClick={() => setAnswer('written')}
            aria-label={translate('comments.startAnswerTo', { name })}
          >
            {translate('comments.startAnswer')}
          </Button>
        )}
        <ActButton
          size="small"
          color={resolved ? 'primary' : 'success'}
          data-action="settle"
          isActing={settling.isActing}
          onClick={() => settling.act()}
          aria-label={translate(`comments.${settle}Of`, { name })}
        >
          {translate(`comments.${settle}`)}
        </ActButton>
      </Box>
    </Paper>
  );
};
