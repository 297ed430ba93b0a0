import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, useContext } from 'react';

const Chosen = createContext<{ value: string; choose: (value: string) => void }>({
  value: '',
  choose: () => undefined,
});

interface TabsProps<V extends string> {
  value: V;
  onChange: (value: V) => void;
  'aria-label'?: string;
  children: ReactNode;
}

/** Where each key leads among so many tabs; the focus goes round, and chooses nothing (WAI-ARIA, tabs with manual activation). */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const handleKey = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  if (at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
};

/** Tabs as plain elements, whose look is the theme's (`tabStyles`): MUI's measure themselves, and are drawn four times when a list is opened. */
export const Tabs = <V extends string>({ value, onChange, children, ...label }: TabsProps<V>) => (
  <Chosen value={{ value, choose: onChange as (value: string) => void }}>
    <div className="tabs" role="tablist" onKeyDown={handleKey} {...label}>
      {children}
    </div>
  </Chosen>
);

export interface TabProps extends ComponentProps<'button'> {
  value: string;
  label: string;
  /** Stands behind the label. */
  mark?: ReactNode;
}

export const Tab = ({ value, label, mark, ...attributes }: TabProps) => {
  const chosen = useContext(Chosen);
  const isChosen = chosen.value === value;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => chosen.choose(value)}
      {...attributes}
    >
      {label}
      {mark}
    </button>
  );
};
