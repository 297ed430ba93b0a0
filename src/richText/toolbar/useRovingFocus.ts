import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const ITEMS = ':is(button:not(:disabled), [role=combobox])';

const itemsIn = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>(ITEMS)];

interface RovingFocus {
  isDisabled?: boolean;
  /** How many buttons the up and down arrows move. */
  columns?: number;
  /** Escape was pressed. */
  onLeave?: () => void;
}

/** Makes a toolbar one stop of the Tab key (WAI-ARIA's toolbar pattern), which react-admin's buttons lack. */
export const useRovingFocus = ({ isDisabled, columns, onLeave }: RovingFocus) => {
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
    const items = itemsIn(event.currentTarget);
    // React also bubbles the keys of open popovers, which are not in the toolbar's element
    const index = items.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    if (event.key === 'Escape') onLeave?.();
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index + items.length - 1) % items.length,
      ...(columns && { ArrowDown: index + columns, ArrowUp: index - columns }),
      Home: 0,
      End: items.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    items[next]?.focus();
    event.preventDefault();
  };
  return { ref, onFocus, onKeyDown };
};
