import { renderHook, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { useAsking } from '../../../src/components/form/useAsking.ts';

it('a conflict is asked about before anything else, until it is put off, or its code cannot be had', async () => {
  const thereIs = () => Promise.resolve('code');
  const { result, rerender } = renderHook(({ isConflict, preload }) => useAsking(isConflict, preload), {
    initialProps: { isConflict: true, preload: thereIs as () => Promise<unknown> },
  });
  await act(thereIs);
  expect(result.current.isAsking).toBe(true);
  act(() => result.current.onPutOff(true));
  expect(result.current.isAsking).toBe(false);
  rerender({ isConflict: false, preload: thereIs });
  const thereIsNone = () => Promise.resolve(undefined);
  rerender({ isConflict: true, preload: thereIsNone });
  expect(result.current.isAsking).toBe(true);
  await waitFor(() => expect(result.current.isAsking).toBe(false));
});
