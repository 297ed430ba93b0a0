import { useEffect, useEffectEvent } from 'react';

/** The shortcuts of the back-office. `Keys.tsx` lists them. */
export const KEYS = {
  save: 'Ctrl+S',
  ru: 'Alt+1',
  uz: 'Alt+2',
  en: 'Alt+3',
  toolbar: 'Alt+F10',
  previous: 'Alt+↑',
  next: 'Alt+↓',
  help: '?',
} as const;

export type KeyName = keyof typeof KEYS;

const isName = (name: string): name is KeyName => name in KEYS;
const NAMES = Object.keys(KEYS).filter(isName);

/** By their places on the keyboard, which are the same in every layout. */
const SIGNS: Record<string, string> = {
  KeyS: 'S',
  Digit1: '1',
  Digit2: '2',
  Digit3: '3',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const shortcutOf = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  // Cmd is the Ctrl of a Mac
  const isCtrl = ctrlKey || metaKey;
  // it needs Shift in one layout and not in another
  if (key === '?' && !altKey && !isCtrl) return key;
  const keys = [isCtrl && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', SIGNS[code] ?? code];
  return keys.filter(Boolean).join('+');
};

/** AltGr, which is Ctrl+Alt on Windows, writes letters and is no Alt. A browser that fills a field by itself sends plain events. */
export const keyOf = (event: Event): KeyName | undefined => {
  const isKey = event instanceof KeyboardEvent && !event.isComposing && !event.getModifierState('AltGraph');
  return isKey ? NAMES.find((name) => KEYS[name] === shortcutOf(event)) : undefined;
};

/** Where these keys belong to the text. */
const TEXT_KEYS: readonly KeyName[] = ['previous', 'next', 'help'];
const INPUTS = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';

const isForInput = (name: KeyName, { target }: Event) =>
  TEXT_KEYS.includes(name) && target instanceof Element && target.matches(INPUTS);

/** What each key does now; of several actions, the one that came last. */
const actions = new Map<KeyName, readonly (() => void)[]>();

/** @returns nothing where the key does nothing now */
export const keyAction = (name: KeyName): (() => void) | undefined => actions.get(name)?.at(-1);

/** The one listener to these keys. */
export const handleKey = (event: KeyboardEvent): void => {
  // a text or a popup has used the key
  if (event.defaultPrevented) return;
  const name = keyOf(event);
  const action = name && keyAction(name);
  if (!action || isForInput(name, event)) return;
  event.preventDefault();
  // a key that is held down acts once
  if (!event.repeat && !document.querySelector('[aria-modal=true]')) action();
};

/** Says what a key does while this is on the screen. */
export const useKey = (name: KeyName, action: () => void): void => {
  const act = useEffectEvent(action);
  useEffect(() => {
    const run = () => act();
    actions.set(name, [...(actions.get(name) ?? []), run]);
    return () => void actions.set(name, actions.get(name)?.filter((other) => other !== run) ?? []);
  }, [name]);
};
