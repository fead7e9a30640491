import {
  attemptStates,
  questionKinds,
  reviewPolicies,
  testKinds,
  type AttemptState,
  type DrawnQuestion,
  type FilledPool,
  type Given,
  type Question,
  type TestKind,
  type TestRules,
} from '@vitrine/domain/assessment';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored shapes of tests and attempts (law 11): each has a version, and its parser lifts older ones. Looser than the contract, which may become stricter. */
const Text = z.partialRecord(z.enum(locales), z.string());
const count = z.int().nullable();

const firstRules = { maximumAttempts: count, minimumScore: z.int(), questionsDrawn: count, minutesToAnswer: count };
const RulesNow = z.object({
  ...firstRules,
  version: z.literal(2),
  hasPartialCredit: z.boolean(),
  isShuffled: z.boolean(),
  review: z.enum(reviewPolicies),
});
const StoredRules = z.union([z.object({ ...firstRules, version: z.literal(1) }), RulesNow]);

const StoredOption = z.object({
  id: z.string(),
  text: Text,
  isRight: z.boolean(),
  feedback: Text.optional(),
  pair: z.object({ id: z.string(), text: Text }).optional(),
  area: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
});
const StoredQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  topic: Text,
  prompt: Text,
  explanation: Text,
  options: z.array(StoredOption),
  number: z.object({ value: z.number(), tolerance: z.number() }).optional(),
  imageFileId: z.string().nullish(),
});
const StoredPool = z.object({
  id: z.string(),
  count: z.int(),
  subjectId: z.string().nullable(),
  tags: z.array(z.string()),
  kinds: z.array(z.enum(questionKinds)),
  questions: z.array(StoredQuestion),
});
const BodyNow = z.object({ version: z.literal(2), questions: z.array(StoredQuestion), pools: z.array(StoredPool), pooled: z.int() });
const StoredBody = z.union([z.object({ version: z.literal(1), questions: z.array(StoredQuestion) }), BodyNow]);
const StoredDraw = z.object({
  version: z.literal(1),
  questions: z.array(z.object({ id: z.string(), options: z.array(z.string()), pairs: z.array(z.string()).optional() })),
});
const StoredEntries = z.object({ version: z.literal(1), entries: z.record(z.string(), z.string()) });
const StoredBankQuestion = z.object({ version: z.literal(1), question: StoredQuestion });
const State = z.enum(attemptStates);
const Kind = z.enum(testKinds);

/** What a version of a test asks: questions of its own, and pools with what they may draw. */
export type TestBody = { questions: Question[]; pools: FilledPool[] };

export function parseRules(stored: unknown): TestRules {
  const parsed = StoredRules.parse(stored);
  const { version: _, ...rules } = parsed;
  return { hasPartialCredit: false, isShuffled: true, review: 'when_due', ...rules };
}

export function parseBody(stored: unknown): TestBody {
  const parsed = StoredBody.parse(stored);
  return { questions: parsed.questions, pools: parsed.version === 1 ? [] : parsed.pools };
}

export const parseDraw = (stored: unknown): DrawnQuestion[] => StoredDraw.parse(stored).questions;
export const parseState = (stored: string): AttemptState => State.parse(stored);
export const parseTestKind = (stored: string): TestKind => Kind.parse(stored);
export const parseEntries = (stored: unknown): Given['entries'] => (stored === null ? {} : StoredEntries.parse(stored).entries);
export const parseBankQuestion = (stored: unknown): Question => StoredBankQuestion.parse(stored).question;

export const storeRules = (rules: TestRules): string => JSON.stringify(RulesNow.parse({ ...rules, version: 2 }));
/** `pooled`: how many questions the pools give, so that a list need not read them all. */
export const storeBody = ({ questions, pools }: TestBody): string =>
  JSON.stringify(
    BodyNow.parse({
      version: 2,
      questions,
      pools,
      pooled: pools.reduce((sum, pool) => sum + Math.min(pool.count, pool.questions.length), 0),
    }),
  );
export const storeDraw = (questions: readonly DrawnQuestion[]): string => JSON.stringify(StoredDraw.parse({ version: 1, questions }));
export const storeEntries = (entries: Given['entries']): string | null =>
  Object.keys(entries).length === 0 ? null : JSON.stringify({ version: 1, entries });
export const storeBankQuestion = (question: Question): string => JSON.stringify(StoredBankQuestion.parse({ version: 1, question }));
