import { expect, test } from 'vitest';
import { drawQuestions, missingOfTest, type Question, type QuestionKind } from './index.ts';

const say = (text: string) => ({ 'pt-BR': text });
const asked = (id: string, kind: QuestionKind = 'single'): Question => ({
  id,
  kind,
  topic: {},
  prompt: say('Qual?'),
  explanation: {},
  options: ['a', 'b'].map((part, place) => ({ id: `${id}${part}`, text: say(part), isRight: place === 0 })),
});
/** Chance that always turns things round. */
const turned = <T>(items: readonly T[]) => items.toReversed();
const idsOf = (drawn: { id: string }[]) => drawn.map(({ id }) => id);

test('TST-01 a test that is not shuffled keeps its order, one that draws takes as many as it says', () => {
  const all = [asked('p'), asked('q'), asked('r')];
  expect(idsOf(drawQuestions(all, { questionsDrawn: null, isShuffled: false }, turned))).toEqual(['p', 'q', 'r']);
  expect(idsOf(drawQuestions(all, { questionsDrawn: null }, turned))).toEqual(['r', 'q', 'p']);
  expect(idsOf(drawQuestions(all, { questionsDrawn: 2, isShuffled: false }, turned))).toEqual(['r', 'q']);
});

test('TST-01 a pool gives what nobody asks yet, as many as it should or as it has', () => {
  const pool = (count: number, ...ids: string[]) => ({ count, questions: ids.map((id) => asked(id)) });
  const drawing = { questionsDrawn: null, isShuffled: false, pools: [pool(2, 'p', 'x', 'y', 'z'), pool(2, 'z', 'y', 'w')] };
  expect(idsOf(drawQuestions([asked('p')], drawing, turned))).toEqual(['p', 'z', 'y', 'w']);
  expect(idsOf(drawQuestions([asked('p')], { ...drawing, isShuffled: true }, turned))).toEqual(['w', 'y', 'z', 'p']);
});

test('TST-01 parts are shuffled where their order says nothing, and pairs apart from them', () => {
  const one = (question: Question) => drawQuestions([question], { questionsDrawn: null }, turned)[0];
  expect(one(asked('q'))).toEqual({ id: 'q', options: ['qb', 'qa'] });
  expect(one(asked('q', 'true_false'))).toEqual({ id: 'q', options: ['qa', 'qb'] });
  const joined = {
    ...asked('q', 'matching'),
    options: asked('q').options.map((part) => ({ ...part, pair: { id: `${part.id}!`, text: say('x') } })),
  };
  expect(one(joined)).toEqual({ id: 'q', options: ['qb', 'qa'], pairs: ['qb!', 'qa!'] });
});

test('TST-01 a pool with too few questions, and a test that blocks or restarts without a way to fail, are not published', () => {
  const rules = { questionsDrawn: null, maximumAttempts: 3, minimumScore: 70 };
  const questions = [asked('q')];
  const pool = (count: number) => ({ id: 'pool', subject: '', tags: [], count, questions: [asked('x'), asked('y')] });
  const gaps = (part: object) => missingOfTest({ rules, questions, ...part });
  expect(gaps({})).toEqual([]);
  expect(gaps({ questions: [], pools: [pool(2)] })).toEqual([]);
  expect(gaps({ pools: [pool(3)] })).toEqual(['pool_too_small']);
  expect(gaps({ pools: [pool(1), pool(3)] })).toEqual(['pool_too_small']);
  for (const kind of ['block_test', 'restart_test', 'block_general_test', 'restart_general_test'] as const) {
    expect(gaps({ kind })).toEqual([]);
    expect(gaps({ kind, rules: { ...rules, maximumAttempts: null } })).toEqual(['limit_missing']);
    expect(gaps({ kind, rules: { ...rules, minimumScore: 0 } })).toEqual(['limit_missing']);
  }
  expect(gaps({ kind: 'conventional_test', rules: { ...rules, maximumAttempts: null } })).toEqual([]);
});
