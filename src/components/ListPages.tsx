import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import usePagination from '@mui/material/usePagination';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFailedPage } from './useFailedPage.ts';

/** How many records there are, and previous, next and numbered page buttons. */
export const ListPages = () => {
  const translate = useTranslate();
  const { page, perPage, setPage, total: told, meta } = useListContext();
  useFailedPage();
  const last = useRef(0);
  if (told !== undefined) last.current = told;
  // whoever goes from page to page keeps the focus, also when one of them cannot be had
  const total = told ?? (page > 1 ? last.current : 0);
  const count = Math.ceil(total / perPage);
  const { items } = usePagination({
    page: Math.min(page, count),
    count,
    onChange: (_event, chosen) => setPage(chosen),
  });
  if (total === 0) return null;
  return (
    <div className="list-foot">
      <p role="status">
        {translate(meta?.isMore ? 'list.moreRecords' : 'list.records', { smart_count: total })}
      </p>
      <nav aria-label={translate('list.pages')}>
        <ul className="pages">
          {items.map(({ type, page: number, selected: _, disabled, onClick, ...rest }) => {
            // a disabled one would drop the focus of whoever goes from page to page with it
            const acting = disabled ? { 'aria-disabled': true } : { onClick };
            const button = { ...rest, ...acting };
            return (
              <li key={type === 'page' ? number : type}>
                {type === 'page' && (
                  <button type="button" aria-label={translate('list.page', { page: number })} {...button}>
                    {number}
                  </button>
                )}
                {type === 'previous' && (
                  <button type="button" aria-label={translate('list.previous')} {...button}>
                    <PreviousIcon />
                  </button>
                )}
                {type === 'next' && (
                  <button type="button" aria-label={translate('list.next')} {...button}>
                    <NextIcon />
                  </button>
                )}
                {type.endsWith('ellipsis') && <span>…</span>}
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
};
