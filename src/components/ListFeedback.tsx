import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
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
  return (
    <Paper variant="outlined" sx={{ padding: 6, display: 'grid', justifyItems: 'center', gap: 2 }}>
      <InboxIcon sx={{ fontSize: 44, color: 'text.secondary' }} aria-hidden />
      <Typography role="status">{translate(emptyText)}</Typography>
      {emptyAction}
    </Paper>
  );
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
