import { render, screen, act as settle, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { useAct } from '../../../src/components/act/useAct.ts';
import { SessionEnded } from '../../../src/dataProvider/http.ts';
import { later } from '../../support/later.ts';

/** Without a catalogue a toast shows its key. */
const DONE = 'resources.news.notifications.created';
const FAILED = 'resources.news.notifications.failed';

type ActOptions = Parameters<typeof useAct<void, unknown>>[0];

const Place = ({ name = 'Действие', ...options }: ActOptions & { name?: string }) => {
  const { act, isActing, error } = useAct(options);
  return (
    <>
      <button type="button" aria-busy={isActing} onClick={() => act()}>
        {name}
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  );
};

const Toasts = () => {
  const { notifications } = useNotificationContext();
  return notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
};

/** Places that can be left, and the toasts that stay. */
const Screen = ({ children }: { children: React.ReactNode }) => {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <CoreAdminContext>
      {!isLeft && children}
      <button type="button" onClick={() => setIsLeft(true)}>
        Уйти
      </button>
      <Toasts />
    </CoreAdminContext>
  );
};

const show = (...places: (ActOptions & { name?: string })[]) => {
  render(
    <Screen>
      {places.map((place) => (
        <Place key={place.name ?? ''} {...place} />
      ))}
    </Screen>,
  );
  return userEvent.setup();
};

const button = (name = 'Действие') => screen.getByRole('button', { name });

/** A call whose answer the test gives. */
const slowCall = () => {
  const { promise, resolve, reject } = later<unknown>();
  return { run: vi.fn(() => promise), resolve: () => settle(async () => resolve(1)), reject };
};

describe('an act', () => {
  it('is held in every place that does it to the same subject, and in no other', async () => {
    const slow = slowCall();
    const other = vi.fn(async () => 1);
    const mutationKey = ['act', 'delete', 'news'];
    const user = show(
      { name: 'Седьмая', run: slow.run, mutationKey, subject: 7 },
      { name: 'Снова седьмая', run: other, mutationKey, subject: 7 },
      { name: 'Восьмая', run: other, mutationKey, subject: 8 },
    );
    await user.click(button('Седьмая'));
    expect(button('Снова седьмая')).toHaveAttribute('aria-busy', 'true');
    await user.click(button('Снова седьмая'));
    expect(other).not.toHaveBeenCalled();
    await user.click(button('Восьмая'));
    expect(other).toHaveBeenCalledTimes(1);
    await slow.resolve();
  });

  it('says nothing of a session that has ended', async () => {
    const logged = vi.spyOn(console, 'error').mockClear();
    const ended = slowCall();
    const user = show({ run: ended.run, failure: FAILED, success: DONE });
    await user.click(button());
    await settle(async () => ended.reject(new SessionEnded('Войдите снова.', 401)));
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(screen.queryByText(DONE)).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it('whose screen was left is said to be done, and leads nowhere', async () => {
    const onDone = vi.fn();
    const { run, resolve } = slowCall();
    const user = show({ run, success: DONE, onDone });
    await user.click(button());
    await user.click(button('Уйти'));
    await resolve();
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});
