import { useCallback, useEffect } from 'react';
import { useCreatePath, useLocation, useNavigate, useResourceContext, useStore } from 'react-admin';
import { codeSearch } from './useTypes.ts';

/**
 * The type chosen in a list: its code stands in the address (`?code=`), so that the list can be bookmarked and reloaded, and
 * is remembered for the way back from a form or another list.
 *
 * @returns the code, '' while nothing is chosen, and what chooses another
 */
export const useChosenCode = () => {
  const resource = useResourceContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [remembered, remember] = useStore(`${resource}.code`, '');
  const inAddress = new URLSearchParams(search).get('code');

  const show = useCallback(
    (code: string) =>
      navigate(createPath({ resource, type: 'list' }) + (code && codeSearch(code)), { replace: true }),
    [navigate, createPath, resource],
  );

  useEffect(() => {
    if (inAddress !== null) remember(inAddress);
  }, [inAddress, remember]);

  useEffect(() => {
    if (inAddress === null && remembered) show(remembered);
  }, [inAddress, remembered, show]);

  const choose = (code: string) => {
    remember(code);
    show(code);
  };
  return [inAddress ?? remembered, choose] as const;
};
