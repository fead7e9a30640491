/** Whether the instructor of a live class has opened an activity of its course to those who are in it (LIV-02, LIV-03). */
export const liveClassStates = ['live_class_opened', 'live_class_closed'] as const;
export type LiveClassState = (typeof liveClassStates)[number];

/** Activities of a course that the live classes of a member have open now, and those that they ever opened. Null for who is in no live class of it: nobody holds them back. */
export type Openings = { opened: readonly string[]; known: readonly string[] } | null;

/** One class that opened it is enough. An activity that stands for a class is how one gets into it, and waits for nobody. */
export function liveClassState(
  openings: Openings,
  { activityId, isClass }: { activityId: string; isClass: boolean },
): LiveClassState | null {
  if (openings === null || isClass) return null;
  return openings.opened.includes(activityId) ? 'live_class_opened' : 'live_class_closed';
}

/** Whether what a device reports of an activity may have been seen there: it is not held back, or it was open once, or it was begun before. */
export const mayHaveSeen = (openings: Openings, one: { activityId: string; isClass: boolean; isStarted: boolean }): boolean =>
  one.isStarted || liveClassState(openings, one) !== 'live_class_closed' || (openings?.known.includes(one.activityId) ?? false);

/**
 * What becomes of a wish to open or close: nothing where it is so already, whoever did it; refused where somebody moved it since this person looked. `revision` is 0 for
 * what nobody opened yet.
 */
export function judgeOpening(
  now: { revision: number; isOpen: boolean },
  wish: { revision: number; isOpen: boolean },
): 'is_so' | 'moves' | 'changed_meanwhile' {
  if (now.isOpen === wish.isOpen) return 'is_so';
  return now.revision === wish.revision ? 'moves' : 'changed_meanwhile';
}
