import { Box, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { AuditCursor, AuditRow } from '../../dataProvider/trailCalls.ts';

interface AuditPagesProps {
  cursor?: AuditCursor;
  onChange: (cursor: AuditCursor) => void;
}

/** The log grows while it is read: a page begins after a row, not after a number of rows. */
export const AuditPages = ({ cursor, onChange }: AuditPagesProps) => {
  const translate = useTranslate();
  const { data, filterValues, hasNextPage, hasPreviousPage, isPlaceholderData } = useListContext<AuditRow>();
  if (!hasNextPage && !hasPreviousPage) return null;
  const filter = JSON.stringify(filterValues);
  const before = cursor?.filter === filter ? cursor.before : [];
  const handleOlder = () => {
    const last = data?.at(-1);
    if (last && !isPlaceholderData) onChange({ filter, before: [...before, last.id] });
  };
  return (
    <Box
      component="nav"
      aria-label={translate('audit.pages')}
      sx={{ display: 'flex', gap: 1.5, paddingBlock: 2 }}
    >
      <Button
        variant="outlined"
        disabled={!hasPreviousPage}
        onClick={() => onChange({ filter, before: before.slice(0, -1) })}
      >
        {translate('audit.newer')}
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={handleOlder}>
        {translate('audit.older')}
      </Button>
    </Box>
  );
};
