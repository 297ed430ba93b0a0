import '../support/prosemirror.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { isValidElement, useContext, useInsertionEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { preloadScreen } from '../../src/components/lazyScreen.tsx';
import { RehearsalContext } from '../../src/components/rehearsal.ts';
import { resources } from '../../src/resources.tsx';
import { addresses } from '../../src/routing/addresses.ts';
import { session } from '../../src/session.ts';
import type { ScreenName } from '../../src/wire/kinds.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';
import { watchFetch } from '../support/watchedFetch.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const withForm = resources.filter(({ create }) => create).map(({ name }) => name as ScreenName);

/** Tells of each form that was rehearsed from here on. */
const watchRehearsals = async () => {
  const rehearsed: string[] = [];
  for (const kind of resources) {
    const { name, create } = kind;
    if (!create) continue;
    await preloadScreen(create);
    const Form = create;
    const form = isValidElement(Form) ? Form : <Form />;
    const Watched = () => {
      const isRehearsed = useContext(RehearsalContext) !== undefined;
      useInsertionEffect(() => {
        if (isRehearsed) rehearsed.push(name);
      }, [isRehearsed]);
      return form;
    };
    kind.create = Watched;
    onTestFinished(() => {
      kind.create = create;
    });
  }
  return rehearsed;
};

const listOf = (name: ScreenName) => `/dashboard/${addresses[name].list}`;

const goTo = (address: string) =>
  act(() => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });

const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));

/** Idle moments come when the test says so. */
const holdIdleMoments = () => {
  let handle = 0;
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.set(++handle, work) && handle);
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => waiting.delete(cancelled));
  onTestFinished(() => void vi.unstubAllGlobals());
  const rest = () =>
    act(() => {
      for (const [each, work] of [...waiting]) {
        waiting.delete(each);
        work();
      }
    });
  return { waiting, rest };
};

const spy = <T,>(spied: T & { mockRestore: () => void }) => {
  onTestFinished(() => spied.mockRestore());
  return spied;
};

describe('a list at rest', () => {
  it('draws the form of each kind once, of which neither page nor depository notices anything', async () => {
    const rehearsed = await watchRehearsals();
    const { rest } = holdIdleMoments();
    const calls = watchFetch(server.fetch);
    const failed = spy(vi.spyOn(console, 'error'));
    await renderAdmin(server, { at: '/dashboard', fetch: calls.fetch, signedIn: { login: 'admin' } });
    const state = () => ({
      title: document.title,
      focus: document.activeElement,
      parts: document.querySelectorAll('form, h1, [role=textbox], [role=dialog], .tiptap').length,
      kept: { ...sessionStorage, ...localStorage },
      called: calls.count(''),
      failed: [...failed.mock.calls],
    });
    const rehearse = async (name: string) => {
      await waitFor(() => {
        if (!rehearsed.includes(name)) rest();
        expect(rehearsed).toContain(name);
      });
      await wait();
      rest();
      await wait();
    };
    for (const name of withForm) {
      document.title = '';
      goTo(listOf(name));
      await waitFor(() => expect(document.title).not.toBe(''));
      await wait();
      const before = state();
      await rehearse(name);
      expect(state(), name).toEqual(before);
      // no form listens to it
      expect(fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true }), name).toBe(true);
    }
    goTo(listOf('news'));
    await wait();
    rest();
    await wait();
    expect(rehearsed).toEqual(withForm);
  });

  it('does it neither where a form stands, nor what has no form, nor in place of what is refused or due', async () => {
    const rehearsed = await watchRehearsals();
    await renderAdmin(server, { as: 'kadry', at: listOf('departments') });
    await waitFor(() => expect(rehearsed).toEqual(['departments']));
    goTo('/dashboard/addVacancy');
    await screen.findByRole('heading', { level: 1, name: 'Форма добавления вакансии' });
    await wait();
    goTo(listOf('applications'));
    await wait();
    goTo(listOf('news'));
    await screen.findByRole('heading', { level: 1, name: 'Доступ запрещён' });
    await wait();
    act(() => session.settle('password'));
    goTo(listOf('vacancies'));
    await wait();
    expect(rehearsed).toEqual(['departments']);
    act(() => session.settle());
    await waitFor(() => expect(rehearsed).toEqual(['departments', 'vacancies']));
  });

  it('leaves it at once when another screen is gone to', async () => {
    const rehearsed = await watchRehearsals();
    const { waiting, rest } = holdIdleMoments();
    const mounted = spy(vi.spyOn(Editor.prototype, 'mount'));
    await renderAdmin(server, { at: listOf('news') });
    await waitFor(() => {
      if (rehearsed.length === 0) rest();
      expect(rehearsed).toEqual(['news']);
    });
    // an editor is tried out next
    expect(waiting.size).toBeGreaterThan(0);
    goTo('/dashboard');
    rest();
    expect(mounted).not.toHaveBeenCalled();
  });
});
