import { Box, Pagination as MuiPagination, PaginationItem, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';

/** How many records there are, and previous, next and numbered page buttons at every width (part 1, §2). */
export const Pagination = () => {
  const translate = useTranslate();
  const { page, perPage, setPage, total: loaded, meta } = useListContext();
  useFailedPage();
  const last = useRef(0);
  if (loaded !== undefined) last.current = loaded;
  // a page that cannot be read must not take the focused button away
  const total = loaded ?? (page > 1 ? last.current : 0);
  if (total === 0) return null;
  const count = Math.ceil(total / perPage);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingBlock: 2 }}>
      <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
        {translate(meta?.isMore ? 'list.moreRecords' : 'list.records', { smart_count: total })}
      </Typography>
      <MuiPagination
        aria-label={translate('list.pages')}
        shape="rounded"
        color="primary"
        count={count}
        page={Math.min(page, count)}
        onChange={(_event, chosen) => setPage(chosen)}
        getItemAriaLabel={(type, number) =>
          type === 'page' ? translate('list.page', { page: number }) : translate(`list.${type}`)
        }
        // a disabled button would lose the focus at the first and at the last page
        renderItem={({ disabled, onClick, ...item }) => (
          <PaginationItem
            {...item}
            aria-disabled={disabled || undefined}
            onClick={disabled ? undefined : onClick}
          />
        )}
      />
    </Box>
  );
};

/** Stays on the page that is shown when another one cannot be read, and says why; react-admin would go to the first. */
const useFailedPage = () => {
  const { page, error, data, isFetching, setPage } = useListContext();
  const notify = useNotify();
  const shown = useRef(1);

  useEffect(() => {
    if (data?.length && !error && !isFetching) shown.current = page;
  }, [data, error, isFetching, page]);

  useEffect(() => {
    if (!error || data) return;
    const back = shown.current;
    // once: that page may fail as well by now
    shown.current = 1;
    if (back === page) return;
    notify(error.message, { type: 'error' });
    // after react-admin's own change of the page, in the same step
    setTimeout(() => setPage(back));
  }, [error, data, page, notify, setPage]);
};
