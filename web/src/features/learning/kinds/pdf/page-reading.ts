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

/** Where reading goes on: the first page that was not read, or where the person was once all were. */
export function openAt({ pages, pagesRead, lastPage }: { pages: number; pagesRead: readonly number[]; lastPage: number }): number {
  return nextUnread({ pages, pagesRead }, 0) ?? Math.min(Math.max(1, lastPage), pages);
}

/** The first unread page behind this one, or else the first of all; null once all were read, or only this one is left. */
export function nextUnread({ pages, pagesRead }: { pages: number; pagesRead: readonly number[] }, page: number): number | null {
  const read = new Set(pagesRead);
  const unread = Array.from({ length: pages }, (_, place) => place + 1).filter((one) => one !== page && !read.has(one));
  return unread.find((one) => one > page) ?? unread[0] ?? null;
}
