/** Whether somebody of a live class has the app open now: `gone` is who had it open in this encounter and has it no more. */
export const sightings = ['here', 'gone', 'never'] as const;
export type Sighting = (typeof sightings)[number];

/** How far somebody is with the activity that is looked at; `idle`: begun, and not moved on for a while. */
export const classWork = ['none', 'begun', 'idle', 'done'] as const;
export type ClassWork = (typeof classWork)[number];

/** An open app is noted this seldom. */
export const sightEveryMs = 30_000;
/** Who was not seen for longer is gone: two looks of the stream, twenty seconds apart each, may be missed. */
export const seenWithinMs = 90_000;
/** Begun and not moved on for so long: it is worth a look from whoever teaches. */
export const idleAfterMs = 180_000;

/** `since`: when the encounter opened its doors; null where none is under way. What was seen before belongs to another encounter. */
export function sightingOf({ seenAt, since }: { seenAt: number | null; since: number | null }, now: number): Sighting {
  if (seenAt === null || since === null || seenAt < since) return 'never';
  return now - seenAt <= seenWithinMs ? 'here' : 'gone';
}

/** `movedAt`: the last thing that the person did in the activity. */
export function workOf(
  { isBegun, isDone, movedAt }: { isBegun: boolean; isDone: boolean; movedAt: number | null },
  now: number,
): ClassWork {
  if (isDone) return 'done';
  if (!isBegun) return 'none';
  return movedAt !== null && now - movedAt > idleAfterMs ? 'idle' : 'begun';
}
