import { useEffect } from 'react';
import { type RaRecord, useLocation, useNavigate, useStore } from 'react-admin';
import { type Wanted, wantedKey } from '../../components/wanted.ts';

/** The row whose form an address asks for, as the way back to its draft does; the list is turned to its page. */
export const useAskedRow = <R extends RaRecord>(rows: readonly R[] = []) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [, setWanted] = useStore<Wanted | undefined>(wantedKey('guaranteeFund'));
  const asked = new URLSearchParams(search).get('row');
  useEffect(() => {
    if (asked) setWanted({ id: Number(asked), title: '' });
  }, [asked, setWanted]);
  return {
    asked: rows.find(({ id }) => String(id) === asked),
    /** What the address asks for, be it there or not. */
    askedId: asked ?? undefined,
    /** It was opened, and is not to open again. */
    forgetAsked: () => {
      if (asked) navigate(pathname, { replace: true });
    },
  };
};
