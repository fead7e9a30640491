import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  consequenceOf,
  hasPassMark,
  isLastFailed,
  judgeTestState,
  placesToRestart,
  testKindRules,
  testKinds,
  type TestFacts,
  type TestKind,
} from './index.ts';

/** What D76 says of each kind: what a last failure does, how far it reaches, and the state in which the test is left. */
const said: Record<TestKind, { does: ReturnType<typeof consequenceOf>; leaves: string }> = {
  conventional_test: { does: null, leaves: 'reproved' },
  block_test: { does: { lastFailure: 'blocks', reach: 'test' }, leaves: 'blocked' },
  restart_test: { does: { lastFailure: 'restarts', reach: 'test' }, leaves: 'reproved' },
  block_general_test: { does: { lastFailure: 'blocks', reach: 'training' }, leaves: 'blocked' },
  restart_general_test: { does: { lastFailure: 'restarts', reach: 'training' }, leaves: 'reproved' },
  evaluated_quiz: { does: null, leaves: 'reproved' },
  unevaluated_quiz: { does: null, leaves: 'finished' },
};
const factsOf = (kind: TestKind): fc.Arbitrary<TestFacts> =>
  fc.record({
    kind: fc.constant(kind),
    minimumScore: fc.constantFrom(0, 1, 70, 100),
    isRunning: fc.boolean(),
    isAwaited: fc.boolean(),
    ended: fc.nat(4),
    attemptsLeft: fc.option(fc.nat(3)),
    isPassed: fc.boolean(),
    isImproved: fc.boolean(),
    isRestarted: fc.boolean(),
  });

describe.each(testKinds)('%s', (kind) => {
  const failed: TestFacts = {
    kind,
    minimumScore: 70,
    isRunning: false,
    isAwaited: false,
    ended: 2,
    attemptsLeft: 0,
    isPassed: false,
    isImproved: false,
    isRestarted: false,
  };

  test('TST-01 TST-04 failing the last attempt does what D76 says, and nothing else does it', () => {
    expect(consequenceOf(failed)).toEqual(said[kind].does);
    expect(judgeTestState(failed)).toBe(said[kind].leaves);
    fc.assert(
      fc.property(factsOf(kind), (facts) => {
        const isLast =
          hasPassMark(facts) && !facts.isPassed && !facts.isRunning && !facts.isAwaited && facts.ended > 0 && facts.attemptsLeft === 0;
        expect(isLastFailed(facts)).toBe(isLast);
        expect(consequenceOf(facts) !== null).toBe(isLast && said[kind].does !== null);
      }),
    );
  });

  test('TST-03 every state comes from what happened, and only where it may', () => {
    fc.assert(
      fc.property(factsOf(kind), (facts) => {
        const state = judgeTestState(facts);
        if (facts.isRunning) expect(state).toBe('in_progress');
        else if (facts.isAwaited) expect(state).toBe('awaiting_grade');
        else if (facts.ended === 0) expect(state).toBe(facts.isRestarted ? 'restarted' : 'not_started');
        else if (!hasPassMark(facts)) expect(state).toBe('finished');
        else if (facts.isPassed) expect(state).toBe(facts.isImproved ? 'improved' : 'approved');
        else expect(['reproved', 'blocked']).toContain(state);
        if (state === 'blocked') expect([testKindRules[kind].lastFailure, facts.attemptsLeft]).toEqual(['blocks', 0]);
        if (kind === 'unevaluated_quiz') expect(['approved', 'reproved', 'improved', 'blocked']).not.toContain(state);
      }),
    );
  });

  test('TST-03 a pass never turns into a fail, whatever comes after it', () => {
    fc.assert(fc.property(factsOf(kind), (facts) => !isLastFailed({ ...facts, isPassed: true })));
  });
});

const course = fc.array(fc.record({ isTest: fc.boolean(), isComplete: fc.boolean() }), { minLength: 1, maxLength: 10 });

test('TST-04 D76 a restart of the training takes all; one of a test takes what lies behind the last test that was passed, and nothing that comes after', () => {
  fc.assert(
    fc.property(course, fc.nat(), (statuses, pick) => {
      const failed = pick % statuses.length;
      const test = statuses.map((one, place) => (place === failed ? { isTest: true, isComplete: false } : one));
      expect(placesToRestart(test, { failed, reach: 'training' })).toEqual(test.map((_, place) => place));
      const again = placesToRestart(test, { failed, reach: 'test' });
      expect(again).toContain(failed);
      for (const place of again) expect(place).toBeLessThanOrEqual(failed);
      const isPassedTest = (place: number) => test[place]?.isTest && test[place].isComplete;
      expect(again.some(isPassedTest)).toBe(false);
      const before = (again[0] ?? 0) - 1;
      expect(before < 0 || isPassedTest(before)).toBe(true);
    }),
  );
});
