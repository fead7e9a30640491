/** A course that SCORM Cloud plays and keeps: what its registration says is kept here, at its best. */
import type { KindRules } from '../kind.ts';
import type { Completion } from '../words.ts';

export const cloudCompletions = ['unknown', 'incomplete', 'completed'] as const;
export const cloudSuccesses = ['unknown', 'failed', 'passed'] as const;

/** What a registration says; `score` from 0 to 100. */
export type CloudResult = {
  completion: (typeof cloudCompletions)[number];
  success: (typeof cloudSuccesses)[number];
  score: number | null;
  seconds: number;
};

/** What progress keeps (stored; law 11). */
export type ScormCloudDetail = { version: 1 } & CloudResult;

/** Told by the service to the server, never by a device. */
export type CloudSeen = { kind: 'cloud_result' } & CloudResult;

export const scormCloud: KindRules<ScormCloudDetail, CloudSeen> = {
  empty: { version: 1, completion: 'unknown', success: 'unknown', score: null, seconds: 0 },
  sees: ['cloud_result'],
  merge: (detail, { completion, success, score, seconds }) => ({
    version: 1,
    completion: furthest(cloudCompletions, detail.completion, completion),
    success: furthest(cloudSuccesses, detail.success, success),
    score: score === null ? detail.score : Math.max(detail.score ?? 0, score),
    seconds: Math.max(detail.seconds, seconds),
  }),
};

const furthest = <Word extends string>(words: readonly Word[], one: Word, other: Word): Word =>
  words.indexOf(one) > words.indexOf(other) ? one : other;

/** Done when it says so and was not failed, or when it was passed (D08). */
export function judgeScormCloud({ completion, success, score }: CloudResult): Completion {
  const isComplete = success === 'passed' || (completion === 'completed' && success !== 'failed');
  return {
    percent: isComplete ? 100 : completion === 'incomplete' ? 1 : 0,
    isComplete,
    ...(score === null ? {} : { grade: Math.round(score) }),
  };
}
