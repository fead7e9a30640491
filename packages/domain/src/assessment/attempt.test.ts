import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attemptsLeft,
  drawQuestions,
  gradeAnswers,
  hasRepeatedIds,
  isReviewDue,
  judgeAnswer,
  judgeStart,
  missingOfTest,
  isOver,
  secondsLeft,
  type Question,
} from './index.ts';

const question = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('single', 'multiple', 'true_false'),
  topic: fc.constant({}),
  prompt: fc.constant({ 'pt-BR': 'Qual?' }),
  explanation: fc.constant({}),
  options: fc
    .uniqueArray(fc.uuid(), { minLength: 2, maxLength: 8 })
    .chain((ids) =>
      fc.subarray(ids, { minLength: 1 }).map((right) => ids.map((id) => ({ id, text: { 'pt-BR': id }, isRight: right.includes(id) }))),
    ),
}) satisfies fc.Arbitrary<Question>;
const questions = fc.uniqueArray(question, { minLength: 1, maxLength: 30, selector: ({ id }) => id });
const facts = fc.record({
  maximumAttempts: fc.option(fc.integer({ min: 1, max: 20 })),
  attemptsTaken: fc.nat(30),
  isPassed: fc.boolean(),
});
const rightOf = ({ options }: Question) => options.filter(({ isRight }) => isRight).map(({ id }) => id);
const chosen = (options: readonly string[]) => ({ options, entries: {} });
const allRight = (asked: readonly Question[]) => new Map(asked.map((one) => [one.id, chosen(rightOf(one))]));

test('TST-09 all right is 100, whatever order the options were ticked in', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const reversed = new Map([...allRight(asked)].map(([id, { options }]) => [id, chosen(options.toReversed())]));
      expect(gradeAnswers(asked, allRight(asked)).score).toBe(100);
      expect(gradeAnswers(asked.toReversed(), reversed)).toEqual(gradeAnswers(asked, allRight(asked)));
    }),
  );
});

test('TST-09 a score is between 0 and 100, and one wrong answer is never 100', () => {
  fc.assert(
    fc.property(questions, fc.nat(), (asked, pick) => {
      const wrong = asked[pick % asked.length];
      const given = allRight(asked);
      if (wrong) given.delete(wrong.id);
      const { score, rightAnswers } = gradeAnswers(asked, given);
      expect(rightAnswers).toBe(asked.length - 1);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThan(100);
    }),
  );
});

test('TST-09 a question with several right options needs exactly those', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const right = rightOf(asked);
      const others = asked.options.filter(({ isRight }) => !isRight).map(({ id }) => id);
      const score = (given: string[]) => gradeAnswers([asked], new Map([[asked.id, chosen(given)]])).score;
      expect(score(right.slice(1))).toBe(0);
      for (const other of others) expect(score([...right, other])).toBe(0);
      expect(score([])).toBe(0);
    }),
  );
});

test('TST-09 a question without an answer is wrong', () => {
  fc.assert(fc.property(questions, (asked) => gradeAnswers(asked, new Map()).score === 0));
});

test('TST-02 a draw is a part of the test, without repetition, of the size that the rules ask for', () => {
  fc.assert(
    fc.property(questions, fc.option(fc.integer({ min: 1, max: 40 })), fc.infiniteStream(fc.nat()), (pool, questionsDrawn, chance) => {
      const shuffle = <T>(items: readonly T[]) =>
        items
          .map((item) => ({ item, at: chance.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item);
      const drawn = drawQuestions(pool, { questionsDrawn }, shuffle);
      expect(drawn).toHaveLength(Math.min(questionsDrawn ?? pool.length, pool.length));
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
      for (const { id, options } of drawn) {
        const written = pool.find((one) => one.id === id)?.options.map((option) => option.id);
        expect(options.toSorted()).toEqual(written?.toSorted());
      }
    }),
  );
});

test('TST-02 no attempt begins beyond the maximum', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const verdict = judgeStart(f);
      expect(verdict.ok && f.maximumAttempts !== null && verdict.number > f.maximumAttempts).toBe(false);
      expect(verdict.ok).toBe(attemptsLeft(f) !== 0);
    }),
  );
});

test('TST-06 after a pass the attempts that remain may improve the grade; an unlimited test ends with approval', () => {
  expect(judgeStart({ maximumAttempts: 3, attemptsTaken: 1, isPassed: true })).toEqual({ ok: true, number: 2 });
  expect(judgeStart({ maximumAttempts: 1, attemptsTaken: 1, isPassed: true })).toEqual({ ok: false, refusal: 'no_attempts_left' });
  expect(judgeStart({ maximumAttempts: null, attemptsTaken: 40, isPassed: false })).toEqual({ ok: true, number: 41 });
  expect(judgeStart({ maximumAttempts: null, attemptsTaken: 1, isPassed: true })).toEqual({ ok: false, refusal: 'no_attempts_left' });
});

test('TST-09 right answers are due after a pass or when no attempt is left, never before', () => {
  fc.assert(fc.property(facts, (f) => isReviewDue(f) === (f.isPassed || !judgeStart(f).ok)));
});

test('TST-07 time left never goes below nothing and never promises more than there is', () => {
  expect(secondsLeft('2026-03-01T10:00:30.000Z', '2026-03-01T10:00:00.000Z')).toBe(30);
  expect(secondsLeft('2026-03-01T10:00:00.000Z', '2026-03-01T10:05:00.000Z')).toBe(0);
  expect(secondsLeft(null, '2026-03-01T10:05:00.000Z')).toBeNull();
});

