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

it('a notice that goes by itself waits while a dialog is open, another window has the focus, or it is held', async () => {
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
  await pass(4);
  fireEvent.blur(window);
  await pass(60);
  fireEvent.focus(window);
  await pass(3);
  act(() => screen.getByRole('button', { name: 'Скрыть' }).focus());
  await pass(60);
  expect(onHide).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Скрыть' }).blur());
  await pass(15);
  expect(onHide).toHaveBeenCalledOnce();
});
