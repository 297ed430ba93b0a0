import { Box, Paper, Skeleton } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

interface SkeletonRowsProps {
  rowCount: number;
}

/** Placeholder rows, with the specified text for screen readers. */
export const SkeletonRows = ({ rowCount }: SkeletonRowsProps) => {
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
        </Box>
      ))}
    </Paper>
  );
};
