import type { DrawnQuestion, Question } from './test.ts';

/** Hands back the same things in an order that chance gives. */
export type Shuffle = <T>(items: readonly T[]) => T[];

/**
 * The questions of one attempt and the order of their options. Chance comes in as an argument. True and false keep their written
 * order: nobody looks for them elsewhere.
 */
export function drawQuestions(
  questions: readonly Pick<Question, 'id' | 'kind' | 'options'>[],
  { questionsDrawn }: { questionsDrawn: number | null },
  shuffle: Shuffle,
): DrawnQuestion[] {
  return shuffle(questions)
    .slice(0, questionsDrawn ?? questions.length)
    .map(({ id, kind, options }) => {
      const ids = options.map((option) => option.id);
      return { id, options: kind === 'true_false' ? ids : shuffle(ids) };
    });
}
