const content = () => document.getElementById('content');

/** Puts the focus on the screen's heading, or on the screen until it has one: after navigation, and when a focused control goes. */
export const focusContent = (): void => {
  const place = content();
  (place?.querySelector<HTMLElement>('h1') ?? place)?.focus({ preventScroll: true });
};

/** A screen's heading has come: takes the focus that waits for it on the screen. */
export const takeFocusOfContent = (heading: HTMLElement | null): void => {
  if (heading && document.activeElement === content()) heading.focus({ preventScroll: true });
};
