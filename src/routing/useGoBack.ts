import { useLocation, useNavigate } from 'react-admin';
import { BASE } from './addresses.ts';

/** How many of our own entries stand before the current one in this tab's history; react-router counts them. */
export const entriesBefore = (): number => Number(window.history.state?.idx) || 0;

/** «Назад»: the previous page (part 1, §2); the list in a tab that has none, or the dashboard from the list itself. */
export const useGoBack = (list: string) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (entriesBefore() > 0) navigate(-1);
    else navigate(pathname === list ? BASE : list);
  };
};
