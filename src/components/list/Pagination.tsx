import {
  Box,
  MenuItem,
  Pagination as MuiPagination,
  PaginationItem,
  Select,
  Typography,
} from '@mui/material';
import { useId, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const LARGER_PAGES = [25, 50, 100];

/**
 * The number of records, and previous, next and numbered page buttons at every width (part 1, §2).
 *
 * @param rowsPerPage - the default size, which the user may increase; undefined: all rows on one page
 */
export const Pagination = ({ rowsPerPage }: { rowsPerPage?: number }) => {
  const translate = useTranslate();
  const { page, perPage, setPage, total: loaded, meta } = useListContext();
  const last = useRef(0);
  if (loaded !== undefined) last.current = loaded;
  // stays mounted when a page cannot be read, so that the focused button is kept
  const total = loaded ?? (page > 1 ? last.current : 0);
  if (total === 0) return null;
  const count = Math.ceil(total / perPage);
  const sizes =
    rowsPerPage && total > rowsPerPage
      ? [rowsPerPage, ...LARGER_PAGES.filter((size) => size > rowsPerPage)]
      : [];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        paddingBlock: 2,
      }}
    >
      <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
        {translate(meta?.isMore ? 'list.moreRecords' : 'list.records', { smart_count: total })}
      </Typography>
      {sizes.length > 1 && <PageSize sizes={sizes} />}
      <MuiPagination
        aria-label={translate('list.pages')}
        shape="rounded"
        color="primary"
        count={count}
        page={Math.min(page, count)}
        onChange={(_event, chosen) => {
          setPage(chosen);
          // the other page is read from its beginning
          window.scrollTo({ top: 0 });
        }}
        getItemAriaLabel={(type, page) =>
          translate(`ra.navigation.${type === 'page' ? 'current_page' : type}`, { page })
        }
        // at the first and last page the button stays enabled, because a disabled one would lose the focus
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

/** The choice is stored for this list until the session ends. */
const PageSize = ({ sizes }: { sizes: readonly number[] }) => {
  const id = useId();
  const { perPage, setPerPage } = useListContext();
  return (
    <Typography
      variant="body2"
      component="div"
      className="screen-only"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      <span id={id}>{useTranslate()('list.perPage')}</span>
      <Select
        size="small"
        value={perPage}
        onChange={({ target }) => setPerPage(target.value)}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        sx={{ fontSize: 14, '& .MuiSelect-select': { paddingBlock: 0.5 } }}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
    </Typography>
  );
};
