/** Marks that members put on content: favourites, and reviews. */
import type { Module } from '../tenancy/index.ts';

export const markedSubjects = ['course', 'reward', 'trail', 'library_file', 'podcast', 'news'] as const;
export type MarkedSubject = (typeof markedSubjects)[number];

/** The module of the client in which each lies: where it is off nothing is there to be marked (CLI-03). */
export const moduleOfSubject = {
  course: 'online_courses',
  reward: 'reward_store',
  trail: 'trails',
  library_file: 'library',
  podcast: 'podcasts',
  news: 'news',
} as const satisfies Record<MarkedSubject, Module>;

/** What may be reviewed, each once by a member (CRS-05). */
export const reviewedSubjects = ['course'] as const;
export type ReviewedSubject = (typeof reviewedSubjects)[number];

export const reviewRefusals = ['already_reviewed', 'not_begun'] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** Stars of several reviews as one figure with one decimal; null where there is none. */
export const averageOf = ({ count, stars }: { count: number; stars: number }): number | null =>
  count === 0 ? null : Math.round((stars / count) * 10) / 10;
