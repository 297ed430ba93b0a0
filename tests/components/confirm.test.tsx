import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseHeldKeys } from '../../src/components/act/heldKeys.ts';
import { Confirm } from '../../src/components/Confirm.tsx';

const answers = vi.fn();

const Row = () => {
  const [isAsking, setIsAsking] = useState(false);
  const answer = (text: string) => () => {
    setIsAsking(false);
    answers(text);
  };
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)}>
        Удалить строку
      </button>
      <Confirm
        isOpen={isAsking}
        title="Подтвердите удаление!"
        content="Новость"
        confirm="Удалить"
        cancel="Отмена"
        onConfirm={answer('да')}
        onClose={answer('нет')}
      />
    </>
  );
};

const opener = () => screen.getByText('Удалить строку');
const confirm = () => screen.getByRole('button', { name: 'Удалить' });
const cancel = () => screen.getByRole('button', { name: 'Отмена' });

let acceptHeldKeys: () => void;
beforeEach(() => {
  answers.mockClear();
  acceptHeldKeys = refuseHeldKeys();
  render(<Row />);
});
afterEach(() => acceptHeldKeys());

describe('a confirmation', () => {
  it('opens with the focus on what changes nothing, and gives it back', async () => {
    const user = userEvent.setup();
    await user.click(opener());
    expect(cancel()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitForElementToBeRemoved(screen.getByRole('alertdialog'));
    expect(opener()).toHaveFocus();
    expect(answers.mock.calls).toEqual([['нет']]);
  });

  it('takes one answer: none more while it fades', async () => {
    const user = userEvent.setup();
    await user.click(opener());
    const [yes, no] = [confirm(), cancel()];
    await user.click(yes);
    expect(yes).toBeInTheDocument();
    fireEvent.click(yes);
    fireEvent.click(no);
    expect(answers.mock.calls).toEqual([['да']]);
  });

  it('asks again when it is opened again', async () => {
    const user = userEvent.setup();
    await user.click(opener());
    await user.click(confirm());
    await waitForElementToBeRemoved(screen.getByRole('alertdialog'));
    await user.click(opener());
    await user.click(confirm());
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it.each(['{Enter>9/}', '[Space>9/]'])(
    'is not answered by the key that opened it, held: %s',
    async (key) => {
      const user = userEvent.setup();
      opener().focus();
      await user.keyboard(key);
      expect(cancel()).toHaveFocus();
      expect(answers).not.toHaveBeenCalled();
      await user.keyboard('{Enter}');
      expect(answers.mock.calls).toEqual([['нет']]);
    },
  );
});
