import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const ITEMS = ':is(button:not(:disabled), [role=combobox])';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const itemsIn = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>(ITEMS)];

/** Makes a toolbar one stop of the Tab key (WAI-ARIA's pattern); the buttons of react-admin do not do it themselves. */
export const useRovingFocus = (isDisabled: boolean, onLeave: () => void) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDisabled || !ref.current) return;
    for (const [index, item] of itemsIn(ref.current).entries()) item.tabIndex = index === 0 ? 0 : -1;
  }, [isDisabled]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const items = itemsIn(currentTarget);
    if (items.includes(target)) for (const item of items) item.tabIndex = item === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key } = event;
    const items = itemsIn(currentTarget);
    // keys of an open popover come here too: it is a child, yet not in the toolbar's element
    const index = items.findIndex((item) => item === event.target);
    if (index < 0) return;
    if (key === 'Escape') onLeave();
    const step = STEPS[key];
    if (!step) return;
    items[step(index, items.length)]?.focus();
    event.preventDefault();
  };
  return { ref, onFocus, onKeyDown };
};
