import type { Question } from '@vitrine/domain/assessment';
import type { Reader } from '../../platform/database/index.ts';
import { getTestVersion, type AttemptRow, type Member } from './queries.ts';
import type { TestBody } from './stored-test.ts';

/** A question as an attempt drew it: its parts in the attempt's order are `shown`, what they are joined with is `pairs`; `options` keep their written order, by which some kinds are graded. */
export type Drawn = Question & { shown: Question['options']; pairs: { id: string; text: Question['prompt'] }[] };

/** The questions of an attempt in its own order, with their right answers: for grading and for a review that is due. */
export async function questionsDrawnIn(
  db: Reader,
  actor: Member,
  { testVersionId, drawn }: Pick<AttemptRow, 'testVersionId' | 'drawn'>,
): Promise<Drawn[]> {
  return drawnFrom(await getTestVersion(db, actor, testVersionId), drawn);
}

/** As `questionsDrawnIn`, of a version that was read already. */
export function drawnFrom(version: TestBody & { id: string }, drawn: AttemptRow['drawn']): Drawn[] {
  const byId = new Map(
    [...version.pools.flatMap(({ questions }) => questions), ...version.questions].map((question) => [question.id, question]),
  );
  return drawn.map(({ id, options, pairs = [] }) => {
    const question = byId.get(id);
    if (!question) throw new Error(`assessment: question ${id} left the frozen version ${version.id}`);
    const shown = question.options.toSorted((a, b) => options.indexOf(a.id) - options.indexOf(b.id));
    const joined = question.options.flatMap(({ pair }) => pair ?? []).sort((a, b) => pairs.indexOf(a.id) - pairs.indexOf(b.id));
    return { ...question, shown, pairs: joined };
  });
}
