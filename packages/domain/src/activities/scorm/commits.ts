import type { Completion } from '../words.ts';

export const scormCompletions = ['incomplete', 'completed'] as const;
export const scormSuccesses = ['unknown', 'failed', 'passed'] as const;
export type ScormCompletion = (typeof scormCompletions)[number];
export type ScormSuccess = (typeof scormSuccesses)[number];

/** Which commit of a lesson is the later one: by the beginning of its session, then within it. */
type Place = { startedAt: string; session: string; seq: number };

/** Where a lesson (SCO) of a package stands. `cmi` is its own memory, as JSON. */
export type ScormLesson = Place & { completion: ScormCompletion; success: ScormSuccess; score: number | null; cmi: string };

/** What progress keeps of a package (stored; law 11). Sessions keep their seconds, so that time is added once, however often it is told. */
export type ScormDetail = {
  version: 1;
  lessons: Record<string, ScormLesson>;
  sessions: Record<string, { sco: string; startedAt: string; seconds: number }>;
};

/** A commit of the runtime (decision D08): all that its session has to say about the lesson so far. */
export type ScormCommit = { kind: 'scorm_commit'; sco: string; seconds: number; isEnded: boolean } & ScormLesson;

export const emptyScormDetail: ScormDetail = { version: 1, lessons: {}, sessions: {} };

/**
 * Completion, a pass and the best score never go back; the lesson's memory is that of the latest commit. Commits may come late, twice, out of order and from two tabs:
 * any order ends alike.
 */
export function mergeScormDetail(detail: ScormDetail, { at, ...commit }: ScormCommit & { at: string }): ScormDetail {
  const { kind: _kind, sco, seconds, isEnded: _isEnded, ...told } = commit;
  const startedAt = told.startedAt < at ? told.startedAt : at; // a clock that runs ahead holds nothing back
  const lesson = { ...told, startedAt };
  const known = detail.lessons[sco];
  const session = detail.sessions[told.session];
  return {
    version: 1,
    lessons: { ...detail.lessons, [sco]: known ? bestOf(known, lesson) : lesson },
    sessions: {
      ...detail.sessions,
      [told.session]: {
        sco,
        startedAt: session && session.startedAt < startedAt ? session.startedAt : startedAt,
        seconds: Math.max(session?.seconds ?? 0, seconds),
      },
    },
  };
}

/** Best of both, with the memory of the later one. */
export function bestOf(a: ScormLesson, b: ScormLesson): ScormLesson {
  const later = isLater(b, a) ? b : a;
  return {
    ...later,
    completion: [a, b].some(({ completion }) => completion === 'completed') ? 'completed' : 'incomplete',
    success: scormSuccesses.findLast((success) => a.success === success || b.success === success) ?? 'unknown',
    score: a.score === null ? b.score : Math.max(a.score, b.score ?? 0),
  };
}

/** Whether one commit came after another. The same place with other words cannot be; the larger memory decides, so that any order ends alike. */
export function isLater(one: ScormLesson, other: ScormLesson): boolean {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt;
  if (one.session !== other.session) return one.session > other.session;
  return one.seq === other.seq ? one.cmi > other.cmi : one.seq > other.seq;
}

/** Seconds that were spent in one lesson, each session counted once. */
export const secondsIn = ({ sessions }: ScormDetail, sco: string): number =>
  Object.values(sessions).reduce((sum, session) => (session.sco === sco ? sum + session.seconds : sum), 0);

/** A lesson is done when it says so and was not failed, or when it was passed. A package is done when all of its lessons are; its grade is the mean of their scores. */
export function judgeScorm({ lessons }: ScormDetail, scos: readonly string[]): Completion {
  const known = scos.flatMap((sco) => lessons[sco] ?? []);
  const done = known.filter((lesson) => isLessonDone(lesson)).length;
  const isComplete = scos.length > 0 && done === scos.length;
  const scores = known.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    percent: isComplete ? 100 : Math.min(99, Math.floor((done * 100) / Math.max(1, scos.length))),
    isComplete,
    ...(scores.length > 0 ? { grade: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) } : {}),
  };
}

export const isLessonDone = ({ completion, success }: Pick<ScormLesson, 'completion' | 'success'>): boolean =>
  success === 'passed' || (completion === 'completed' && success !== 'failed');

/** A session that began after this one: another device or tab has taken the package over. */
export const isTakenOver = ({ sessions }: Pick<ScormDetail, 'sessions'>, mine: { session: string; startedAt: string }): boolean =>
  Object.entries(sessions).some(([session, { startedAt }]) => session !== mine.session && startedAt > mine.startedAt);
