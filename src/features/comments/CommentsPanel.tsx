import { Box, Typography } from '@mui/material';
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { type RaRecord, useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AsidePanel } from '../../components/AsidePanel.tsx';
import type { FormPanelProps } from '../../components/features.tsx';
import { keyAction } from '../../components/keys.ts';
import { MovingRows } from '../../components/list/rowActs.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { moveToComment, unsentComment, useUnsent, useUnsentAnswers } from '../../components/useUnsent.ts';
import { COMMENTS, type CommentPlace, commentCalls, type Thread } from '../../dataProvider/commentCalls.ts';
import { fieldPathsIn } from '../../dataProvider/fieldPaths.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { AnchorSelect } from './AnchorSelect.tsx';
import { CommentForm } from './CommentForm.tsx';
import { chosenPassages, showPlace, stateOfQuote } from './places.ts';
import { type AnswerState, type CommentedForm, ThreadCard } from './ThreadCard.tsx';

/** The comments on the item of a form, or on a list that is edited as a whole. */
export const CommentsPanel = (props: FormPanelProps) => {
  const record = useRecordContext();
  const isInForm = useFormContext() !== null;
  if (!record) return null;
  return isInForm ? <FormComments record={record} {...props} /> : <CommentThread id={Number(record.id)} />;
};

/** A new comment is about what is selected in the form. */
const FormComments = ({ record, onClose, isBeside }: FormPanelProps & { record: RaRecord }) => {
  const { getValues } = useFormContext();
  const [places] = useState(() => fieldPathsIn(record));
  const [passages, setPassages] = useState(() => chosenPassages(places));
  const [place, setPlace] = useState<CommentPlace | undefined>(passages[0]);
  const { text: written } = useUnsent(unsentComment(useResourceContext() ?? '', record.id));

  /** Another passage may be selected later in the form beside the panel; a comment that is being written keeps its anchor. */
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (written || currentTarget.contains(relatedTarget)) return;
    const selected = chosenPassages(places);
    if (JSON.stringify(selected) === JSON.stringify(passages)) return;
    setPassages(selected);
    setPlace(selected[0]);
  };
  const handleShow = (shown: CommentPlace) => {
    if (!isBeside) onClose();
    // a modal panel returns the focus when it closes
    // the key of a language switches to it in both views
    setTimeout(() => showPlace(shown, (language) => keyAction(language)?.()));
  };
  const anchor = <AnchorSelect {...{ places, passages, place }} onChange={setPlace} />;
  const stateOf = (at: CommentPlace) => stateOfQuote(at, getValues);
  return (
    <Box onFocus={handleFocus}>
      <CommentThread id={Number(record.id)} form={{ stateOf, onShow: handleShow, place, anchor }} />
    </Box>
  );
};

/** The comments on an item of the review queue. */
export const CommentsAside = () => {
  const record = useRecordContext();
  const translate = useTranslate();
  const resource = useResourceContext();
  if (!record) return null;
  return (
    <AsidePanel title={translate('comments.aside')}>
      <CommentThread key={`${resource} ${record.id}`} id={Number(record.id)} />
    </AsidePanel>
  );
};

interface CommentThreadProps {
  id: number;
  /** In a form: the anchor of a new comment, and the input that chooses it. */
  form?: CommentedForm & { place?: CommentPlace; anchor: ReactNode };
}

const listSx = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 };

/**
 * The ids of the threads in the list of resolved ones. While an answer is typed, its card stays in the same list, also when the thread is
 * resolved or reopened.
 */
const useListedAsResolved = (threads: Thread[] | undefined, isAnswering: (id: number) => boolean) => {
  const [before, setBefore] = useState({ ids: [] as number[], seen: [] as number[], state: '' });
  const state = JSON.stringify(threads?.map(({ id, resolved }) => [id, !!resolved, isAnswering(id)]));
  if (!threads || state === before.state) return before.ids;
  const isKept = (id: number) => isAnswering(id) && before.seen.includes(id);
  const isListed = ({ id, resolved }: Thread) => (isKept(id) ? before.ids.includes(id) : resolved);
  const ids = threads.filter(isListed).map(({ id }) => id);
  setBefore({ ids, seen: threads.map(({ id }) => id), state });
  return ids;
};

/** All threads about an item, open ones first, and the form of a new comment. */
const CommentThread = ({ id, form }: CommentThreadProps) => {
  const translate = useTranslate();
  const kind = useResourceContext() ?? '';
  const [isShown, setIsShown] = useState(false);
  const notify = useNotify();
  const { data, error, refetch } = useReadOf(COMMENTS, commentCalls.ofItem(kind, id));
  const unsent = useUnsentAnswers(kind, id);
  const [answers, setAnswers] = useState<Record<number, AnswerState>>({});
  const answerTo = (to: number) => answers[to] ?? (unsent.includes(to) ? 'kept' : 'none');
  const isAnswering = (to: number) => ['kept', 'begun'].includes(answerTo(to));
  const listedAsResolved = useListedAsResolved(data?.threads, isAnswering);
  const lost = data && unsent.find((answers) => !data.threads.some((thread) => thread.id === answers));
  useEffect(() => {
    if (lost !== undefined && moveToComment(kind, id, unsentComment(kind, id, lost)))
      notify('comments.answerMoved', { type: 'info' });
  }, [lost, kind, id, notify]);
  if (!data && !error) return <SkeletonRows rowCount={3} />;
  if (!data)
    return <Notice title={translate('comments.loadFailed')} text={error?.message} onRetry={refetch} />;
  const { threads, people } = data;
  // a list has no form with fields to choose from
  const about = form ? 'form' : hasRevisions(kind) ? 'item' : 'list';
  const card = (thread: Thread) => (
    <ThreadCard
      key={thread.id}
      item={{ kind, id }}
      answer={answerTo(thread.id)}
      onAnswer={(answer) => setAnswers((before) => ({ ...before, [thread.id]: answer }))}
      {...{ thread, people, form }}
    />
  );
  const resolved = threads.filter((thread) => listedAsResolved.includes(thread.id));
  const open = threads.filter((thread) => !resolved.includes(thread));
  // an answer that is not sent stays in sight
  const isUnfolded = isShown || resolved.some((thread) => isAnswering(thread.id));
  const cards = (of: Thread[]) => <MovingRows ids={of.map(({ id }) => id)}>{of.map(card)}</MovingRows>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {threads.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate(`comments.none.${kind}.${about}`, { _: translate(`comments.none.${about}`) })}
        </Typography>
      )}
      <Box component="ul" sx={{ ...listSx, '&:empty': { display: 'none' } }}>
        {cards(open)}
      </Box>
      <CommentForm about={{ kind, id, place: form?.place }} people={people}>
        {form?.anchor}
      </CommentForm>
      {resolved.length > 0 && (
        <Box
          component="details"
          open={isUnfolded}
          onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
        >
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, fontWeight: 600 }}>
            {translate('comments.resolved', { count: resolved.length })}
          </Box>
          {isUnfolded && (
            <Box component="ul" sx={listSx}>
              {cards(resolved)}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
