/** Law 11: what was ever stored can be read for ever. Fixtures are added to, never changed. */
import type { LearningEvent } from '@vitrine/contract/learning';
import { expect, test } from 'vitest';
import first from './fixtures/event-1.json' with { type: 'json' };
import { parseEvent, storeEvent } from './stored-event.ts';

test('PLY-14 D03 what a device reported in any release is read as it was written, and written again the same', () => {
  for (const stored of first) {
    const { what, spent } = parseEvent(stored);
    expect({ version: 1, what, ...(spent ? { spent } : {}) }).toEqual(stored);
    expect(storeEvent({ what, spent })).toEqual(stored);
  }
});

test('PLY-14 each kind that a device may report today has been stored before', () => {
  const today: Record<LearningEvent['what']['kind'], true> = {
    opened: true,
    confirmed: true,
    stayed: true,
    pages_read: true,
    watched: true,
    scorm_commit: true,
  };
  const known = new Set(first.map(({ what }) => what.kind));
  for (const kind of Object.keys(today)) expect(known).toContain(kind);
});

test('PLY-14 what no version wrote is a fault, never half read', () => {
  for (const stored of [{ version: 2, what: { kind: 'opened' } }, { version: 1, what: { kind: 'dreamt' } }, { what: { kind: 'opened' } }])
    expect(() => parseEvent(stored)).toThrow();
});
