import { preloadScreen } from '../components/lazyScreen.tsx';
import { resources } from '../resources.tsx';
import { BASE, formKind, kindAt, toPublic } from './addresses.ts';

const kindOf = (path: string) => resources.find(({ name }) => name === kindAt(path));

const isForm = (path: string) => formKind(toPublic(path).path) !== undefined;

/** Fetches the code of the screen at an address of the back-office, in the specification's form or in react-admin's. */
export const preloadAt = (path: string): Promise<unknown> => {
  const kind = kindOf(path);
  return preloadScreen(isForm(path) ? (kind?.edit ?? kind?.create) : kind?.list);
};

/**
 * Fetches code ahead: of a link that is pointed at or has the focus; of the form of a list at rest it is done by layout/Rehearsal.tsx.
 *
 * @returns what stops it
 */
export const preloadAhead = (): (() => void) => {
  const handleAim = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${BASE}/"]`);
    if (link) void preloadAt(link.pathname);
  };
  document.addEventListener('pointerover', handleAim);
  document.addEventListener('focusin', handleAim);
  return () => {
    document.removeEventListener('pointerover', handleAim);
    document.removeEventListener('focusin', handleAim);
  };
};
