import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRule, namedIn, ruleFields, type GroupRule, type RuleCondition, type RuleFacts } from './groups.ts';

const words = fc.constantFrom('a', 'b', 'c', 'd');
const day = fc.constantFrom('2026-01-01', '2026-06-15', '2026-12-31');
const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({
    field: fc.constantFrom(...ruleFields),
    is: fc.constantFrom('any_of' as const, 'none_of' as const),
    values: fc.uniqueArray(words, { minLength: 1 }),
  }),
  fc.record({ field: fc.constant('joined' as const), is: fc.constantFrom('before' as const, 'from' as const), day }),
);
const several = fc.uniqueArray(words);
const facts: fc.Arbitrary<RuleFacts> = fc.record({
  role: several,
  program_role: several,
  status: several,
  program_status: several,
  country: several,
  state: several,
  area: several,
  tag: several,
  company: several,
  brand: several,
  retailer: several,
  branch: several,
  joinedOn: day,
});
const rule: fc.Arbitrary<GroupRule> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
});
const opposite = (one: RuleCondition): RuleCondition =>
  one.field === 'joined'
    ? { ...one, is: one.is === 'before' ? 'from' : 'before' }
    : { ...one, is: one.is === 'any_of' ? 'none_of' : 'any_of' };

test('CLI-09 a condition and its opposite never hold together, and one of them always does', () => {
  fc.assert(
    fc.property(condition, facts, (one, of) => {
      const holds = (conditions: RuleCondition[]) => judgeRule({ match: 'all', conditions }, of);
      expect(holds([one])).toBe(!holds([opposite(one)]));
    }),
  );
});

test('CLI-09 one more condition takes nobody in where all have to hold, and nobody out where any is enough', () => {
  fc.assert(
    fc.property(rule, condition, facts, ({ match, conditions }, more, of) => {
      const before = judgeRule({ match, conditions }, of);
      const after = judgeRule({ match, conditions: [...conditions, more] }, of);
      return match === 'all' ? !after || before : !before || after;
    }),
  );
});

test('CLI-09 a rule without conditions takes nobody', () => {
  fc.assert(
    fc.property(facts, (of) => !judgeRule({ match: 'all', conditions: [] }, of) && !judgeRule({ match: 'any', conditions: [] }, of)),
  );
});

const nobody: RuleFacts = {
  role: [],
  program_role: [],
  status: [],
  program_status: [],
  country: [],
  state: [],
  area: [],
  tag: [],
  company: [],
  brand: [],
  retailer: [],
  branch: [],
  joinedOn: '2026-06-15',
};

test('ADM-02 a rule of one condition takes in just those who have one of its words, or none of them', () => {
  const takes = (condition: RuleCondition, facts: Partial<RuleFacts>) =>
    judgeRule({ match: 'all', conditions: [condition] }, { ...nobody, ...facts });
  const inBrazil: RuleCondition = { field: 'country', is: 'any_of', values: ['BR', 'CL'] };
  expect([['BR'], ['MX'], []].map((country) => takes(inBrazil, { country }))).toEqual([true, false, false]);
  expect([['BR'], ['MX'], []].map((country) => takes({ ...inBrazil, is: 'none_of' }, { country }))).toEqual([false, true, true]);
});

test('ADM-02 whoever joined on the day itself is one of those from it, not of those before it', () => {
  const takes = (is: 'before' | 'from', day: string) => judgeRule({ match: 'any', conditions: [{ field: 'joined', is, day }] }, nobody);
  expect([takes('before', '2026-06-15'), takes('from', '2026-06-15')]).toEqual([false, true]);
  expect([takes('before', '2026-06-16'), takes('from', '2026-06-16')]).toEqual([true, false]);
});

test('ADM-02 where people wrote something freely only its letters are compared; ids and codes are compared as they are', () => {
  const takes = (field: 'retailer' | 'tag', has: string, named: string) =>
    judgeRule({ match: 'all', conditions: [{ field, is: 'any_of', values: [named] }] }, { ...nobody, [field]: [has] });
  expect(takes('retailer', 'Lojas HORIZONTE', 'lojas horizonte')).toBe(true);
  expect(takes('tag', 'A', 'a')).toBe(false);
  expect(takes('retailer', '', '')).toBe(false);
});

test('ADM-02 the areas and tags that a rule names are told apart, so that none of them is removed under it', () => {
  const rule: GroupRule = {
    match: 'any',
    conditions: [
      { field: 'tag', is: 'any_of', values: ['t1', 't2'] },
      { field: 'area', is: 'none_of', values: ['a1'] },
      { field: 'joined', is: 'from', day: '2026-01-01' },
    ],
  };
  expect([namedIn(rule, 'tag'), namedIn(rule, 'area')]).toEqual([['t1', 't2'], ['a1']]);
});
