import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { commentCalls } from '../../dataProvider/commentCalls.ts';
import type { Publication } from '../../dataProvider/records.ts';
import type { ReviewItem } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import { COMMENTS } from '../comments/useComments.ts';
import { ReadinessList, useReadinessInWords } from '../readiness/ReadinessList.tsx';
import { useReadiness } from '../readiness/useReadiness.ts';
import { AsidePanel, ItemComments } from './AsidePanel.tsx';
import { Remarks } from './Remarks.tsx';

interface ItemAsideProps {
  reviewed: ReviewItem;
  /** The state that is read. */
  record: Publication;
}

/** What helps to judge an item, beside it. */
export const ItemAside = ({ reviewed: { kind, returned, answered }, record }: ItemAsideProps) => {
  const translate = useTranslate();
  const comments = useReadOf(COMMENTS, commentCalls.ofItem(kind, Number(record.id)), {
    isWanted: session.hasFeature('comments'),
  });
  const unresolved = comments.data?.threads.filter(({ resolved }) => !resolved).length;
  const checks = useReadiness(record, unresolved);
  const inWords = useReadinessInWords(checks);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Remarks returned={returned} answered={answered} />
      <AsidePanel title={translate('readiness.title')} subtitle={inWords}>
        <ReadinessList checks={checks} />
      </AsidePanel>
      <ItemComments kind={kind} id={record.id} />
    </Box>
  );
};
