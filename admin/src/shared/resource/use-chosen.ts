import { useState } from 'react';

/** Whom an action for several means: these rows, or all that the filter finds. */
export type Chosen = {
  ids: readonly string[];
  isAll: boolean;
  filter: Record<string, string | undefined>;
  clear: () => void;
  takeAll: () => void;
};
const none = { of: '', ids: new Set<string>(), isAll: false };

/** Rows that somebody chose from a list; another filter begins anew, for whoever is chosen has to be seen. */
export function useChosen(filter: Record<string, string | undefined>) {
  const { sort: _order, ...asked } = filter;
  const of = JSON.stringify(asked);
  const [held, hold] = useState<{ of: string; ids: ReadonlySet<string>; isAll: boolean }>(none);
  const { ids, isAll } = held.of === of ? held : none;
  return {
    has: (id: string) => isAll || ids.has(id),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      hold({ of, ids: next, isAll: false });
    },
    setAll: (all: readonly string[]) => hold({ of, ids: new Set(all), isAll: false }),
    chosen: {
      ids: [...ids],
      isAll,
      filter: asked,
      clear: () => hold(none),
      takeAll: () => hold({ of, ids: new Set(), isAll: true }),
    } satisfies Chosen,
  };
}

export type Choosing = ReturnType<typeof useChosen>;
