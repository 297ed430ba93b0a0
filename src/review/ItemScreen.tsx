import { ResourceContextProvider, useParams, useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { itemPath } from '../dataProvider/reviewCalls.ts';
import { publishableNames } from '../kinds.ts';
import { ProposalItem } from '../proposals/ProposalItem.tsx';
import { BASE } from '../routing/addresses.ts';
import { useGoBack } from '../routing/useGoBack.ts';
import { QUEUE } from './queue.ts';
import { ReviewedItem } from './ReviewedItem.tsx';
import { useReviewItem } from './useReviewItem.ts';

const Item = ({ kind, id }: { kind: string; id: string }) => {
  const translate = useTranslate();
  const reading = useReviewItem(kind, id);
  const { read, error, refetch } = reading;
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  if (read) return <ReviewedItem reading={{ ...reading, read }} here={itemPath(kind, id)} />;
  if (!error) return <SkeletonRows rowCount={8} columnCount={2} />;
  return (
    <>
      <PageHeader title={translate('review.title')} onBack={goBack} />
      <Notice
        title={translate('review.notRead')}
        text={error.message}
        action={{ label: translate('list.retry'), onClick: () => void refetch() }}
      />
    </>
  );
};

const isPublishable = (kind: string) => publishableNames.some((name) => name === kind);

/** One item of the queue, to be read and judged. */
export const ReviewItemScreen = () => {
  const { kind = '', id = '' } = useParams<{ kind: string; id: string }>();
  return (
    <ResourceContextProvider value={kind}>
      {isPublishable(kind) ? <Item kind={kind} id={id} /> : <ProposalItem kind={kind} id={Number(id)} />}
    </ResourceContextProvider>
  );
};
