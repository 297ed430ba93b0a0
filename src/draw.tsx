import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws in the place of whatever stands in `root`. It is loaded beside what it draws, and has run when that is here. */
export const draw = <Props extends object>(
  root: HTMLElement,
  Content: ComponentType<Props>,
  props: Props,
): void =>
  createRoot(root).render(
    <StrictMode>
      <Content {...props} />
    </StrictMode>,
  );
