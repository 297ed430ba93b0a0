import { Badge } from '@mui/material';
import './texts.ts';
import CommentsIcon from '@mui/icons-material/ForumOutlined';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useMayOpen } from '../../access.ts';
import type { Feature, FormTool } from '../../components/features.tsx';
import { ToolButton } from '../../components/form/FormHeader.tsx';
import { screen } from '../../components/screen.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { COMMENTS, commentCalls } from '../../dataProvider/commentCalls.ts';
import { endpointOf } from '../../dataProvider/endpoints.ts';
import { FUND_LISTS, type FundList, listIdOf } from '../../dataProvider/guaranteeFund.ts';
import { isProposable } from '../../dataProvider/reviewCalls.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { screenNames } from '../../wire/kinds.ts';

const CommentsPanel = screen(() => import('./CommentsPanel.tsx'), 'CommentsPanel');
const CommentsAside = screen<'CommentsAside', object>(() => import('./CommentsPanel.tsx'), 'CommentsAside');
const ListCommentsPanel = screen<'ListCommentsPanel', object>(
  () => import('./CommentsPanel.tsx'),
  'ListCommentsPanel',
);
const MentionList = screen(() => import('./MentionList.tsx'), 'MentionList');

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

const tool: FormTool = {
  name: 'comments',
  label: 'comments.label',
  icon: <OpenThreads />,
  panel: CommentsPanel,
};

const ListCommentsButton = () => {
  const currency = useRecordContext<FundList>()?.id;
  const [isOpen, setIsOpen] = useState(false);
  if (!currency) return null;
  return (
    <ResourceContextProvider value="guaranteeFund">
      <RecordContextProvider value={{ id: listIdOf(currency) }}>
        <ToolButton
          tool={{ ...tool, panel: ListCommentsPanel }}
          isOpen={isOpen}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
        />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

export const comments: Feature = {
  name: 'comments',
  offeredAs: 'comments',
  appliesTo: (kind) => hasRevisions(kind) || isProposable(kind),
  formTools: [tool],
  reviewAside: CommentsAside,
  dashboard: Mentions,
};

export const listComments: Feature = {
  name: 'listComments',
  offeredAs: 'comments',
  appliesTo: (resource) => resource === FUND_LISTS,
  listTools: ListCommentsButton,
};
