import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  faultsOfQuestions,
  judgeAnswer,
  judgeAnswers,
  judgeSending,
  longTextLimit,
  meanOf,
  npsOf,
  statusOf,
  surveyQuestionKinds,
  surveyStates,
  type StatusFacts,
  type SurveyQuestion,
} from './index.ts';

const question = (given: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id: 'q',
  kind: 'several',
  text: { 'pt-BR': 'O que pesou?' },
  isRequired: false,
  options: ['a', 'b', 'c'].map((id) => ({ id, text: { 'pt-BR': id } })),
  most: null,
  low: {},
  high: {},
  ...given,
});
const answer = (given: { optionIds?: string[]; score?: number | null; text?: string } = {}) => ({
  questionId: 'q',
  optionIds: [],
  score: null,
  text: '',
  ...given,
});

test('SUR-01 an answer that is taken fits its question, whatever was sent', () => {
  const sent = fc.record({
    optionIds: fc.array(fc.constantFrom('a', 'b', 'c', 'x'), { maxLength: 4 }),
    score: fc.option(fc.integer({ min: -2, max: 12 })),
    text: fc.constantFrom('', ' ', 'Bom', 'x'.repeat(longTextLimit + 1)),
  });
  fc.assert(
    fc.property(fc.constantFrom(...surveyQuestionKinds), fc.boolean(), sent, (kind, isRequired, given) => {
      const hasChoice = kind === 'one_choice' || kind === 'several';
      const asked = question({ kind, isRequired, options: hasChoice ? question().options : [] });
      if (judgeAnswer(asked, answer(given)) !== undefined) return true;
      const isText = kind === 'short_text' || kind === 'long_text';
      const most = kind === 'one_choice' ? 1 : 3;
      return (
        given.optionIds.every((id) => hasChoice && id !== 'x') &&
        given.optionIds.length <= most &&
        (given.score === null ||
          (kind === 'nps' && given.score >= 0 && given.score <= 10) ||
          (kind === 'scale' && given.score >= 1 && given.score <= 5)) &&
        (given.text.trim() === '' || (isText && given.text.length <= longTextLimit)) &&
        (!isRequired || given.optionIds.length > 0 || given.score !== null || given.text.trim() !== '')
      );
    }),
  );
});

test('SUR-01 what is missing, unknown or too much is told at its question', () => {
  const required = question({ isRequired: true, most: 2 });
  expect(judgeAnswers([required], [])).toEqual({ q: 'answer_required' });
  expect(judgeAnswers([required], [answer({ optionIds: ['a', 'b', 'c'] })])).toEqual({ q: 'too_many_options' });
  expect(judgeAnswers([required], [answer({ optionIds: ['x'] })])).toEqual({ q: 'answer_unfit' });
  expect(judgeAnswers([required], [{ ...answer({ optionIds: ['a'] }), questionId: 'other' }])).toEqual({
    other: 'answer_unfit',
    q: 'answer_required',
  });
  expect(judgeAnswers([required], [answer({ optionIds: ['a'] }), answer({ optionIds: ['b'] })])).toEqual({ q: 'answer_unfit' });
  expect(judgeAnswers([question({ kind: 'short_text', options: [] })], [answer({ text: 'x'.repeat(257) })])).toEqual({
    q: 'text_too_long',
  });
});

test('SUR-01 a question that lacks something is told at the field that lacks it', () => {
  expect(faultsOfQuestions([question(), question({ id: 'r', kind: 'nps', options: [] })])).toEqual({});
  expect(
    faultsOfQuestions([
      question({ text: { 'pt-BR': ' ' }, most: 4 }),
      question({ id: 'r', kind: 'one_choice', options: [{ id: 'd', text: {} }] }),
      question({ id: 'r', kind: 'nps', options: [] }),
    ]),
  ).toEqual({
    '0.text': 'question_text_required',
    '0.most': 'most_too_big',
    '1.options': 'options_required',
    '1.options.0.text': 'option_text_required',
    '2.text': 'question_twice',
  });
});

const day = fc.constantFrom('2026-11-01', '2026-11-10', '2026-11-20');
const facts: fc.Arbitrary<StatusFacts> = fc.record({
  state: fc.constantFrom(...surveyStates),
  opensOn: fc.option(day),
  closesOn: fc.option(day),
  today: day,
  edition: fc.integer({ min: 1, max: 3 }),
  begunEdition: fc.option(fc.integer({ min: 1, max: 3 })),
  isAnswered: fc.boolean(),
});

test('SUR-01 nothing is taken twice, and what was begun is taken, also after it was taken back or its time was over', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 3 }), (told, edition) => {
      const refusal = judgeSending(told, edition);
      if (told.isAnswered) return refusal === 'survey_already_answered' && statusOf(told) === 'answered';
      if (told.begunEdition === edition) return refusal === undefined && statusOf(told) === 'open';
      const isShut =
        told.state !== 'published' ||
        (told.opensOn !== null && told.today < told.opensOn) ||
        (told.closesOn !== null && told.today > told.closesOn);
      return refusal === (isShut ? 'survey_closed' : edition === told.edition ? undefined : 'survey_edition_old');
    }),
  );
});

test('ADM-08 the score of promoters lies between -100 and 100, and a mean between its scores', () => {
  expect(
    npsOf(
      new Map([
        [10, 3],
        [8, 4],
        [2, 1],
      ]),
    ),
  ).toBe(25);
  expect([npsOf(new Map()), meanOf(new Map())]).toEqual([null, null]);
  const counts = fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 11 });
  fc.assert(
    fc.property(counts, (pairs) => {
      const told = new Map(pairs);
      const [nps, mean] = [npsOf(told) ?? 101, meanOf(told) ?? -1];
      const scores = [...told.keys()];
      return nps >= -100 && nps <= 100 && mean >= Math.min(...scores) - 0.005 && mean <= Math.max(...scores) + 0.005;
    }),
  );
});
