/** Puts the focus on the screen, when the control that had it is about to go. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
