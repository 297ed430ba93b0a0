import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FloatingNotice } from '../../src/components/FloatingNotice.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const openDialog = (className = 'MuiDialog-paper') => {
  const dialog = document.createElement('div');
  dialog.className = className;
  dialog.role = 'dialog';
  document.body.append(dialog);
  return () => dialog.remove();
};
const showPage = async (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  await act(async () => fireEvent(document, new Event('visibilitychange')));
};

it('a notice that goes by itself waits while a dialog is open, the page is hidden, or it is held, and never begins anew', async () => {
  const onHide = vi.fn();
  render(
    <FloatingNotice severity="info" hidesAfterMs={15_000} onHide={onHide} hideLabel="Скрыть">
      Удалено
    </FloatingNotice>,
  );
  await pass(4);
  const close = openDialog();
  await pass(60);
  close();
  await pass(4);
  const closePanel = openDialog('MuiDrawer-paper');
  await pass(60);
  expect(screen.getByRole('dialog')).toHaveTextContent('Удалено');
  closePanel();
  await showPage('hidden');
  await pass(60);
  await showPage('visible');
  await pass(3);
  act(() => screen.getByRole('button', { name: 'Скрыть' }).focus());
  await pass(60);
  act(() => screen.getByRole('button', { name: 'Скрыть' }).blur());
  await pass(3);
  expect(onHide).not.toHaveBeenCalled();
  await pass(1.5);
  expect(onHide).toHaveBeenCalledOnce();
});
