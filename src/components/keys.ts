import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from './openDialogs.ts';

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

/** By `code`, the position on the keyboard, which is the same in every layout. */
const SIGNS: Record<string, string> = {
  KeyS: 'S',
  Digit1: '1',
  Digit2: '2',
  Digit3: '3',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const shortcutOf = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  // Cmd replaces Ctrl on a Mac
  const isCtrl = ctrlKey || metaKey;
  // it needs Shift in some layouts only
  if (key === '?' && !altKey && !isCtrl) return key;
  const keys = [isCtrl && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', SIGNS[code] ?? code];
  return keys.filter(Boolean).join('+');
};

/** Ignores AltGr (Ctrl+Alt on Windows), which types letters, and the plain events by which browsers autofill. */
export const keyOf = (event: Event): KeyName | undefined => {
  const isKey = event instanceof KeyboardEvent && !event.isComposing && !event.getModifierState('AltGraph');
  return isKey ? NAMES.find((name) => KEYS[name] === shortcutOf(event)) : undefined;
};

/** Elements in which these keys edit text. */
const TEXT_KEYS: readonly KeyName[] = ['previous', 'next', 'help'];
const INPUTS = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';

const isForInput = (name: KeyName, { target }: Event) =>
  TEXT_KEYS.includes(name) && target instanceof Element && target.matches(INPUTS);

/** The current actions of each key; the last one registered is used. */
const actions = new Map<KeyName, readonly (() => void)[]>();

/** @returns undefined where the key has no action now */
export const keyAction = (name: KeyName): (() => void) | undefined => actions.get(name)?.at(-1);

/** The only listener of these keys. */
export const handleKey = (event: KeyboardEvent): void => {
  // an editor or a popup has already handled the key
  if (event.defaultPrevented) return;
  const name = keyOf(event);
  const action = name && keyAction(name);
  if (!action || isForInput(name, event)) return;
  event.preventDefault();
  // a held key acts once
  if (!event.repeat && !isDialogOpen()) action();
};

/** Binds an action to a key while the component is mounted. */
export const useKey = (name: KeyName, action: () => void): void => {
  const act = useEffectEvent(action);
  useEffect(() => {
    const run = () => act();
    actions.set(name, [...(actions.get(name) ?? []), run]);
    return () => void actions.set(name, actions.get(name)?.filter((other) => other !== run) ?? []);
  }, [name]);
};
