import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { CommentThread } from '../comments/CommentThread.tsx';
import { COMMENTS } from '../comments/useComments.ts';
import { Notice } from '../components/Notice.tsx';
import { useReadOf } from '../components/useRead.ts';
import { commentCalls } from '../dataProvider/commentCalls.ts';
import type { Publication } from '../dataProvider/records.ts';
import type { ReviewItem } from '../dataProvider/reviewCalls.ts';
import { russianMoment } from '../dates.ts';
import { ReadinessList, useReadinessInWords } from '../readiness/ReadinessList.tsx';
import { useReadiness } from '../readiness/useReadiness.ts';
import { session } from '../session.ts';

interface ItemAsideProps {
  reviewed: ReviewItem;
  /** The state that is read. */
  record: Publication;
}

/** What helps to judge an item, beside it. */
export const ItemAside = ({ reviewed: { kind, returned }, record }: ItemAsideProps) => {
  const translate = useTranslate();
  const hasComments = session.hasFeature('comments');
  const comments = useReadOf(COMMENTS, commentCalls.ofItem(kind, Number(record.id)), {
    isWanted: hasComments,
  });
  const unresolved = comments.data?.threads.filter(({ resolved }) => !resolved).length;
  const checks = useReadiness(record, unresolved);
  const inWords = useReadinessInWords(checks);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {returned && (
        <Notice
          severity="warning"
          title={translate('review.returnedAt', { name: returned.by, at: russianMoment(returned.at) })}
          text={returned.note}
        />
      )}
      <Panel title={translate('readiness.title')} subtitle={inWords}>
        <ReadinessList checks={checks} />
      </Panel>
      {hasComments && (
        <Panel title={translate('review.comments')}>
          <CommentThread resource={kind} id={record.id} />
        </Panel>
      )}
    </Box>
  );
};

interface PanelProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

const Panel = ({ title, subtitle, children }: PanelProps) => {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ padding: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      {subtitle && (
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {subtitle}
        </Box>
      )}
      <Box sx={{ marginTop: 1.5 }}>{children}</Box>
    </Paper>
  );
};
