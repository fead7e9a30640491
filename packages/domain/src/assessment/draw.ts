import { questionRules } from './questions/index.ts';
import type { DrawnQuestion, FilledPool, Question } from './test.ts';

/** Hands back the same things in an order that chance gives. */
export type Shuffle = <T>(items: readonly T[]) => T[];

type Asked = Pick<Question, 'id' | 'kind' | 'options'>;
type Drawing = {
  questionsDrawn: number | null;
  isShuffled?: boolean;
  pools?: readonly (Pick<FilledPool, 'count'> & { questions: readonly Asked[] })[];
};

/**
 * The questions of one attempt and the order of their parts. Chance comes in as an argument. A pool never gives what the test asks already, nor what another pool
 * gave; one that has too few gives what it has.
 */
export function drawQuestions(
  questions: readonly Asked[],
  { questionsDrawn, isShuffled = true, pools = [] }: Drawing,
  shuffle: Shuffle,
): DrawnQuestion[] {
  const own = isShuffled || questionsDrawn !== null ? shuffle(questions).slice(0, questionsDrawn ?? questions.length) : questions;
  const taken = new Set(own.map(({ id }) => id));
  const fromPools = pools.flatMap((pool) => {
    const drawn = shuffle(pool.questions.filter(({ id }) => !taken.has(id))).slice(0, pool.count);
    for (const { id } of drawn) taken.add(id);
    return drawn;
  });
  const asked = [...own, ...fromPools];
  return (isShuffled && fromPools.length > 0 ? shuffle(asked) : asked).map(({ id, kind, options }) => {
    const ids = options.map((option) => option.id);
    const pairs = options.flatMap(({ pair }) => pair?.id ?? []);
    return { id, options: questionRules[kind].isShuffled ? shuffle(ids) : ids, ...(pairs.length > 0 ? { pairs: shuffle(pairs) } : {}) };
  });
}
