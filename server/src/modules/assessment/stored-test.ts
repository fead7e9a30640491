import {
  attemptStates,
  questionKinds,
  type AttemptState,
  type DrawnQuestion,
  type Question,
  type TestRules,
} from '@vitrine/domain/assessment';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored shapes of tests and attempts (law 11): each has a version, and its parser lifts older ones. Looser than the contract, which may become stricter. */
const version = z.literal(1);
const Text = z.partialRecord(z.enum(locales), z.string());
const count = z.int().nullable();

const StoredRules = z.object({ version, maximumAttempts: count, minimumScore: z.int(), questionsDrawn: count, minutesToAnswer: count });
const StoredOption = z.object({ id: z.string(), text: Text, isRight: z.boolean() });
const StoredQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  topic: Text,
  prompt: Text,
  explanation: Text,
  options: z.array(StoredOption),
});
const StoredQuestions = z.object({ version, questions: z.array(StoredQuestion) });
const StoredDraw = z.object({ version, questions: z.array(z.object({ id: z.string(), options: z.array(z.string()) })) });
const State = z.enum(attemptStates);

export function parseRules(stored: unknown): TestRules {
  const { version: _, ...rules } = StoredRules.parse(stored);
  return rules;
}

export const parseQuestions = (stored: unknown): Question[] => StoredQuestions.parse(stored).questions;
export const parseDraw = (stored: unknown): DrawnQuestion[] => StoredDraw.parse(stored).questions;
export const parseState = (stored: string): AttemptState => State.parse(stored);

export const storeRules = (rules: TestRules): string => JSON.stringify(StoredRules.parse({ version: 1, ...rules }));
export const storeQuestions = (questions: readonly Question[]): string => JSON.stringify(StoredQuestions.parse({ version: 1, questions }));
export const storeDraw = (questions: readonly DrawnQuestion[]): string => JSON.stringify({ version: 1, questions });
