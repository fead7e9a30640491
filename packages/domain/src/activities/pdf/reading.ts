import { laterPlace, type Completion } from '../words.ts';

/** What progress keeps of a document (stored; law 11). */
export type PdfDetail = { version: 1; pagesRead: number[]; lastPage: number; placedAt: string | null };

/** Pages that were on the screen long enough to be read, and where the person is. */
export type PagesRead = { kind: 'pages_read'; pages: number[]; lastPage: number };

export const emptyPdfDetail: PdfDetail = { version: 1, pagesRead: [], lastPage: 1, placedAt: null };

/** A document is complete when each of its pages was read (PLY-02). Pages that it does not have count for nothing. */
export function judgePdf({ pages, pagesRead }: { pages: number; pagesRead: readonly number[] }): Completion {
  const read = new Set(pagesRead.filter((page) => Number.isInteger(page) && page >= 1 && page <= pages)).size;
  const isComplete = pages > 0 && read === pages;
  return { percent: pages > 0 ? Math.floor((read * 100) / pages) : 0, isComplete };
}

/** Pages only come to it; events may arrive in any order and more than once (decision D03). */
export function mergePdfDetail(detail: PdfDetail, event: PagesRead & { at: string }): PdfDetail {
  const pagesRead = [...new Set([...detail.pagesRead, ...event.pages])].sort((a, b) => a - b);
  const { place, at } = laterPlace({ at: detail.placedAt, place: detail.lastPage }, { at: event.at, place: event.lastPage });
  return { version: 1, pagesRead, lastPage: place, placedAt: at };
}
