import { useEffect, useEffectEvent, useState } from 'react';
import type { GamePort } from './port.ts';

type Deck = { waiting: readonly string[] };
const rightForMs = 700;

/**
 * Which card of a deck lies on top: the one that was just judged until it has been seen, then the next that waits. A right one goes by itself,
 * a wrong one stays until the learner goes on, so that nobody reads against the clock.
 */
export function useShownCard({ board, verdict, pending, isKept, isCalm }: GamePort<Deck>, { wrongForMs }: { wrongForMs: number | null }) {
  const next = board.waiting.find((id) => !pending.some(({ item }) => item === id)) ?? null;
  const [heldId, hold] = useState<string | null>(null);
  const [begin] = useState(verdict?.seq ?? 0);
  const isJudged = heldId !== null && verdict?.item === heldId && verdict.seq > begin;
  const go = useEffectEvent(() => hold(null));
  const waitMs = !isJudged ? null : verdict.right === false ? wrongForMs : isCalm ? 0 : rightForMs;
  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(go, waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, verdict?.seq]);
  // Where nobody can say yet, play goes on.
  const shownId = isKept && !isJudged ? null : heldId;
  return {
    id: shownId ?? next,
    /** Judged and still on the table. */
    judged: isJudged ? verdict : null,
    isAsked: shownId !== null && !isJudged,
    hold,
    goOn: () => hold(null),
  };
}
