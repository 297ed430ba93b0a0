import PlaceIcon from '@mui/icons-material/FormatQuoteOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { RowsMoved } from '../../components/list/rowActs.tsx';
import { Notice } from '../../components/Notice.tsx';
import { passFocusToNextRow } from '../../components/passFocus.ts';
import {
  COMMENTS,
  type CommentPlace,
  commentCalls,
  type Person,
  type Said,
  type Thread,
} from '../../dataProvider/commentCalls.ts';
import { russianMoment } from '../../dates.ts';
import { usePlaceName } from './AnchorSelect.tsx';
import { Comment, RemoveComment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';

/** How a thread finds its anchor in a form, and leads there. */
export interface CommentedForm {
  stateOf: (place: CommentPlace) => 'there' | 'changed' | 'gone' | undefined;
  onShow: (place: CommentPlace) => void;
}

/** The form of an answer: `kept` has a text that was typed before, and takes no focus. */
export type AnswerState = 'none' | 'kept' | 'begun' | 'sent';

interface ThreadCardProps {
  item: { kind: string; id: number };
  thread: Thread;
  people: readonly Person[];
  answer: AnswerState;
  onAnswer: (answer: AnswerState) => void;
  form?: CommentedForm;
}

/** A comment with its answers; it can be answered, resolved and reopened. */
export const ThreadCard = ({ item, thread, people, answer, onAnswer, form }: ThreadCardProps) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const { id, resolved, answers, place } = thread;
  const isAnswering = answer === 'kept' || answer === 'begun';
  const name = thread.by.name;
  const toggle = resolved ? 'reopen' : 'resolve';
  const { act, isActing, error } = useAct({ run: () => change(COMMENTS, commentCalls[toggle](id)) });
  const hasMoved = useContext(RowsMoved);
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
        {place && <Place place={place} form={form} />}
        <Comment said={thread} people={people}>
          {removal(thread)}
        </Comment>
      </div>
      {answers.map((said) => (
        <Box key={said.id} sx={{ paddingInlineStart: 2, borderInlineStart: 1, borderColor: 'divider' }}>
          <Comment said={said} people={people}>
            {removal(said)}
          </Comment>
        </Box>
      ))}
      {resolved && (
        <Typography variant="caption" sx={{ color: 'success.main' }}>
          {translate('comments.resolvedBy', { name: resolved.by, at: russianMoment(resolved.at) })}
        </Typography>
      )}
      {isAnswering && (
        <CommentForm
          about={{ ...item, answers: id }}
          people={people}
          autoFocus={answer === 'begun'}
          onDone={(hasFocus) => onAnswer(hasFocus ? 'sent' : 'none')}
        />
      )}
      {error && <Notice title={translate('comments.failed')} text={error.message} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isAnswering && (
          <Button
            size="small"
            // the focused field is unmounted
            autoFocus={answer === 'sent'}
            onBlur={() => answer === 'sent' && onAnswer('none')}
            onClick={() => onAnswer('begun')}
            aria-label={translate('comments.startAnswerTo', { name })}
          >
            {translate('comments.startAnswer')}
          </Button>
        )}
        <ActButton
          size="small"
          color={resolved ? 'primary' : 'success'}
          data-action="resolve"
          isActing={isActing}
          isIdle={hasMoved}
          onClick={() => act()}
          aria-label={translate(`comments.${toggle}Of`, { name })}
        >
          {translate(`comments.${toggle}`)}
        </ActButton>
      </Box>
    </Paper>
  );
};

/** The anchor of a thread: field, quoted words, and whether they are still there. */
const Place = ({ place, form }: { place: CommentPlace; form?: CommentedForm }) => {
  const translate = useTranslate();
  const name = usePlaceName()(place);
  const state = form?.stateOf(place);
  return (
    <Box
      sx={{
        borderInlineStart: '3px solid',
        borderColor: 'primary.main',
        paddingInlineStart: 1.25,
        marginBottom: 1,
        fontSize: 14,
      }}
    >
      {place.quote && (
        <Box component="q" lang={place.language} sx={{ overflowWrap: 'anywhere', quotes: '"«" "»"' }}>
          {place.quote.exact}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {form && state !== 'gone' ? (
          <Button
            size="small"
            startIcon={<PlaceIcon />}
            onClick={() => form.onShow(place)}
            aria-label={translate('comments.show', { place: name })}
            sx={{ minHeight: 28, marginInlineStart: -0.5, paddingBlock: 0, textAlign: 'start' }}
          >
            {name}
          </Button>
        ) : (
          name
        )}
      </Box>
      {(state === 'gone' || state === 'changed') && (
        <Box sx={{ color: 'warning.main' }}>{translate(`comments.${state}`)}</Box>
      )}
    </Box>
  );
};
