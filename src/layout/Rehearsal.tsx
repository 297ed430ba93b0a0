import { ResourceContextProvider } from 'ra-core';
import { Activity, isValidElement, Suspense, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { preloadScreen } from '../components/lazyScreen.tsx';
import { RehearsalContext } from '../components/rehearsal.ts';
import { whenIdle } from '../components/whenIdle.ts';
import { resources } from '../resources.tsx';
import { kindAt } from '../routing/addresses.ts';
import { Boundary } from './ErrorBoundary.tsx';

/** A list that stands this long is read. */
const REST_MS = 600;
const WITHIN_MS = 1500;

/** No part of the page: nobody finds, hears or sees what is drawn here. */
const stage = document.createElement('div');
const rehearsed = new Set<string>();

const soon = (work: () => void) => whenIdle(work, WITHIN_MS);

const formOf = (path: string) => {
  const { name = '', create: Form } = resources.find(({ name }) => name === kindAt(path)) ?? {};
  return Form && !rehearsed.has(name) ? { name, form: isValidElement(Form) ? Form : <Form /> } : undefined;
};

/**
 * Draws the form of a list at rest once where nobody sees it, in moments in which nothing else is to be done: what comes next is
 * most likely one of its forms, and more than half of the time that a first form takes goes into fetching, compiling and first
 * running of code (docs/decisions/038). React draws what is hidden last, in small steps, and without its effects: no call is made, no key is
 * listened to, no draft is kept.
 */
export const Rehearsal = () => {
  const { pathname } = useLocation();
  const [piece, setPiece] = useState<ReturnType<typeof formOf>>();
  useEffect(() => {
    const next = formOf(pathname);
    if (!next) return;
    let isLeft = false;
    const begin = () => {
      if (isLeft) return;
      rehearsed.add(next.name);
      setPiece(next);
    };
    const fetchCode = () => preloadScreen(next.form).then((code) => code && soon(begin));
    const timer = setTimeout(() => soon(fetchCode), REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      setPiece(undefined);
    };
  }, [pathname]);

  if (!piece) return null;
  return createPortal(
    <Activity mode="hidden">
      <RehearsalContext value={soon}>
        <ResourceContextProvider value={piece.name}>
          <Suspense fallback={null}>
            <Boundary>{piece.form}</Boundary>
            <Drawn onDrawn={() => setPiece(undefined)} />
          </Suspense>
        </ResourceContextProvider>
      </RehearsalContext>
    </Activity>,
    stage,
  );
};

/** Of all effects these alone run for what is hidden. */
const Drawn = ({ onDrawn }: { onDrawn: () => void }) => {
  useInsertionEffect(() => queueMicrotask(onDrawn), [onDrawn]);
  return null;
};
