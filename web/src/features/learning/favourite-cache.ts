type Change = { courseId: string; isFavourite: boolean };

/** Turns whatever a cache holds of one course, in lists and alone, into its state after the tap; everything else stays the same object. */
export function withFavourite({ courseId, isFavourite }: Change): (held: unknown) => unknown {
  const change = (held: unknown): unknown => {
    if (Array.isArray(held)) return held.map(change);
    if (typeof held !== 'object' || held === null) return held;
    if ('isFavourite' in held && 'id' in held) return held.id === courseId ? { ...held, isFavourite } : held;
    if ('pages' in held) return { ...held, pages: change(held.pages) };
    return 'items' in held ? { ...held, items: change(held.items) } : held;
  };
  return change;
}
