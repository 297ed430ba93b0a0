import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react';

interface Roving {
  /** The name of the item that the Tab key reaches. */
  current: string;
  isDisabled: boolean;
  setCurrent: (name: string) => void;
}

const RovingContext = createContext<Roving>({ current: '', isDisabled: false, setCurrent: () => undefined });

interface RovingFocusProps {
  first: string;
  isDisabled: boolean;
  children: ReactNode;
}

export const RovingFocus = ({ first, isDisabled, children }: RovingFocusProps) => {
  const [current, setCurrent] = useState(first);
  const roving = useMemo(() => ({ current, isDisabled, setCurrent }), [current, isDisabled]);
  return <RovingContext value={roving}>{children}</RovingContext>;
};

/** What every item of the toolbar spreads on its button. */
export const useToolbarItem = (name: string) => {
  const { current, isDisabled, setCurrent } = useContext(RovingContext);
  return {
    isDisabled,
    itemProps: {
      'data-toolbar-item': name,
      'aria-disabled': isDisabled || undefined,
      tabIndex: current === name ? 0 : -1,
      onFocus: () => setCurrent(name),
    },
  };
};

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export const useRovingKeys = (leave: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { currentTarget, target, key } = event;
  // keys of an open popover come here too: it is a child, yet not in the toolbar's element
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (key === 'Escape') leave();
  const step = STEPS[key];
  if (!step) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-toolbar-item]')];
  items[step(items.indexOf(target), items.length)]?.focus();
  event.preventDefault();
};
