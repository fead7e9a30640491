/** Marks that members put on content: favourites, and reviews. */
export const markedSubjects = ['course', 'reward', 'trail', 'library_file', 'podcast', 'news'] as const;
export type MarkedSubject = (typeof markedSubjects)[number];

/** What may be reviewed, each once by a member (CRS-05). */
export const reviewedSubjects = ['course'] as const;
export type ReviewedSubject = (typeof reviewedSubjects)[number];

export const reviewRefusals = ['already_reviewed', 'not_begun'] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** Stars of several reviews as one figure with one decimal; null where there is none. */
export const averageOf = ({ count, stars }: { count: number; stars: number }): number | null =>
  count === 0 ? null : Math.round((stars / count) * 10) / 10;
