import { expect, test } from 'vitest';
import { idleAfterMs, seenWithinMs, sightingOf, workOf } from './sightings.ts';

const now = 1_000_000_000;

test.each([
  ['nobody saw them', { seenAt: null, since: now - 60_000 }, 'never'],
  ['seen a moment ago', { seenAt: now - 1_000, since: now - 60_000 }, 'here'],
  ['seen at the edge', { seenAt: now - seenWithinMs, since: now - 600_000 }, 'here'],
  ['seen too long ago', { seenAt: now - seenWithinMs - 1, since: now - 600_000 }, 'gone'],
  ['seen in the encounter before', { seenAt: now - 86_400_000, since: now - 600_000 }, 'never'],
  ['no encounter is under way', { seenAt: now - 1_000, since: null }, 'never'],
] as const)('LIV-02 who is in a live class now: %s', (_case, facts, sighting) => {
  expect(sightingOf(facts, now)).toBe(sighting);
});

test.each([
  ['not opened', { isBegun: false, isDone: false, movedAt: null }, 'none'],
  ['at it', { isBegun: true, isDone: false, movedAt: now - idleAfterMs }, 'begun'],
  ['at it, and quiet for long', { isBegun: true, isDone: false, movedAt: now - idleAfterMs - 1 }, 'idle'],
  ['done, however long ago', { isBegun: true, isDone: true, movedAt: now - 86_400_000 }, 'done'],
] as const)('LIV-02 how far somebody of a live class is: %s', (_case, facts, work) => {
  expect(workOf(facts, now)).toBe(work);
});
