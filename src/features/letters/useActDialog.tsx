import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import type { Act } from '../../uzbek/assist.ts';
import type { Language } from '../../wire/wire.ts';
import type { Writing } from './writing.ts';

const LettersDialog = lazyScreen(() => import('./LettersDialog.lazy.tsx'), 'LettersDialog');

const DOUBLE_CLICK_MS = 500;

/** The second click of a double click goes nowhere: on a phone «Опубликовать» is where «Применить» was. */
const ignoreSecondClick = () => {
  const ignore = (event: MouseEvent) => {
    if (event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
  setTimeout(() => window.removeEventListener('click', ignore, true), DOUBLE_CLICK_MS);
};

/** The preview of one act at a time. */
export const useActDialog = (writing: Writing, language?: Language) => {
  const [act, open] = useState<Act>();
  const close = () => {
    ignoreSecondClick();
    open(undefined);
  };
  const dialog = act && (
    <Suspense>
      <LettersDialog
        {...{ act, writing, language }}
        onClose={close}
        onApply={(changes) => {
          // the dialog gives the focus back first; then the text takes it
          flushSync(close);
          writing.write(changes);
        }}
      />
    </Suspense>
  );
  return { open, dialog };
};
