/** The keys of the back-office itself. A text's own keys are in editorKeys.ts. */

interface Key {
  /** The place on the keyboard (`KeyS`), the same in every layout; or the sign that is written. */
  code?: string;
  sign?: string;
  ctrl?: boolean;
  alt?: boolean;
  /** As the list of keys writes it. */
  shown: readonly string[];
}

export const KEYS = {
  save: { code: 'KeyS', ctrl: true, shown: ['Ctrl', 'S'] },
  ru: { code: 'Digit1', alt: true, shown: ['Alt', '1'] },
  uz: { code: 'Digit2', alt: true, shown: ['Alt', '2'] },
  en: { code: 'Digit3', alt: true, shown: ['Alt', '3'] },
  toolbar: { code: 'F10', alt: true, shown: ['Alt', 'F10'] },
  previous: { code: 'ArrowUp', alt: true, shown: ['Alt', '↑'] },
  next: { code: 'ArrowDown', alt: true, shown: ['Alt', '↓'] },
  help: { sign: '?', shown: ['?'] },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof KEYS;

const isPressed = ({ code, sign, ctrl = false, alt = false }: Key, event: KeyboardEvent): boolean => {
  // a sign needs Shift in one layout and not in another; Cmd is the Ctrl of a Mac
  const isHeld = event.altKey === alt && (event.ctrlKey || event.metaKey) === ctrl;
  return isHeld && (sign ? event.key === sign : event.code === code && !event.shiftKey);
};

const rows = Object.entries<Key>(KEYS) as [KeyName, Key][];

/**
 * The key that was pressed, exactly: Ctrl+Shift+S is not Ctrl+S. AltGr writes letters, and Ctrl+Alt is AltGr on Windows, so
 * neither is Alt.
 */
export const keyOf = (event: KeyboardEvent): KeyName | undefined =>
  event.isComposing || event.getModifierState('AltGraph')
    ? undefined
    : rows.find(([, key]) => isPressed(key, event))?.[0];

/** What these do would be in the way of whoever writes: there they are the text's. */
export const NOT_WHILE_WRITING: readonly KeyName[] = ['previous', 'next', 'help'];

const STORED = 'keys.sign';

/**
 * Whether «?» alone opens the list of keys. A key without Ctrl or Alt has to be one that can be switched off, for those who
 * speak to their computer (WCAG 2.1.4); the choice is this browser's.
 */
export const opensBySign = {
  get: (): boolean => localStorage.getItem(STORED) !== 'off',
  set: (isOn: boolean): void => localStorage.setItem(STORED, isOn ? 'on' : 'off'),
};
