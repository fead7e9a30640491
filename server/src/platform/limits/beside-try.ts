import { Refusal } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';
import { countTry, subjectOf, type TryLimit } from './tries.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret'>;
type Tries = { count: TryLimit; alsoAt?: readonly TryLimit[] };

/** What this process saw of limits. Hints alone: they say whether work may begin early, never whether a try passes. */
const beingCounted = new Set<string>();
const refusedUntil = new Map<string, number>();
const remembered = 10_000;

/**
 * Counts a try and does its work (the hash of a password) at the same time; the answer waits for both. Work of a try that is refused is wasted, so only one try of a
 * name or an address begins early at a time, and none of those that were refused lately: whoever sends a thousand tries makes the server work once more than the limit
 * allows. Refuses `too_many_requests`, as `countTry` does.
 */
export async function besideTry<Done>(parts: Parts, tries: Tries, work: () => Promise<Done>): Promise<Done> {
  const subjects = [tries.count, ...(tries.alsoAt ?? [])].map((limit) => subjectOf(parts, limit));
  const now = Date.parse(parts.clock.now());
  if (subjects.some((subject) => beingCounted.has(subject) || (refusedUntil.get(subject) ?? 0) > now)) {
    await countTry(parts, tries);
    return work();
  }
  for (const subject of subjects) beingCounted.add(subject);
  const counted = countTry(parts, tries)
    .catch((fault: unknown) => {
      remember(subjects, now + waitOf(fault) * 1_000);
      throw fault;
    })
    .finally(() => {
      for (const subject of subjects) beingCounted.delete(subject);
    });
  const [, done] = await Promise.all([counted, work()]);
  return done;
}

/** Which of the subjects was refused is not told: all of them are counted first for a while, which costs them a millisecond. */
function remember(subjects: readonly string[], until: number): void {
  for (const subject of subjects) {
    refusedUntil.delete(subject);
    refusedUntil.set(subject, until);
  }
  for (const oldest of refusedUntil.keys()) {
    if (refusedUntil.size <= remembered) return;
    refusedUntil.delete(oldest);
  }
}

const waitOf = (fault: unknown): number => (fault instanceof Refusal ? (fault.retryAfterSeconds ?? 0) : 0);
