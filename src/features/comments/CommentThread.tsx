import './texts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { CommentPlace, CommentsOfItem, Thread } from '../../dataProvider/commentCalls.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { CommentForm } from './CommentForm.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { ThreadCard } from './ThreadCard.tsx';
import { useComments } from './useComments.ts';

export interface CommentThreadProps {
  resource: string;
  id: Identifier;
  /** Where there is a form to look at: how a place stands in it, what leads there, and what a new comment is about. */
  form?: {
    stateOf: (place: CommentPlace) => 'there' | 'changed' | 'gone' | undefined;
    onShow: (place: CommentPlace) => void;
    place?: CommentPlace;
    chooser: ReactNode;
  };
}

/** Everything that was said about an item, open threads first, and a place to say more. */
export const CommentThread = ({ resource, id, form }: CommentThreadProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useComments(resource, Number(id));
  if (data) return <Comments {...{ resource, id: Number(id), form, ...data }} />;
  if (!error) return <SkeletonRows rowCount={3} columnCount={1} />;
  return (
    <Notice
      title={translate('comments.loadFailed')}
      text={error.message}
      action={{ label: translate('list.retry'), onClick: () => void refetch() }}
    />
  );
};

interface CommentsProps extends Omit<CommentThreadProps, 'id'>, CommentsOfItem {
  id: number;
}

const listSx = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 };

const Comments = ({ resource, id, form, threads, people }: CommentsProps) => {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const item = { kind: resource, id };
  // a list has no form in which places could be chosen
  const about = form ? 'form' : hasRevisions(resource) ? 'item' : 'list';
  const open = threads.filter(({ resolved }) => !resolved);
  const settled = threads.filter(({ resolved }) => resolved);
  const card = (thread: Thread) => {
    const { place } = thread;
    const line = place && (
      <PlaceLine
        resource={resource}
        place={place}
        state={form?.stateOf(place)}
        onShow={form && (() => form.onShow(place))}
      />
    );
    return <ThreadCard key={thread.id} {...{ item, thread, people }} place={line} />;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {threads.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate(`comments.none.${resource}.${about}`, { _: translate(`comments.none.${about}`) })}
        </Typography>
      )}
      <Box component="ul" sx={{ ...listSx, '&:empty': { display: 'none' } }}>
        {open.map(card)}
      </Box>
      <CommentForm about={{ ...item, place: form?.place }} people={people}>
        {form?.chooser}
      </CommentForm>
      {settled.length > 0 && (
        <Box
          component="details"
          open={isShown}
          onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
        >
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, fontWeight: 600 }}>
            {translate('comments.resolved', { count: settled.length })}
          </Box>
          {isShown && (
            <Box component="ul" sx={listSx}>
              {settled.map(card)}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
