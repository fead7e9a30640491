import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { badgeRules, hasGoal, judgeProgress, judgeRule, longestRun, ruleAlone, shownHolder } from './index.ts';

const rule = fc.constantFrom(...badgeRules);
const goal = fc.integer({ min: 1, max: 500 });

test('BDG-01 a badge is earned exactly when as much is there as it asks for, and never shows more', () => {
  fc.assert(
    fc.property(rule, goal, fc.integer({ min: -5, max: 900 }), (of, wanted, counted) => {
      const { have, need, isEarned } = judgeProgress({ rule: of, goal: wanted }, counted);
      expect(need).toBe(hasGoal(of) ? wanted : 1);
      expect(have).toBeGreaterThanOrEqual(0);
      expect(have).toBeLessThanOrEqual(need);
      expect(isEarned).toBe(of !== 'by_hand' && counted >= need);
    }),
    {
      examples: [
        ['by_hand', 1, 1],
        ['courses_finished', 3, 3],
        ['courses_finished', 3, 2],
      ],
    },
  );
});

test('BDG-01 more never takes a badge away', () => {
  fc.assert(
    fc.property(rule, goal, fc.nat(900), fc.nat(50), (of, wanted, counted, more) => {
      const wish = { rule: of, goal: wanted };
      return !judgeProgress(wish, counted).isEarned || judgeProgress(wish, counted + more).isEarned;
    }),
  );
});

test('BDG-01 a rule is refused at the field that it lacks, and keeps nothing that it does not use', () => {
  const all = { goal: 3, courseId: 'c', trailId: 't' };
  const none = { goal: null, courseId: null, trailId: null };
  for (const of of badgeRules) {
    expect(judgeRule({ rule: of, ...all })).toEqual({});
    const kept = ruleAlone({ rule: of, ...all });
    expect(judgeRule(kept)).toEqual({});
    expect(Object.values(kept).filter((value) => value !== null)).toHaveLength(of === 'by_hand' ? 1 : 2);
  }
  expect(judgeRule({ rule: 'course_finished', ...none })).toEqual({ courseId: 'course_required' });
  expect(judgeRule({ rule: 'trail_finished', ...none })).toEqual({ trailId: 'trail_required' });
  expect(judgeRule({ rule: 'certificates', ...none })).toEqual({ goal: 'goal_required' });
  expect(judgeRule({ rule: 'level_reached', ...none, goal: 4 })).toEqual({ goal: 'goal_too_big' });
  expect(judgeRule({ rule: 'by_hand', ...none })).toEqual({});
});

test('BDG-01 days in a row are the longest run, in whatever order and however often they come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 2, max: 9 }), (one, other, gap) => {
      const first = Array.from({ length: one }, (_, at) => addDays('2026-02-20', at));
      const second = Array.from({ length: other }, (_, at) => addDays('2026-02-20', one - 1 + gap + at));
      expect(longestRun([...second, ...first, ...first].toReversed())).toBe(Math.max(one, other));
    }),
  );
  expect(longestRun([])).toBe(0);
});

test('BDG-01 strangers read of a holder what the holder allows', () => {
  expect(shownHolder('Camila Rocha Lima', 'full')).toBe('Camila Rocha Lima');
  expect(shownHolder('Camila Rocha Lima', 'short')).toBe('Camila L.');
  expect(shownHolder('Camila', 'short')).toBe('Camila');
  expect(shownHolder('Camila Rocha', 'hidden')).toBeNull();
});
