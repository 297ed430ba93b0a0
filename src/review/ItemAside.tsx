import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
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
import { AsidePanel, ItemComments } from './AsidePanel.tsx';

interface ItemAsideProps {
  reviewed: ReviewItem;
  /** The state that is read. */
  record: Publication;
}

/** What helps to judge an item, beside it. */
export const ItemAside = ({ reviewed: { kind, returned }, record }: ItemAsideProps) => {
  const translate = useTranslate();
  const comments = useReadOf(COMMENTS, commentCalls.ofItem(kind, Number(record.id)), {
    isWanted: session.hasFeature('comments'),
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
      <AsidePanel title={translate('readiness.title')} subtitle={inWords}>
        <ReadinessList checks={checks} />
      </AsidePanel>
      <ItemComments kind={kind} id={record.id} />
    </Box>
  );
};
