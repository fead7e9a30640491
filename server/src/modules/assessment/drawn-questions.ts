import type { Question } from '@vitrine/domain/assessment';
import type { Reader } from '../../platform/database/index.ts';
import { getTestVersion, type AttemptRow, type Member } from './queries.ts';

/** The questions of an attempt in its own order, with their right answers: for grading and for a review that is due. */
export async function questionsDrawnIn(
  db: Reader,
  actor: Member,
  { testVersionId, drawn }: Pick<AttemptRow, 'testVersionId' | 'drawn'>,
): Promise<Question[]> {
  const { questions } = await getTestVersion(db, actor, testVersionId);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return drawn.map(({ id, options }) => {
    const question = byId.get(id);
    if (!question) throw new Error(`assessment: question ${id} left the frozen version ${testVersionId}`);
    return { ...question, options: question.options.toSorted((a, b) => options.indexOf(a.id) - options.indexOf(b.id)) };
  });
}
