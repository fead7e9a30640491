/** Tests on the wire: what an author writes, what a person answers, and what is told afterwards, right answers only when they are due (TST-09). */
import { assessmentRefusals, attemptStates, questionKinds, testKinds, testStates } from '@vitrine/domain/assessment';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';
import { Area } from './questions.ts';

export { PoolDraft, QuestionDraft, TestDraft, TestRules } from './questions.ts';
export {
  BankQuestion,
  BankQuestionForm,
  BankRow,
  FileFault,
  Subject,
  SubjectForm,
  createBankQuestion,
  createSubject,
  exportBankQuestions,
  exportQuestionFile,
  getBankQuestion,
  getBankVersion,
  importQuestions,
  listBankQuestions,
  listSubjects,
  saveBankQuestion,
  setBankQuestionActive,
} from './bank.ts';

/** A question as the person sees it: without a word about what is right. */
export const AskedQuestion = z.object({
  id: Id,
  kind: z.enum(questionKinds),
  prompt: z.string(),
  image: z.string().nullable(),
  options: z.array(z.object({ id: Id, text: z.string(), area: Area.optional() })),
  /** What the options may be joined with. */
  pairs: z.array(z.object({ id: Id, text: z.string() })),
  /** Ids under which something is written or joined, in the order of the screen. */
  entries: z.array(Id),
  answer: z.object({ options: z.array(Id), entries: z.record(z.string(), z.string()), revision: z.int() }).nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const AttemptResult = z.object({
  /** Percent; null while a person has yet to grade it, and in a quiz without a grade. */
  score: z.int().nullable(),
  isPassed: z.boolean(),
  isAwaited: z.boolean(),
  /** How the member stands in the test after all attempts (TST-03). */
  state: z.enum(testStates),
  kind: z.enum(testKinds),
  rightAnswers: z.int(),
  questions: z.int(),
  /** Percent; the best of all attempts counts (decision D07). */
  bestScore: z.int().nullable(),
  attemptsLeft: z.int().nullable(),
  secondsTaken: z.int(),
  /** What the author lets people see, once it is due: of most tests after a pass, or when no attempt is left. */
  review: z
    .array(
      z.object({
        questionId: Id,
        topic: z.string(),
        prompt: z.string(),
        isRight: z.boolean(),
        /** Percent of it that is right; null while a person has yet to say so. */
        part: z.int().nullable(),
        given: z.array(z.string()),
        right: z.array(z.string()),
        explanation: z.string(),
        /** Said about the parts that were chosen, and by whoever graded it. */
        feedback: z.array(z.string()),
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
const online = { module: 'online_courses' } as const;
const device = z.string().min(8).max(64);

/** A test that a device takes along. */
export const Lease = z.object({
  /** As it will be shown without a network; its id is the lease's, and nothing is used up yet. */
  attempt: Attempt,
  /** What is answered from then on is kept, and not graded (D06). */
  endsAt: Instant,
});
export type Lease = z.infer<typeof Lease>;

/** When a device says that something happened: by its clock, and by the ticks of one life of a page. */
export const DeviceMoment = z.object({ at: Instant, ticks: z.number().min(0).max(1e14), life: z.string().min(1).max(64) });
export type DeviceMoment = z.infer<typeof DeviceMoment>;

export const LeaseDelivery = z.object({
  device,
  begun: DeviceMoment,
  handedIn: DeviceMoment,
  /** The same clocks as this is sent: by them the server knows how far they are off. */
  sent: DeviceMoment,
  answers: z
    .array(
      z.object({
        questionId: Id,
        options: z.array(Id).max(12),
        entries: z.record(Id, z.string().max(5_000, 'text_too_long')),
        revision: z.int().min(1),
        given: DeviceMoment,
      }),
    )
    .max(500),
});
export type LeaseDelivery = z.infer<typeof LeaseDelivery>;

export const getAttempt = endpoint({
  ...online,
  method: 'GET',
  path: '/attempts/:attemptId',
  params: one,
  query: z.object({ device }),
  answer: Attempt,
  summary: 'An attempt as it stands',
});

export const saveAnswer = endpoint({
  ...online,
  method: 'PUT',
  path: '/attempts/:attemptId/answers/:questionId',
  params: one.extend({ questionId: Id }),
  /** `revision` rises with each change on a device; an older one never overwrites (decision D04). */
  body: z.object({
    device,
    options: z.array(Id).max(12).default([]),
    entries: z.record(Id, z.string().max(5_000, 'text_too_long')).default({}),
    revision: z.int().min(1),
  }),
  answer: z.object({ revision: z.int(), timeLeftSeconds: z.int().nullable() }),
  refusals: ['attempt_finished', 'attempt_elsewhere', 'time_over', 'option_unknown'],
  /** The revision makes a repeated call harmless by itself; and a late answer is kept although it is refused, which a key's transaction would undo. */
  keyed: false,
  summary: 'Keeps an answer',
});

export const takeAttemptOver = endpoint({
  ...online,
  method: 'POST',
  path: '/attempts/:attemptId/device',
  params: one,
  body: z.object({ device }),
  answer: Attempt,
  refusals: ['attempt_finished'],
  summary: 'Goes on with an attempt on this device; the other turns read-only',
});

export { assessmentRefusals };
