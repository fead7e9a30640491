import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { doubleTapMs, dragFromPx, magnetPx, placeAt, useDragged } from './drag.ts';

const box = (left: number, top: number) => ({ rect: { left, top, right: left + 100, bottom: top + 100 } });

test('GAM-09 what is let go up to 24 px from a place counts, and goes to the nearest one', () => {
  const [near, far] = [box(0, 0), box(140, 0)];
  expect(placeAt({ x: 50, y: 50 }, [near, far])).toBe(near);
  expect(placeAt({ x: 50, y: 100 + magnetPx }, [near, far])).toBe(near);
  expect(placeAt({ x: 50, y: 101 + magnetPx }, [near, far])).toBeUndefined();
  expect(placeAt({ x: 121, y: 50 }, [near, far])).toBe(far);
  expect(placeAt({ x: 119, y: 50 }, [far, near])).toBe(near);
});

function aPiece() {
  const did = { onMove: vi.fn(), onDrop: vi.fn(), onTap: vi.fn(), onDoubleTap: vi.fn() };
  const { result } = renderHook(() => useDragged(did));
  const pointer = (x: number, timeStamp: number) => ({
    button: 0,
    pointerId: 1,
    clientX: x,
    clientY: 0,
    timeStamp,
    currentTarget: { setPointerCapture: () => {} },
  });
  return {
    did,
    drags: (to: number, ms = 100) => {
      result.current.onPointerDown(pointer(0, 0));
      result.current.onPointerMove(pointer(to, ms / 2));
      result.current.onPointerUp(pointer(to, ms));
      result.current.onClick({ timeStamp: ms, detail: 1 });
    },
    taps: (at: number) => result.current.onClick({ timeStamp: at, detail: 1 }),
    holds: () => {
      const event = { preventDefault: vi.fn() };
      result.current.onContextMenu(event);
      return event.preventDefault;
    },
  };
}

test('GAM-09 a drag begins after 5 px; below, it is a tap', () => {
  const piece = aPiece();
  piece.drags(dragFromPx - 1);
  expect(piece.did.onTap).toHaveBeenCalledTimes(1);
  expect(piece.did.onDrop).not.toHaveBeenCalled();
  piece.drags(dragFromPx);
  expect(piece.did.onTap).toHaveBeenCalledTimes(1); // the click behind a drag is none
  expect(piece.did.onDrop).toHaveBeenCalledTimes(1);
});

test('GAM-09 two taps within 500 ms are one double tap, slower ones are two taps, and three are a double tap and a tap', () => {
  const piece = aPiece();
  for (const at of [1_000, 1_000 + doubleTapMs, 1_000 + 2 * doubleTapMs]) piece.taps(at);
  expect([piece.did.onTap.mock.calls.length, piece.did.onDoubleTap.mock.calls.length]).toEqual([2, 1]);
  const slow = aPiece();
  for (const at of [1_000, 1_001 + doubleTapMs]) slow.taps(at);
  expect([slow.did.onTap.mock.calls.length, slow.did.onDoubleTap.mock.calls.length]).toEqual([2, 0]);
});

test('GAM-04 GAM-09 a swipe tells its way and its speed, and a long press opens no menu', () => {
  const piece = aPiece();
  piece.drags(-120, 200);
  expect(piece.did.onDrop.mock.lastCall).toEqual([{ x: -120, y: 0 }, { x: -120, y: 0 }, 0.6]);
  expect(piece.did.onMove.mock.lastCall?.[0]).toBeNull();
  expect(piece.holds()).toHaveBeenCalledOnce();
});
