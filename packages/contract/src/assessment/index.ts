/** Tests on the wire: what an author writes, what a person answers, and what is told afterwards, right answers only when they are due (TST-09). */
import { assessmentRefusals, attemptStates, questionKinds } from '@vitrine/domain/assessment';
import { z } from 'zod';
import { endpoint, Id, Instant, LocaleText } from '../kernel/index.ts';

const OptionDraft = z.object({ id: Id, text: LocaleText(300), isRight: z.boolean() });
export const QuestionDraft = z.object({
  id: Id,
  kind: z.enum(questionKinds),
  topic: LocaleText(120),
  prompt: LocaleText(600),
  explanation: LocaleText(600),
  options: z.array(OptionDraft).min(2, 'too_few').max(8, 'too_many'),
});
export type QuestionDraft = z.infer<typeof QuestionDraft>;

export const TestRules = z.object({
  /** Null: unlimited until approval. */
  maximumAttempts: z.int().min(1, 'number_too_small').max(20, 'number_too_big').nullable(),
  /** Percent. */
  minimumScore: z.int().min(1, 'number_too_small').max(100, 'number_too_big'),
  /** Questions drawn for an attempt; null: all. */
  questionsDrawn: z.int().min(1, 'number_too_small').nullable(),
  /** Null: no limit. */
  minutesToAnswer: z.int().min(1, 'number_too_small').max(480, 'number_too_big').nullable(),
});
export type TestRules = z.infer<typeof TestRules>;

export const TestDraft = z.object({ rules: TestRules, questions: z.array(QuestionDraft).max(200, 'too_many') });
export type TestDraft = z.infer<typeof TestDraft>;

/** A question as the person sees it: without a word about what is right. */
export const AskedQuestion = z.object({
  id: Id,
  kind: z.enum(questionKinds),
  prompt: z.string(),
  options: z.array(z.object({ id: Id, text: z.string() })),
  answer: z.object({ options: z.array(Id), revision: z.int() }).nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const AttemptResult = z.object({
  /** Percent. */
  score: z.int(),
  isPassed: z.boolean(),
  rightAnswers: z.int(),
  questions: z.int(),
  /** Percent; the best of all attempts counts (decision D07). */
  bestScore: z.int(),
  attemptsLeft: z.int().nullable(),
  /** Right answers, once they are due: after a pass, or when no attempt is left. */
  review: z
    .array(
      z.object({
        questionId: Id,
        topic: z.string(),
        prompt: z.string(),
        isRight: z.boolean(),
        given: z.array(z.string()),
        right: z.array(z.string()),
        explanation: z.string(),
      }),
    )
    .nullable(),
  /** Topics of the questions that went wrong, for those who may try again. */
  topicsToRepeat: z.array(z.string()),
});
export type AttemptResult = z.infer<typeof AttemptResult>;

export const Attempt = z.object({
  id: Id,
  number: z.int(),
  state: z.enum(attemptStates),
  startedAt: Instant,
  /** By the server's clock; null: no limit (decision D06). */
  timeLeftSeconds: z.int().nullable(),
  minimumScore: z.int(),
  /** False on a device from which another one took the attempt over (decision D05). */
  isHere: z.boolean(),
  questions: z.array(AskedQuestion),
  result: AttemptResult.nullable(),
});
export type Attempt = z.infer<typeof Attempt>;

const one = z.object({ attemptId: Id });
const device = z.string().min(8).max(64);

export const getAttempt = endpoint({
  method: 'GET',
  path: '/attempts/:attemptId',
  params: one,
  query: z.object({ device }),
  answer: Attempt,
  summary: 'An attempt as it stands',
});

export const saveAnswer = endpoint({
  method: 'PUT',
  path: '/attempts/:attemptId/answers/:questionId',
  params: one.extend({ questionId: Id }),
  /** `revision` rises with each change on a device; an older one never overwrites (decision D04). */
  body: z.object({ device, options: z.array(Id).max(8), revision: z.int().min(1) }),
  answer: z.object({ revision: z.int(), timeLeftSeconds: z.int().nullable() }),
  refusals: ['attempt_finished', 'attempt_elsewhere', 'time_over', 'option_unknown'],
  /** The revision makes a repeated call harmless by itself; and a late answer is kept although it is refused, which a key's transaction would undo. */
  keyed: false,
  summary: 'Keeps an answer',
});

export const takeAttemptOver = endpoint({
  method: 'POST',
  path: '/attempts/:attemptId/device',
  params: one,
  body: z.object({ device }),
  answer: Attempt,
  refusals: ['attempt_finished'],
  summary: 'Goes on with an attempt on this device; the other turns read-only',
});

export { assessmentRefusals };
