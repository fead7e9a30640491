import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  judgeDecision,
  needsRegistrationNote,
  nextOf,
  registrationDecisions,
  registrationReasons,
  registrationStatuses,
  statusOfDecision,
  type DecisionFacts,
} from '../index.ts';

const status = fc.constantFrom(...registrationStatuses);
const decision = fc.constantFrom(...registrationDecisions);
const reason = fc.option(fc.constantFrom(...registrationReasons));
const ask = fc.record({ decision, reason, note: fc.constantFrom('', ' ', 'Não é da rede.') });

test('LOG-13 nothing is decided by whoever saw something else, and what was approved stays so', () => {
  fc.assert(
    fc.property(ask, status, status, (asked, seen, registration) => {
      const verdict = judgeDecision(asked, { seen, registration });
      if (!verdict.ok) return;
      expect(seen).toBe(registration);
      expect(registration).not.toBe('approved');
      expect(registration === 'refused' ? asked.decision : 'approve').toBe('approve');
    }),
  );
});

test('LOG-13 a refusal says why; only a reason that says nothing asks for words', () => {
  fc.assert(
    fc.property(ask, (asked) => {
      const verdict = judgeDecision(asked, { seen: 'waiting', registration: 'waiting' });
      const isRefusals = asked.reason !== null && (!needsRegistrationNote(asked.reason) || asked.note.trim() !== '');
      expect(verdict.ok).toBe(asked.decision === 'approve' || isRefusals);
      if (!verdict.ok) expect(verdict).toMatchObject({ refusal: 'required', at: asked.reason === null ? 'reason' : 'note' });
    }),
  );
  expect(registrationReasons.filter(needsRegistrationNote)).toEqual(['other']);
});

const facts = (more: Partial<DecisionFacts> = {}): DecisionFacts => ({
  registration: 'waiting',
  isYourself: false,
  yourRoles: ['client_administrator'],
  theirRoles: ['learner'],
  isShared: false,
  status: 'awaiting_approval',
  mayWrite: true,
  hasSecondStep: false,
  hasPassword: true,
  hasEmail: true,
  isErased: false,
  mayVisit: false,
  ...more,
});

test('LOG-13 CLI-06 a screen offers what may be decided: nothing to readers, to oneself, or about people of other clients', () => {
  expect(nextOf(facts())).toEqual({ approve: true, refuse: true });
  expect(nextOf(facts({ registration: 'refused', status: 'blocked' }))).toEqual({ approve: true, refuse: false });
  expect(nextOf(facts({ registration: 'approved', status: 'approved' }))).toEqual({ approve: false, refuse: false });
  for (const no of [{ mayWrite: false }, { isYourself: true }, { isShared: true }, { theirRoles: ['superuser' as const] }])
    expect(nextOf(facts(no))).toEqual({ approve: false, refuse: false });
  expect(registrationDecisions.map(statusOfDecision)).toEqual(['approved', 'refused']);
});
