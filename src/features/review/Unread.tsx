import { useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { BASE } from '../../routing/addresses.ts';
import { useGoBack } from '../../routing/useGoBack.ts';
import { QUEUE } from './queue.ts';

interface UnreadProps {
  error: Error | null;
  onRetry: () => void;
}

/** Stands in place of what is to be judged until it is read, or where it cannot be. */
export const Unread = ({ error, onRetry }: UnreadProps) => {
  const translate = useTranslate();
  const goBack = useGoBack(`${BASE}/${QUEUE}`);
  if (!error) return <SkeletonRows rowCount={8} columnCount={2} />;
  return (
    <>
      <PageHeader title={translate('review.title')} onBack={goBack} />
      <Notice
        title={translate('review.notRead')}
        text={error.message}
        action={{ label: translate('list.retry'), onClick: onRetry }}
      />
    </>
  );
};
