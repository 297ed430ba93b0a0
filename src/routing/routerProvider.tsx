import { type MouseEvent, useCallback } from 'react';
import { type RouterLinkProps, type RouterProvider, type RouterTo, reactRouterProvider } from 'react-admin';
import { parsePath } from 'react-router';
import { handOver } from '../dataProvider/handOver.ts';
import { ownerKind, toPublic } from './addresses.ts';
import { itemIn } from './followHistory.ts';

const partsOf = (to: RouterTo) => {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, rest: search + hash };
};

/** The address of a link's `href`: an edit link has its record's own address, so that it works in a new tab and can be sent. */
const addressToShow = (to: RouterTo): string => {
  const { pathname = '', rest } = partsOf(to);
  const address = toPublic(pathname);
  return (address.edit ? pathname : address.path) + rest;
};

/**
 * The specification's address to navigate to, and the state of its history entry, which names the handed-over item:
 * followHistory.ts stores it on arrival, and Back and Forward find it again.
 */
const destination = (to: RouterTo, state?: object): { to: RouterTo; state?: object } => {
  const { pathname, rest } = partsOf(to);
  if (!pathname) return { to, state };
  const { path, create, edit } = toPublic(pathname);
  const offered = create ? undefined : handOver.offeredOf(edit?.kind ?? ownerKind(path));
  // a draft names the list of its record in the state, a row is in the list that is shown
  const sources = [itemIn(state), offered];
  const list = sources.find((each) => each?.kind === edit?.kind && each?.id === edit?.id)?.list;
  const item = edit ? { ...edit, list } : offered;
  return { to: path + rest, state: item ? { ...state, item } : state };
};

const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      const { to: address, state } = destination(to, options?.state);
      navigate(address, { ...options, state });
    },
    [navigate],
  );
};

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A plain link. Each of the router's links computes the current location, and a screen has forty of them. */
const Link = ({ to, onClick, replace, state, ...rest }: RouterLinkProps) => {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return;
    event.preventDefault();
    navigate(to, { replace, state });
  };
  return <a {...rest} href={addressToShow(to)} onClick={handleClick} />;
};

/** react-admin's links and navigations, with the specification's addresses. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate, Link };
