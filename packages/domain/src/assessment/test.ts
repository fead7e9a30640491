import type { Text } from '../kernel/index.ts';
import type { QuestionKind, ReviewPolicy } from './words.ts';

/** How a test is taken and passed (TST-02). */
export type TestRules = {
  /** Null: unlimited until approval. */
  maximumAttempts: number | null;
  /** Percent; 0: there is nothing to pass, only a grade. */
  minimumScore: number;
  /** Questions drawn for an attempt; null: all. What pools give comes on top. */
  questionsDrawn: number | null;
  /** Null: no limit. */
  minutesToAnswer: number | null;
  /** A part of a question that is right counts as that part. */
  hasPartialCredit: boolean;
  /** Questions in an order of chance; a draw is one anyway. */
  isShuffled: boolean;
  review: ReviewPolicy;
};

/** A part of a picture, in percent of its width and height. */
export type Area = { x: number; y: number; width: number; height: number };

/**
 * A part of a question. What it is depends on the kind: something to choose, an accepted answer (short text), a gap with its accepted answers (cloze), what is joined with `pair`
 * (matching), a step in its right place (ordering), an area of the picture (hotspot).
 */
export type Option = {
  id: string;
  text: Text;
  isRight: boolean;
  /** Said in the review to whoever chose it. */
  feedback?: Text | undefined;
  pair?: { id: string; text: Text } | undefined;
  area?: Area | undefined;
};

/** A question with its right answers: never leaves the server before they are due (TST-09). */
export type Question = {
  id: string;
  kind: QuestionKind;
  topic: Text;
  prompt: Text;
  explanation: Text;
  options: Option[];
  /** The right number and how far from it an answer may lie. */
  number?: { value: number; tolerance: number } | undefined;
  imageFileId?: string | null | undefined;
};

/** Asks for so many questions of the bank: of a subject, with one of the tags, of one of the kinds; what is left out is open. */
export type Pool = { id: string; count: number; subjectId: string | null; tags: string[]; kinds: QuestionKind[] };
/** A pool with what it may draw, as it was when the test was written. */
export type FilledPool = Pool & { questions: Question[] };

/** What a test asks in one attempt, in the order of the screen (decision D05); `pairs`: what may be joined, in its own order. */
export type DrawnQuestion = { id: string; options: string[]; pairs?: string[] | undefined };

/** What a person answered: parts that they chose or put in order, and what they wrote or joined, by the id of the part or of the question. */
export type Given = { options: readonly string[]; entries: Readonly<Record<string, string>> };
export type GivenAnswers = ReadonlyMap<string, Given>;
