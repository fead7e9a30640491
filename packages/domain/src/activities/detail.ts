import { emptyTestDetail, mergeTestDetail, type TestDetail } from './conventional-test/passing.ts';
import { emptyPdfDetail, mergePdfDetail, type PdfDetail } from './pdf/reading.ts';
import { emptyVideoDetail, mergeVideoDetail, type VideoDetail } from './video/watching.ts';
import type { ActivityKind, SeenEvent } from './words.ts';

/** What progress keeps, by kind. */
export type DetailOf = { pdf: PdfDetail; video: VideoDetail; conventional_test: TestDetail };
export type ActivityDetail = DetailOf[ActivityKind];

type Merges = { [K in ActivityKind]: { empty: DetailOf[K]; merge: (detail: DetailOf[K], event: SeenEvent) => DetailOf[K] } };
const merges: Merges = {
  pdf: { empty: emptyPdfDetail, merge: mergePdfDetail },
  video: { empty: emptyVideoDetail, merge: mergeVideoDetail },
  conventional_test: { empty: emptyTestDetail, merge: mergeTestDetail },
};

/** The detail of an activity of this kind that nobody opened yet. */
export const emptyDetail = <K extends ActivityKind>(kind: K): DetailOf[K] => merges[kind].empty;

/** Adds what a device saw: in any order, any number of times, with one end (decisions D03, D04). */
export const mergeDetail = <K extends ActivityKind>(kind: K): ((detail: DetailOf[K], event: SeenEvent) => DetailOf[K]) =>
  merges[kind].merge;
