import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeLeaving, leavingDays, mayStay, pseudonymOf } from './index.ts';

const name = fc.stringMatching(/^[A-Za-zÀ-ÖØ-Þà-öø-þ]{2,12}( [A-Za-zÀ-ÖØ-Þà-öø-þ]{2,12}){0,3}$/);

test('PRO-03 nobody leaves by another name than their own, and nobody whom a client needs', () => {
  fc.assert(
    fc.property(name, name, fc.boolean(), (fullName, other, isLastAdministrator) => {
      const verdict = judgeLeaving({ typed: ` ${fullName.toUpperCase()}  `, fullName, isLastAdministrator });
      expect(verdict).toEqual(isLastAdministrator ? { ok: false, refusal: 'last_administrator' } : { ok: true });
      if (other.toLowerCase() === fullName.toLowerCase()) return;
      expect(judgeLeaving({ typed: other, fullName, isLastAdministrator })).toEqual({ ok: false, refusal: 'name_differs' });
    }),
  );
  expect(judgeLeaving({ typed: '', fullName: 'Ana', isLastAdministrator: false })).toEqual({ ok: false, refusal: 'name_differs' });
});

test('PRO-03 a request may be taken back until the instant at which it is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: -leavingDays, max: leavingDays }), fc.integer({ min: -1_000, max: 1_000 }), (days, milliseconds) => {
      const due = Date.parse('2026-12-22T12:00:00Z');
      const now = due + days * 86_400_000 + milliseconds;
      const verdict = mayStay({ dueAt: new Date(due).toISOString(), now: new Date(now).toISOString() });
      expect(verdict).toBe(now < due);
    }),
  );
});

test('PRO-03 a pseudonym is the same for one person and tells nothing but the end of an id', () => {
  fc.assert(
    fc.property(fc.uuid(), (personId) => {
      expect(pseudonymOf({ personId })).toMatch(/^#[0-9A-F]{8}$/);
      expect(pseudonymOf({ personId })).toBe(pseudonymOf({ personId }));
    }),
  );
});
