import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyPanel } from './EmptyPanel.tsx';
import { Notice } from './Notice.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

interface ListFeedbackProps {
  columnCount: number;
  emptyText?: string;
  emptyAction?: ReactNode;
}

/** A list on one page says nothing of its length before it is there. */
const MOST_SKELETON_ROWS = 7;

/** A list that cannot be read, or not again after a change: why, and «Повторить». */
export const ListFailure = ({ title = 'list.failed' }: { title?: string }) => {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return null;
  return (
    <Notice
      title={translate(title)}
      text={error.message}
      action={{ label: translate('list.retry'), onClick: () => refetch() }}
    />
  );
};

/** What stands in place of the rows: loading, failed with «Повторить», or empty. */
export const ListFeedback = ({ columnCount, emptyText = 'list.empty', emptyAction }: ListFeedbackProps) => {
  const translate = useTranslate();
  const { isPending, error, perPage } = useListContext();
  if (error) return <ListFailure />;
  if (isPending)
    return (
      <SkeletonRows rowCount={Math.min(perPage, MOST_SKELETON_ROWS)} columnCount={Math.min(columnCount, 4)} />
    );
  return <EmptyPanel text={translate(emptyText)}>{emptyAction}</EmptyPanel>;
};
