import { remember } from '../../storage.ts';

/** The shortcuts of the back-office itself; those of a text are in KeysDialog.tsx. */
interface Key {
  /** The place on the keyboard (`KeyS`), the same in every layout; or the character that is written. */
  code?: string;
  character?: string;
  ctrl?: boolean;
  alt?: boolean;
  /** In a text the key is the text's. */
  skipInInputs?: boolean;
}

const KEYS = {
  save: { code: 'KeyS', ctrl: true },
  ru: { code: 'Digit1', alt: true },
  uz: { code: 'Digit2', alt: true },
  en: { code: 'Digit3', alt: true },
  toolbar: { code: 'F10', alt: true },
  previous: { code: 'ArrowUp', alt: true, skipInInputs: true },
  next: { code: 'ArrowDown', alt: true, skipInInputs: true },
  help: { character: '?', skipInInputs: true },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof KEYS;

const isName = (name: string): name is KeyName => name in KEYS;
const NAMES = Object.keys(KEYS).filter(isName);

const INPUTS = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';

const isPressed = ({ code, character, ctrl = false, alt = false }: Key, event: KeyboardEvent): boolean => {
  // a character needs Shift in one layout and not in another; Cmd is the Ctrl of a Mac
  const isHeld = event.altKey === alt && (event.ctrlKey || event.metaKey) === ctrl;
  return isHeld && (character ? event.key === character : event.code === code && !event.shiftKey);
};

/**
 * The key that was pressed, exactly: Ctrl+Shift+S is not Ctrl+S. AltGr writes letters, and Ctrl+Alt is AltGr on Windows, so
 * neither is Alt. A browser that fills a field by itself sends plain events.
 */
export const keyOf = (event: Event): KeyName | undefined =>
  !(event instanceof KeyboardEvent) || event.isComposing || event.getModifierState('AltGraph')
    ? undefined
    : NAMES.find((name) => isPressed(KEYS[name], event));

export const isForInput = (name: KeyName, { target }: KeyboardEvent): boolean => {
  const { skipInInputs }: Key = KEYS[name];
  return skipInInputs === true && target instanceof Element && target.matches(INPUTS);
};

const STORED = 'keys.sign';

/**
 * Whether «?» alone opens the list of keys. A key without Ctrl or Alt has to be one that can be switched off, for those who
 * speak to their computer (WCAG 2.1.4); the choice is this browser's.
 */
export const questionMarkEnabled = {
  get: (): boolean => localStorage.getItem(STORED) !== 'off',
  set: (isOn: boolean): void => remember(STORED, isOn ? 'on' : 'off'),
};
