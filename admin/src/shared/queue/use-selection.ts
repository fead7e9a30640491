import { useState } from 'react';

/** So many at most: each is asked for by itself, and each answer is told. */
export const mostMarked = 50;

/** Rows that are marked to be decided together, by their ids. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id) && next.size < mostMarked) next.add(id);
        return next;
      }),
    set: (next: readonly string[]) => setIds(new Set(next.slice(0, mostMarked))),
    drop: (id: string) => setIds((before) => new Set([...before].filter((one) => one !== id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
