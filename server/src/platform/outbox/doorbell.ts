/**
 * Wakes the relays of this process when an event was written. The transaction may not have committed yet, so a relay that finds
 * nothing looks again after a few milliseconds, with growing patience; a ring that nobody hears is caught by its slow round.
 */
const sleepers = new Set<() => void>();

export const ring = (): void => {
  for (const wake of sleepers) wake();
};

/** Answers how to stop hearing. */
export function onRing(wake: () => void): () => void {
  sleepers.add(wake);
  return () => sleepers.delete(wake);
}
