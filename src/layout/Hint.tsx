import { useEffect, useRef, useState } from 'react';
import { HintText } from './HintText.tsx';

const DELAY_MS = 350;
/** Long enough for the pointer to cross the gap between a control and its hint. */
const LEAVE_MS = 200;

const hintedAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/** What already says its hint in words needs none. */
const saysIt = ({ children, dataset }: HTMLElement) =>
  [...children].some((child) => child.textContent === dataset.hint && child.getClientRects().length > 0);

const isWithin = (element: HTMLElement | null, { clientX, clientY }: MouseEvent) => {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

/**
 * The one tooltip for everything that has `data-hint`: lists and toolbars have dozens of controls, and a tooltip of its own costs each of
 * them more than all the rest. It repeats the name of its control, so screen readers miss nothing.
 *
 * It stays while the pointer is on the control or on the hint, or the focus on the control; Esc puts it away (WCAG 1.4.13). Clicks go
 * through it to what lies below, so that it takes none from the next row.
 */
export const Hint = () => {
  const [hinted, setHinted] = useState<HTMLElement>();
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let coming: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | undefined;
    let isFocused = false;
    const stay = () => {
      clearTimeout(leaving);
      leaving = undefined;
    };
    const hide = () => {
      clearTimeout(coming);
      stay();
      current = undefined;
      isFocused = false;
      setHinted(undefined);
    };
    const show = (element: HTMLElement | undefined) => {
      if (element === current) return;
      hide();
      if (!element || saysIt(element)) return;
      current = element;
      coming = setTimeout(() => element.isConnected && setHinted(element), DELAY_MS);
    };

    const handleOver = (event: MouseEvent) => {
      const element = hintedAt(event.target);
      if (element && !isWithin(hint.current, event)) show(element);
      else if (!hint.current && !isFocused) hide();
    };
    const handleMove = (event: MouseEvent) => {
      if (!hint.current || isFocused) return;
      if (hintedAt(event.target) === current || isWithin(hint.current, event)) stay();
      else leaving ??= setTimeout(hide, LEAVE_MS);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const element = hintedAt((target as Element).matches(':focus-visible') ? target : null);
      show(element);
      isFocused = element !== undefined;
    };
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

    const watch = new AbortController();
    const { signal } = watch;
    document.addEventListener('mouseover', handleOver, { signal });
    document.addEventListener('mousemove', handleMove, { signal });
    document.addEventListener('focusin', handleFocus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('mousedown', hide, { signal });
    document.addEventListener('keydown', handleKey, { signal });
    return () => {
      hide();
      watch.abort();
    };
  }, []);
  return hinted && <HintText hinted={hinted} ref={hint} />;
};
