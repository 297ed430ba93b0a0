import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';

/** How many records there are, and previous, next and numbered page buttons. */
export const ListPages = () => {
  const translate = useTranslate();
  const { page, perPage, setPage, total = 0, meta } = useListContext();
  if (total === 0) return null;
  const pageCount = Math.ceil(total / perPage);
  const nameOf = (type: string, number: number | null) => {
    if (type === 'previous') return translate('list.previous');
    if (type === 'next') return translate('list.next');
    return translate('list.page', { page: number });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingBlock: 2 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: 1 }}>
        {translate(meta?.isMore ? 'list.moreRecords' : 'list.records', { smart_count: total })}
      </Typography>
      <Pagination
        page={Math.min(page, pageCount)}
        count={pageCount}
        onChange={(_event, chosen) => setPage(chosen)}
        shape="rounded"
        color="primary"
        aria-label={translate('list.pages')}
        getItemAriaLabel={(type, number) => nameOf(type, number)}
      />
    </Box>
  );
};
