import { createFeel, FlashcardsBoard, type GamePort } from '@vitrine/ui/games';
import { draw } from '@vitrine/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

const heard: string[] = [];
vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
  heard.push(new URL(this.src).pathname);
});
const card = (id: string) => ({
  id,
  front: `Frente ${id}`,
  back: 'Verso',
  say: '',
  picture: { url: null, object: 'washer', alt: '', sound: `/media/${id}.mp3` },
});
type Board = Parameters<typeof FlashcardsBoard>[0]['board'];
const port = (waiting: string[], sound: boolean): GamePort<Board> => ({
  board: { cards: [card('a'), card('b')], waiting },
  items: ['a', 'b'].map((id) => ({ id, mark: 'open', isFirst: true, tries: 0 })),
  verdict: null,
  pending: [],
  isKept: false,
  repeated: 0,
  isPaused: false,
  isCalm: true,
  hasKeys: false,
  pace: 'normal',
  feel: createFeel({ sound, haptics: false }),
  move: () => undefined,
});

/** What lies on the table changes with each press. */
function Table({ steps }: { steps: readonly GamePort<Board>[] }) {
  const [step, go] = useState(0);
  const shown = steps[step];
  return (
    <>
      <button type="button" onClick={() => go(step + 1)}>
        Adiante
      </button>
      {shown ? <FlashcardsBoard {...shown} /> : null}
    </>
  );
}

test('GAM-07 an author’s sound is silent until sound is switched on; then the card that lies there is heard, and each next one', async () => {
  const on = port(['a', 'b'], true);
  await draw(<Table steps={[port(['a', 'b'], false), on, { ...on, board: { ...on.board, waiting: ['b'] } }]} />);
  const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Adiante' }));
  await screen.findByText('Frente a');
  expect(heard).toEqual([]);
  await next();
  expect(heard).toEqual(['/media/a.mp3']);
  await next();
  expect(heard).toEqual(['/media/a.mp3', '/media/b.mp3']);
});
