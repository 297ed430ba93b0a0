import { useEffect, useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';

/** Of a page that cannot be had says why, and stays on the one that was shown: react-admin would go to the first. */
export const useFailedPage = () => {
  const { page, error, data, isFetching, setPage } = useListContext();
  const notify = useNotify();
  const shown = useRef(1);

  useEffect(() => {
    if (data?.length && !error && !isFetching) shown.current = page;
  }, [data, error, isFetching, page]);

  useEffect(() => {
    if (!error || data) return;
    const back = shown.current;
    // once: that page may fail as well by now, under another search or without a line
    shown.current = 1;
    if (back === page) return;
    notify(error.message, { type: 'error' });
    // after react-admin has wished for the first page, in the same step
    setTimeout(() => setPage(back));
  }, [error, data, page, notify, setPage]);
};
