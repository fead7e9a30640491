import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldPress } from './use-held-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Counter({ steps, most }: { steps: string[]; most: number }) {
  const held = useHeldPress({
    once: () => steps.push('once'),
    again: () => {
      if (steps.length >= most) return false;
      steps.push('again');
      return true;
    },
  });
  return (
    <button type="button" {...held}>
      more
    </button>
  );
}

const shown = (most = 100) => {
  const steps: string[] = [];
  const { unmount } = render(<Counter steps={steps} most={most} />);
  return { steps, unmount, button: screen.getByRole('button') };
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('CON-02 the first repeat comes after 400 ms, the next ones every 50 ms', () => {
  const { steps, button } = shown();
  fireEvent.pointerDown(button, { button: 0 });
  pass(399);
  expect(steps).toEqual([]);
  pass(1);
  expect(steps).toEqual(['again']);
  pass(49);
  expect(steps).toHaveLength(1);
  pass(101);
  expect(steps).toHaveLength(4);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  pass(1000);
  expect(steps).toHaveLength(4);
});

test('CON-02 a press, by hand or by key, is one step; a repeat ends where no further step may follow, and with its screen', () => {
  const { steps, button, unmount } = shown(3);
  fireEvent.click(button);
  expect(steps).toEqual(['once']);
  fireEvent.pointerDown(button, { button: 0 });
  pass(2000);
  expect(steps).toEqual(['once', 'again', 'again']);
  fireEvent.pointerDown(button, { button: 0 });
  unmount();
  pass(2000);
  expect(steps).toHaveLength(3);
});
