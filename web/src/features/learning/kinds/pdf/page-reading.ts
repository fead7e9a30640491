/** A page counts as read when it was in view this long. */
export const readAfterMs = 1_000;

type Clock = { wait: (then: () => void, ms: number) => () => void };

/** Notes pages that were really looked at (PLY-02): turning quickly through a document reads nothing of it. */
export function createPageReading({ wait }: Clock, onRead: (page: number) => void) {
  let cancel = () => {};
  return {
    /** This page is in view now; null: none is. */
    shows(page: number | null) {
      cancel();
      cancel = page === null ? () => {} : wait(() => onRead(page), readAfterMs);
    },
  };
}
