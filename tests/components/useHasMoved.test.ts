import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHasMoved } from '../../src/components/useHasMoved.ts';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('what has come to its place', () => {
  it('takes no act for a second, and for another one when something else comes there meanwhile', () => {
    const { result, rerender } = renderHook(useHasMoved, { initialProps: 'first' });
    expect(result.current).toBe(false);
    rerender('second');
    pass(900);
    expect(result.current).toBe(true);
    rerender('third');
    pass(900);
    expect(result.current).toBe(true);
    pass(100);
    expect(result.current).toBe(false);
  });
});
