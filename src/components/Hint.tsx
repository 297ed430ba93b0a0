import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';

const DELAY_MS = 350;

const hintedAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-hint]') ?? undefined) : undefined;

/** What already says its hint in words needs none. */
const saysIt = ({ children, dataset }: HTMLElement) =>
  [...children].some((child) => child.textContent === dataset.hint && child.getClientRects().length > 0);

/**
 * The one tooltip for everything that has `data-hint`: lists have dozens of controls, and a tooltip of its own costs each of them more
 * than all the rest. It repeats the name of its control, so screen readers miss nothing; Esc puts it away.
 */
export const Hint = () => {
  const [hinted, setHinted] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | undefined;
    const hide = () => {
      clearTimeout(timer);
      current = undefined;
      setHinted(undefined);
    };
    const show = (element: HTMLElement | undefined) => {
      if (element === current) return;
      hide();
      if (!element || saysIt(element)) return;
      current = element;
      timer = setTimeout(() => element.isConnected && setHinted(element), DELAY_MS);
    };
    const handlers: [keyof DocumentEventMap, (event: Event) => void][] = [
      ['mouseover', ({ target }) => show(hintedAt(target))],
      [
        'focusin',
        ({ target }) => show(hintedAt((target as Element).matches(':focus-visible') ? target : null)),
      ],
      ['focusout', hide],
      ['mousedown', hide],
      ['keydown', (event) => 'key' in event && event.key === 'Escape' && hide()],
    ];
    for (const [name, handler] of handlers) document.addEventListener(name, handler);
    return () => {
      hide();
      for (const [name, handler] of handlers) document.removeEventListener(name, handler);
    };
  }, []);
  if (!hinted) return null;
  return (
    <Tooltip
      open
      title={hinted.dataset.hint}
      placement={hinted.dataset.hintSide === 'right' ? 'right' : 'bottom'}
      slotProps={{ popper: { anchorEl: hinted } }}
    >
      <span />
    </Tooltip>
  );
};
