const STORED = 'keys.sign';

/**
 * Whether «?» alone opens the list of keys. A key without Ctrl or Alt has to be one that can be switched off, for those who
 * speak to their computer (WCAG 2.1.4); the choice is this browser's.
 */
export const opensBySign = {
  get: (): boolean => localStorage.getItem(STORED) !== 'off',
  set: (isOn: boolean): void => localStorage.setItem(STORED, isOn ? 'on' : 'off'),
};
