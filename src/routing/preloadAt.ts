import { preloadScreen } from '../components/lazyScreen.tsx';
import { resources } from '../resources.tsx';
import { formKind, kindAt, toPublic } from './addresses.ts';

/** Fetches the code of the screen at an address of the back-office, in the specification's form or in react-admin's. */
export const preloadAt = (path: string): Promise<unknown> => {
  const kind = resources.find(({ name }) => name === kindAt(path));
  const isForm = formKind(toPublic(path).path) !== undefined;
  return preloadScreen(isForm ? (kind?.edit ?? kind?.create) : kind?.list);
};
