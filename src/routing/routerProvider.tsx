import { useQueryClient } from '@tanstack/react-query';
import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { type MouseEvent, useCallback, useMemo } from 'react';
import * as router from 'react-router';
import { itemToHandOver } from '../dataProvider/dataProvider.ts';
import { currentItem } from '../session.ts';
import { toPublic } from './addresses.ts';

const partsOf = (to: RouterTo) => {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? router.parsePath(to) : to;
  return { pathname, rest: search + hash };
};

/** The address to show in a link: an edit link keeps its record's own address, for new tabs and for sending. */
const addressToShow = (to: RouterTo): RouterTo => {
  const { pathname, rest } = partsOf(to);
  if (!pathname) return to;
  const address = toPublic(pathname);
  return address.edit ? to : address.path + rest;
};

/**
 * Prepares going to an address, and returns it as the specification writes it.
 *
 * Going to a form hands over its item, or makes sure that none is. An item that no list has loaded, or that does not fit,
 * opens at react-admin's own address, which works alone.
 */
const useGo = () => {
  const queryClient = useQueryClient();
  return useCallback(
    (to: RouterTo): RouterTo => {
      const { pathname, rest } = partsOf(to);
      if (!pathname) return to;
      const { path, create, edit } = toPublic(pathname);
      if (create) currentItem.clear();
      if (edit) {
        const item = itemToHandOver(queryClient, edit.kind, edit.id);
        if (!item || !currentItem.store(edit.kind, item)) return to;
      }
      return path + rest;
    },
    [queryClient],
  );
};

const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate();
  const go = useGo();
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : go(to), options),
    [navigate, go],
  );
};

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const Link = ({ to, onClick, replace, state, ...rest }: RouterLinkProps) => {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return;
    event.preventDefault();
    navigate(to, { replace, state });
  };
  return <router.Link {...rest} to={addressToShow(to)} onClick={handleClick} />;
};

const Navigate = (props: RouterNavigateProps) => {
  const go = useGo();
  const to = useMemo(() => go(props.to), [go, props.to]);
  return <router.Navigate {...props} to={to} />;
};

/** react-admin's links and navigations, written as the specification's addresses. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate, Link, Navigate };
