import type { Text } from '../kernel/index.ts';
import type { QuestionKind } from './words.ts';

/** How a test is taken and passed (TST-02). */
export type TestRules = {
  /** Null: unlimited until approval. */
  maximumAttempts: number | null;
  /** Percent. */
  minimumScore: number;
  /** Questions drawn for an attempt; null: all. */
  questionsDrawn: number | null;
  /** Null: no limit. */
  minutesToAnswer: number | null;
};

export type Option = { id: string; text: Text; isRight: boolean };
/** A question with its right answers: never leaves the server before they are due (TST-09). */
export type Question = { id: string; kind: QuestionKind; topic: Text; prompt: Text; explanation: Text; options: Option[] };

/** What a test asks in one attempt, in the order of the screen (decision D05). */
export type DrawnQuestion = { id: string; options: string[] };

/** Options that a person chose, by question. */
export type GivenAnswers = ReadonlyMap<string, readonly string[]>;
