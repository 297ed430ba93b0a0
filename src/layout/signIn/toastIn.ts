import { part } from './drawSignIn.ts';

const TOAST_MS = 3000;

/** «Ошибка при входе!» of the sign-in page: for three seconds, longer while the pointer rests on it. */
export const toastIn = (page: Element) => {
  const toast = part(page, '.toast');
  let timer: ReturnType<typeof setTimeout>;
  const close = () => {
    clearTimeout(timer);
    toast.hidden = true;
    toast.textContent = '';
  };
  const closeLater = () => {
    timer = setTimeout(close, TOAST_MS);
  };
  const open = () => {
    toast.textContent = 'Ошибка при входе!';
    toast.hidden = false;
    closeLater();
  };
  toast.addEventListener('mouseenter', () => clearTimeout(timer));
  toast.addEventListener('mouseleave', closeLater);
  return { open, close };
};
