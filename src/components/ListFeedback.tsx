import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyPanel } from './EmptyPanel.tsx';
import { Notice } from './Notice.tsx';

interface ListFeedbackProps {
  columnCount: number;
  emptyText?: string;
  emptyAction?: ReactNode;
}

/** What stands in place of the rows: loading, failed with «Повторить», or empty. */
export const ListFeedback = ({ columnCount, emptyText = 'list.empty', emptyAction }: ListFeedbackProps) => {
  const translate = useTranslate();
  const { isPending, error, refetch, perPage } = useListContext();
  if (error)
    return (
      <Notice
        title={translate('list.failed')}
        text={error.message}
        action={{ label: translate('list.retry'), onClick: () => refetch() }}
      />
    );
  if (isPending) return <SkeletonRows rowCount={perPage} columnCount={Math.min(columnCount, 4)} />;
  return <EmptyPanel text={translate(emptyText)}>{emptyAction}</EmptyPanel>;
};

const SkeletonRows = ({ rowCount, columnCount }: { rowCount: number; columnCount: number }) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" role="status">
      <span style={visuallyHidden}>{translate('list.loading')}</span>
      {Array.from({ length: rowCount }, (_, row) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
          key={row}
          sx={{
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            height: 52,
            paddingInline: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={36} />
          <Skeleton sx={{ flex: 1 }} />
          {columnCount > 2 && <Skeleton width={56} variant="rounded" height={36} />}
          {columnCount > 3 && <Skeleton width={84} />}
        </Box>
      ))}
    </Paper>
  );
};
