import { ResourceContextProvider } from 'ra-core';
import {
  Activity,
  isValidElement,
  type ReactElement,
  Suspense,
  useEffect,
  useInsertionEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { preloadScreen } from '../components/lazyScreen.tsx';
import { RehearsalContext, type Rehearse } from '../components/rehearsal.ts';
import { whenIdle } from '../components/whenIdle.ts';
import { resources } from '../resources.tsx';
import { listKind } from '../routing/addresses.ts';
import { Boundary } from './ErrorBoundary.tsx';

/** A list that stands this long is read. */
const REST_MS = 600;
const WITHIN_MS = 1500;

/** No part of the page: nobody finds, hears or sees what is drawn here. */
const stage = document.createElement('div');

const formOf = (kind: string) => {
  const { create: Form } = resources.find(({ name }) => name === kind) ?? {};
  return Form && (isValidElement(Form) ? Form : <Form />);
};

interface Piece {
  kind: string;
  form: ReactElement;
  soon: Rehearse;
}

/**
 * Draws the form of a list at rest once where nobody sees it, in moments in which nothing else is to be done: what comes next is
 * most likely one of its forms, and more than half of the time that a first form takes goes into fetching, compiling and first
 * running of code (docs/decisions/038). React draws what is hidden last, in small steps, and without its effects: no call is made, no key is
 * listened to, no draft is kept. Whoever goes elsewhere calls off what is left of it.
 */
export const Rehearsal = () => {
  const address = listKind(useLocation().pathname);
  const mayOpen = useMayOpen();
  const kind = address && mayOpen?.(address) ? address : undefined;
  const [rehearsed] = useState(() => new Set<string>());
  const [piece, setPiece] = useState<Piece>();
  useEffect(() => {
    const form = kind && !rehearsed.has(kind) && formOf(kind);
    if (!form) return;
    const left = new AbortController();
    const soon = (work: () => void) => {
      if (!left.signal.aborted) left.signal.addEventListener('abort', whenIdle(work, WITHIN_MS));
    };
    const begin = () => setPiece({ kind, form, soon });
    const fetchCode = () => preloadScreen(form).then((code) => code && soon(begin));
    const timer = setTimeout(() => soon(fetchCode), REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
      setPiece(undefined);
    };
  }, [kind, rehearsed]);

  if (!piece || piece.kind !== kind) return null;
  const handleDrawn = () => {
    rehearsed.add(piece.kind);
    setPiece(undefined);
  };
  return createPortal(
    <Activity mode="hidden">
      <RehearsalContext value={piece.soon}>
        <ResourceContextProvider value={piece.kind}>
          <Suspense fallback={null}>
            <Boundary>{piece.form}</Boundary>
            <Drawn onDrawn={handleDrawn} />
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
