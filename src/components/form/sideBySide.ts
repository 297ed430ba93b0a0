import { createContext, useState, useSyncExternalStore } from 'react';
import { session } from '../../session.ts';
import { remember } from '../../storage.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { isFile } from './completeness.ts';

/** The element of the shared toolbar while languages are side by side; undefined where each text has its own toolbar. */
export const OneToolbar = createContext<{ source: string; place: HTMLElement | null } | undefined>(undefined);

const THREE_FROM_PX = 1400;
const TWO_FROM_PX = 900;

const roomNow = () => {
  if (window.innerWidth >= THREE_FROM_PX) return 3;
  return window.innerWidth >= TWO_FROM_PX ? 2 : 1;
};

const watchRoom = (watcher: () => void) => {
  window.addEventListener('resize', watcher);
  return () => window.removeEventListener('resize', watcher);
};

/** The key under which the browser stores the user's choice of tabs or columns and of two languages. */
const viewKey = () => `languages.${session.user()?.login ?? ''}`;

const storedPair = () => {
  const stored = localStorage.getItem(viewKey());
  return { isOn: stored !== null, pair: LANGUAGES.filter((each) => (stored ?? 'ru uz').includes(each)) };
};

/** The chosen pair; a required language replaces its second one. */
const pairWith = (pair: readonly Language[], current: Language) =>
  pair.includes(current) ? pair : LANGUAGES.filter((each) => each === current || each === pair[0]);

/** Whether languages are side by side, and which: the user's choice as far as the window has room. */
export const useLanguageView = (current: Language) => {
  const room = useSyncExternalStore(watchRoom, roomNow);
  const [{ isOn, pair }, setView] = useState<{ isOn: boolean; pair: readonly Language[] }>(storedPair);
  const isColumns = isOn && room > 1;
  const inColumns = room === 3 ? LANGUAGES : pairWith(pair, current);
  const choose = (next: readonly Language[] | undefined) => {
    remember(viewKey(), next?.join(' '));
    setView({ isOn: next !== undefined, pair: next ?? pair });
  };
  return {
    room,
    isColumns,
    shown: isColumns ? inColumns : [current],
    setColumns: (isChosen: boolean) => choose(isChosen ? pair : undefined),
    choosePair: choose,
  };
};

export type LanguageView = ReturnType<typeof useLanguageView>;

/** The height of everything above and below a text; the text gets the rest of the window. */
const AROUND_TEXT_PX = 430;

/** Columns whose fields are aligned in rows. @param parts - the fields of a language */
export const columnsSx = (columnCount: number, parts: readonly string[]) => {
  const files = parts.filter(isFile).length;
  const texts = parts.length - files;
  const rows = (count: number) => ({ gridRow: `1 / span ${count}`, gridTemplateRows: 'subgrid' });
  return {
    '& > .languages': { display: 'contents' },
    '& > .entries, & > .aside': {
      display: 'grid',
      columnGap: 2,
      rowGap: 2.5,
      gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
    },
    '& > .aside': { marginTop: 2.5 },
    '& > .entries > :not([hidden])': rows(texts),
    // a notice in one column leaves its row empty in the others
    '& > .entries:has(.notices > *) > :not([hidden])': rows(texts + 1),
    '& > .entries:has(.notices > *) .notices': { display: 'block' },
    '& > .aside > [role=group]:not([hidden])': rows(files),
    '& > .aside > .shared': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      alignItems: 'start',
    },
    '& .tiptap.tiptap': {
      height: `max(260px, 100dvh - ${AROUND_TEXT_PX}px)`,
      minHeight: 0,
      overflowY: 'auto',
    },
  };
};
