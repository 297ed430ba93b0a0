import { useLocation, useNavigate } from 'react-admin';
import { BASE } from './returnTo.ts';

/** How many entries of this application precede the current one in the tab's history; react-router counts them. */
export const entriesBefore = (): number => Number(window.history.state?.idx) || 0;

/** «Назад»: the previous page (part 1, §2); in a tab without one the list, and from the list the dashboard. */
export const useGoBack = (list: string) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (entriesBefore() > 0) navigate(-1);
    else navigate(pathname === list ? BASE : list);
  };
};
