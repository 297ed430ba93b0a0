import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { COMMENTS, type CommentPlace, commentCalls, type Thread } from '../../dataProvider/commentCalls.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { CommentForm } from './CommentForm.tsx';
import { type CommentedForm, ThreadCard } from './ThreadCard.tsx';

interface CommentThreadProps {
  id: number;
  /** Where there is a form: with what a new comment is about, and what chooses that. */
  form?: CommentedForm & { place?: CommentPlace; anchor: ReactNode };
}

const listSx = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 };

/** Everything that was said about an item, open threads first, and a place to say more. */
export const CommentThread = ({ id, form }: CommentThreadProps) => {
  const translate = useTranslate();
  const kind = useResourceContext() ?? '';
  const [isShown, setIsShown] = useState(false);
  const { data, error, refetch } = useReadOf(COMMENTS, commentCalls.ofItem(kind, id));
  if (!data && !error) return <SkeletonRows rowCount={3} columnCount={1} />;
  if (!data)
    return <Notice title={translate('comments.loadFailed')} text={error?.message} onRetry={refetch} />;
  const { threads, people } = data;
  // a list has no form in which places could be chosen
  const about = form ? 'form' : hasRevisions(kind) ? 'item' : 'list';
  const card = (thread: Thread) => (
    <ThreadCard key={thread.id} item={{ kind, id }} {...{ thread, people, form }} />
  );
  const resolved = threads.filter((thread) => thread.resolved);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {threads.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate(`comments.none.${kind}.${about}`, { _: translate(`comments.none.${about}`) })}
        </Typography>
      )}
      <Box component="ul" sx={{ ...listSx, '&:empty': { display: 'none' } }}>
        {threads.filter((thread) => !thread.resolved).map(card)}
      </Box>
      <CommentForm about={{ kind, id, place: form?.place }} people={people}>
        {form?.anchor}
      </CommentForm>
      {resolved.length > 0 && (
        <Box
          component="details"
          open={isShown}
          onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
        >
          <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, fontWeight: 600 }}>
            {translate('comments.resolved', { count: resolved.length })}
          </Box>
          {isShown && (
            <Box component="ul" sx={listSx}>
              {resolved.map(card)}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
