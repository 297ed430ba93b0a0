import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { CoreAdminContext, useEvent, useNotify } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { Notification } from '../../src/layout/Notification.tsx';

const Row = () => {
  const notify = useNotify();
  const tell = useEvent(() => notify('Запись удалили.'));
  useEffect(() => tell, [tell]);
  return null;
};

const List = () => {
  const [isThere, setIsThere] = useState(true);
  const notify = useNotify();
  const fail = () => {
    notify('Ошибка при отправки', { autoHideDuration: 1 });
    setIsThere(false);
  };
  return (
    <>
      {isThere && <Row />}
      <button type="button" onClick={fail}>
        Отправить
      </button>
    </>
  );
};

describe('a toast', () => {
  it('is shown after the one before it, also when a row tells it that goes while that one is about to show', async () => {
    render(
      <CoreAdminContext>
        <List />
        <Notification />
      </CoreAdminContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await screen.findByText('Ошибка при отправки');
    expect(await screen.findByText('Запись удалили.')).toBeVisible();
  });
});
