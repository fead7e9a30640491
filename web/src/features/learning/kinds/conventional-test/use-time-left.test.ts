import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeLeft } from './use-time-left.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('D06 TST-02 the time runs down to nothing, and its end is told once', () => {
  const onOver = vi.fn<() => void>();
  const { result } = renderHook(() => useTimeLeft(3, onOver));
  expect(result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(2_000));
  expect([result.current, onOver.mock.calls.length]).toEqual([1, 0]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect([result.current, onOver.mock.calls.length]).toEqual([0, 1]);
  act(() => void vi.advanceTimersByTime(10_000));
  expect([result.current, onOver.mock.calls.length]).toEqual([0, 1]);
});

test('TST-02 without a limit nothing runs and nothing ends', () => {
  const onOver = vi.fn<() => void>();
  const { result } = renderHook(() => useTimeLeft(null, onOver));
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect([result.current, onOver.mock.calls.length]).toEqual([null, 0]);
});