test('TST-07 the time is over at the deadline itself, and never without one', () => {
  const deadline = '2026-03-01T10:00:30.000Z';
  expect(isOver(deadline, '2026-03-01T10:00:29.999Z')).toBe(false);
  expect(isOver(deadline, deadline)).toBe(true);
  expect(isOver(null, deadline)).toBe(false);
});

test('TST-07 an answer is taken only while the attempt runs, here, in time', () => {
  expect(judgeAnswer({ state: 'running', isHere: true, isOver: false })).toEqual({ ok: true });
  expect(judgeAnswer({ state: 'running', isHere: true, isOver: true })).toEqual({ ok: false, refusal: 'time_over' });
  expect(judgeAnswer({ state: 'running', isHere: false, isOver: true })).toEqual({ ok: false, refusal: 'attempt_elsewhere' });
  expect(judgeAnswer({ state: 'finished', isHere: true, isOver: false })).toEqual({ ok: false, refusal: 'attempt_finished' });
});

test('ADM-01 a test says what it still lacks', () => {
  const rules = { maximumAttempts: 2, minimumScore: 70, questionsDrawn: 2, minutesToAnswer: null };
  const options = [
    { id: 'a', text: { 'pt-BR': 'Sim' }, isRight: true },
    { id: 'b', text: { 'pt-BR': 'Não' }, isRight: true },
  ];
  const asked = { id: 'q', kind: 'single' as const, topic: {}, prompt: { 'pt-BR': 'Certo?' }, explanation: {}, options };
  expect(missingOfTest({ rules, questions: [] })).toEqual(['questions_missing']);
  expect(missingOfTest({ rules, questions: [asked] })).toEqual(['one_right_option', 'too_many_drawn']);
  expect(missingOfTest({ rules: { ...rules, questionsDrawn: 1 }, questions: [{ ...asked, kind: 'multiple' }] })).toEqual([]);
  expect(
    missingOfTest({ rules, questions: [{ ...asked, prompt: {}, options: options.map((one) => ({ ...one, isRight: false })) }] }),
  ).toEqual(['text_missing', 'right_option_missing', 'too_many_drawn']);
});

test('ADM-01 an option without words is a text that is missing, and as many questions as are drawn are enough', () => {
  const rules = { maximumAttempts: 2, minimumScore: 70, questionsDrawn: 1, minutesToAnswer: null };
  const options = [
    { id: 'a', text: { 'pt-BR': 'Sim' }, isRight: true },
    { id: 'b', text: {}, isRight: false },
  ];
  const asked = { id: 'q', kind: 'single' as const, topic: {}, prompt: { 'pt-BR': 'Certo?' }, explanation: {}, options };
  expect(missingOfTest({ rules, questions: [asked] })).toEqual(['text_missing']);
  const written = { ...asked, options: options.map((one) => ({ ...one, text: { 'pt-BR': one.id } })) };
  expect(missingOfTest({ rules, questions: [written] })).toEqual([]);
  expect(missingOfTest({ rules: { ...rules, questionsDrawn: null }, questions: [written] })).toEqual([]);
});

test('ADM-01 ids that two questions or two options share are found wherever they stand', () => {
  const asked = (id: string, ...options: string[]) => ({ id, options: options.map((one) => ({ id: one, text: {}, isRight: false })) });
  expect(hasRepeatedIds([asked('q', 'a', 'b'), asked('r', 'c', 'd')])).toBe(false);
  expect(hasRepeatedIds([asked('q', 'a', 'b'), asked('q', 'c', 'd')])).toBe(true);
  expect(hasRepeatedIds([asked('q', 'a', 'b'), asked('r', 'c', 'a')])).toBe(true);
  expect(hasRepeatedIds([asked('q', 'q')])).toBe(true);
});

test('TST-09 a question of two right options is wrong with one of them, none is asked and none is right without questions', () => {
  const option = (id: string, isRight: boolean) => ({ id, text: {}, isRight });
  const plain = { kind: 'multiple' as const, topic: {}, prompt: {}, explanation: {} };
  const two = { ...plain, id: 'q', options: [option('a', true), option('b', true), option('c', false)] };
  expect(gradeAnswers([two], new Map([['q', chosen(['a', 'c'])]])).score).toBe(0);
  expect(gradeAnswers([two], new Map([['q', chosen(['b', 'a'])]])).score).toBe(100);
  expect(gradeAnswers([{ ...plain, id: 'q', options: [option('a', false)] }], new Map([['q', chosen([])]])).score).toBe(0);
  expect(gradeAnswers([], new Map())).toEqual({ rightAnswers: 0, questions: 0, score: 0, isAwaited: false });
});

test('TST-02 options of a question that is true or false keep their order, those of others are shuffled', () => {
  const options = ['a', 'b'].map((id) => ({ id, text: {}, isRight: id === 'a' }));
  const pool = (['true_false', 'single'] as const).map((kind) => ({ id: kind, kind, topic: {}, prompt: {}, explanation: {}, options }));
  const drawn = drawQuestions(pool, { questionsDrawn: null }, (items) => items.toReversed());
  expect(drawn.map((one) => [one.id, one.options])).toEqual([
    ['single', ['b', 'a']],
    ['true_false', ['a', 'b']],
  ]);
});
