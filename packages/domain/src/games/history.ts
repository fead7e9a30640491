/** What an author changed, step by step: taken back and done again. */

/** The present with what was before and what was taken back; texts are the values as JSON. `at`: when the last step began, in milliseconds. */
export type History = { past: readonly string[]; present: string; future: readonly string[]; at: number };

/** What is typed in one go is one step. */
export const stepMs = 1_000;
const mostSteps = 100;

export const historyOf = (present: string): History => ({ past: [], present, future: [], at: Number.NEGATIVE_INFINITY });

/** With what stands there now. The same as before is no step; a change forgets what was taken back. */
export function withStep(history: History, present: string, now: number): History {
  if (present === history.present) return history;
  const isSameStep = history.future.length === 0 && history.past.length > 0 && now - history.at < stepMs;
  if (isSameStep) return { ...history, present, at: now };
  return { past: [...history.past, history.present].slice(-mostSteps), present, future: [], at: now };
}

/** One step back; the same where there is none. */
export function undone(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, present, future } = history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], at: Number.NEGATIVE_INFINITY };
}

/** What was taken back last, again. */
export function redone(history: History): History {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, at: Number.NEGATIVE_INFINITY };
}
