import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { typedNow } from '../../src/components/useAskBeforeClosing.ts';
import { useUnsent } from '../../src/components/useUnsent.ts';
import { session } from '../../src/session.ts';

it.each([
  ['kept', 'anvar@depository.uz'],
  ['unkept', undefined],
])('an unsent comment is %s for when its author signs in again as %s', (typed, login) => {
  session.open({ token: 'token', name: 'Анвар Каримов', role: 'admin', login });
  const { result, unmount } = renderHook(() => useUnsent('news 7 comment '));
  act(() => result.current.type('Проверьте дату'));
  expect(typedNow()).toBe(typed);
  act(() => result.current.type(''));
  expect(typedNow()).toBe('nothing');
  unmount();
});
