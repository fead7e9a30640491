import type { KindRules } from './kind.ts';
import type { Completion } from './words.ts';

export const classVerdicts = ['approved', 'not_approved'] as const;
export type ClassVerdict = (typeof classVerdicts)[number];

/** What progress keeps of a class in a course: the best verdict that the member has from one (stored; law 11). */
export type ClassActivityDetail = { version: 1; verdict: ClassVerdict | null };

/** Told by the room of classes to the server, never by a device. */
export type ClassSeen = { kind: 'class_result'; verdict: ClassVerdict };

/** The three kinds differ in the classes that they stand for, and in nothing else (PLY-13). */
export const classProgress: KindRules<ClassActivityDetail, ClassSeen> = {
  empty: { version: 1, verdict: null },
  sees: ['class_result'],
  merge: ({ verdict: known }, { verdict }) => ({ version: 1, verdict: known === 'approved' ? known : verdict }),
};

/** Complete by presence: once a class of it approved the member. */
export const judgeClass = ({ verdict }: Pick<ClassActivityDetail, 'verdict'>): Completion =>
  verdict === 'approved' ? { percent: 100, isComplete: true } : { percent: 0, isComplete: false };
