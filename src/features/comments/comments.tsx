import { Badge } from '@mui/material';
import './texts.ts';
import CommentsIcon from '@mui/icons-material/ForumOutlined';
import { visuallyHidden } from '@mui/utils';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useMayOpen } from '../../access.ts';
import type { Feature } from '../../components/features.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { COMMENTS, commentCalls } from '../../dataProvider/commentCalls.ts';
import { endpointOf } from '../../dataProvider/endpoints.ts';
import { isProposable } from '../../dataProvider/reviewCalls.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { screenNames } from '../../wire/kinds.ts';
import { CommentsAside, CommentsPanel } from './CommentsPanel.tsx';
import { MentionList } from './MentionList.tsx';

const commented = screenNames.filter((kind) => endpointOf(kind).one);

/** Unanswered mentions, for users who may open any kind with comments. */
const Mentions = () => {
  const mayOpen = useMayOpen();
  return mayOpen && commented.some(mayOpen) && <MentionList />;
};

/** The number of open threads about the form's item. */
const OpenThreads = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data } = useReadOf(COMMENTS, commentCalls.ofItem(resource, Number(useRecordContext()?.id)));
  const open = data?.threads.filter(({ resolved }) => !resolved).length ?? 0;
  return (
    <>
      <Badge badgeContent={open} color="primary" aria-hidden sx={{ marginInlineEnd: open > 0 ? 0.75 : 0 }}>
        <CommentsIcon fontSize="inherit" />
      </Badge>
      {open > 0 && <span style={visuallyHidden}>{translate('comments.open', { smart_count: open })}</span>}
    </>
  );
};

export const comments: Feature = {
  name: 'comments',
  offeredAs: 'comments',
  appliesTo: (kind) => hasRevisions(kind) || isProposable(kind),
  formTools: [{ name: 'comments', label: 'comments.label', icon: <OpenThreads />, panel: CommentsPanel }],
  reviewAside: CommentsAside,
  dashboard: Mentions,
};
