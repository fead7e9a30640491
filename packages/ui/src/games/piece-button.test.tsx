import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../testing.tsx';
import { PieceButton } from './piece-button.tsx';
import type { Hand } from './use-hand.ts';

test('GAM-01 a piece follows the pointer by its transform alone: it is drawn anew as the drag begins and ends, and not with each move', async () => {
  const isAsked = vi.fn(() => false); // asked once a drawing
  const dropAt = vi.fn();
  const hand: Hand = {
    hand: null,
    over: null,
    wrong: null,
    isAsked,
    askedAt: () => undefined,
    take: () => undefined,
    putHere: () => undefined,
    send: () => undefined,
    dragOver: () => undefined,
    dropAt,
  };
  Element.prototype.setPointerCapture = () => undefined;
  await draw(
    <PieceButton piece="a" number={1} name="Frio" hand={hand} look={undefined} isOnly={false} isFirst isCalm={false}>
      Frio
    </PieceButton>,
  );
  const piece = await screen.findByRole('option');
  const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX, clientY: 100 });
  fireEvent.pointerDown(piece, at(100));
  fireEvent.pointerMove(piece, at(110));
  const drawn = isAsked.mock.calls.length;
  for (let way = 11; way <= 60; way += 1) fireEvent.pointerMove(piece, at(100 + way));
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(isAsked).toHaveBeenCalledTimes(drawn);
  expect(piece.style.transform).toBe('translate(60px) rotate(2deg)');
  fireEvent.pointerUp(piece, at(160));
  expect([piece.style.transform, dropAt.mock.calls]).toEqual(['', [['a', { x: 160, y: 100 }]]]);
});
