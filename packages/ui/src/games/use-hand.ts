import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeAt } from './drag.ts';
import { useGameKeys } from './keys.ts';
import type { GamePort, ShownVerdict } from './port.ts';

/** So long a wrong piece stays where it was put, unless something else is done before. */
const wrongForMs = 1_600;
export const placeLetters = 'ABCDEFGH';

type Measured = { id: string; rect: DOMRect };
type Table = {
  /** Pieces that may be taken, by the number that they show. */
  pieces: readonly { id: string; number: number }[];
  /** Places by their letters; those that take nothing more are not free. */
  places: readonly { id: string; isFree: boolean }[];
};

/**
 * The one rule for hands, keys and voices: a piece is taken, then put on a place. Tap and tap, drag, or a number and a letter; the same piece again,
 * or Esc, puts it back. What was wrong lies where it was put until the next act, 1.6 seconds at most, and goes home.
 */
export function useHand(port: GamePort<object>, { pieces, places }: Table) {
  const { verdict, pending, isPaused, hasKeys, feel } = port;
  const [hand, hold] = useState<string | null>(null);
  const [over, lean] = useState<string | null>(null);
  const [begin] = useState(verdict?.seq ?? 0);
  const [home, sendHome] = useState(begin);
  const table = useRef<HTMLDivElement>(null);
  const wrong: ShownVerdict | null = verdict && verdict.right === false && !verdict.isNear && verdict.seq > home ? verdict : null;
  const isAsked = (piece: string) => pending.some(({ item }) => item === piece);
  const goHome = useEffectEvent((seq: number) => sendHome(seq));
  useEffect(() => {
    if (!wrong) return undefined;
    const timer = setTimeout(() => goHome(wrong.seq), wrongForMs);
    return () => clearTimeout(timer);
  }, [wrong]);
  const act = () => {
    if (verdict) sendHome(verdict.seq);
  };
  const take = (piece: string) => {
    if (isPaused || isAsked(piece) || !pieces.some(({ id }) => id === piece)) return;
    act();
    feel.pick();
    hold((before) => (before === piece ? null : piece));
  };
  const put = (piece: string | null, place: string | undefined) => {
    const isFree = places.some(({ id, isFree: free }) => id === place && free);
    if (isPaused || piece === null || place === undefined || !isFree || isAsked(piece)) return;
    act();
    hold(null);
    port.move(piece, place);
  };
  const free = places.filter(({ isFree }) => isFree);
  const measure = () =>
    [...(table.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].map((element) => ({
      id: element.dataset['place'] ?? '',
      rect: element.getBoundingClientRect(),
    }));
  const placeIn = (found: readonly Measured[], at: { x: number; y: number }) =>
    placeAt(
      at,
      found.filter(({ id }) => free.some((place) => place.id === id)),
    )?.id;
  /** While something is dragged the places lie still: they are measured with its first move, and once more where it is let go. */
  const measured = useRef<readonly Measured[] | null>(null);
  useGameKeys(hasKeys && !isPaused, (key) => {
    const piece = pieces.find(({ number }) => String(number) === key);
    const place = key.length === 1 ? places[placeLetters.indexOf(key)] : undefined;
    if (piece) take(piece.id);
    else if (key === 'Escape' && hand !== null) hold(null);
    else if (place && hand !== null) put(hand, place.id);
    else return false;
    return true;
  });
  return {
    /** Where places are looked for when something is let go. */
    table,
    hand,
    over,
    wrong,
    isAsked,
    askedAt: (place: string) => pending.find(({ answer }) => answer === place)?.item,
    take,
    putHere: (place: string) => put(hand, place),
    /** Twice on a piece: it goes to the only place that is free. */
    send: (piece: string) => {
      if (free.length === 1) put(piece, free[0]?.id);
      else take(piece);
    },
    dragOver: (at: { x: number; y: number } | null) => {
      measured.current = at && (measured.current ?? measure());
      const now = at ? (placeIn(measured.current ?? [], at) ?? null) : null;
      if (now !== over) lean(now);
    },
    dropAt: (piece: string, at: { x: number; y: number }) => put(piece, placeIn(measure(), at)),
  };
}
export type Hand = Omit<ReturnType<typeof useHand>, 'table'>;
