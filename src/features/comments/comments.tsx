import './texts.ts';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { withRecord } from '../desk/withRecord.tsx';
import { CommentsIcon } from './CommentsIcon.tsx';
import { useMayBeCalled } from './useMayBeCalled.ts';

const CommentsPanel = screen(() => import('./CommentsPanel.tsx'), 'CommentsPanel');
const MyMentions = screen(() => import('./MyMentions.tsx'), 'MyMentions');

const Mentions = () => useMayBeCalled() && <MyMentions />;

export const comments: Feature = {
  name: 'comments',
  offeredAs: 'comments',
  appliesTo: hasRevisions,
  formTools: [
    {
      name: 'comments',
      label: 'desk.comments.label',
      title: 'desk.comments.title',
      icon: <CommentsIcon />,
      panel: withRecord(CommentsPanel),
    },
  ],
  dashboard: Mentions,
};
