import type { AttemptResult } from '@vitrine/contract/assessment';
import { questionRules, type AttemptState } from '@vitrine/domain/assessment';
import type { Reader } from '../../platform/database/index.ts';
import { questionsDrawnIn } from './drawn-questions.ts';
import { attemptOf, getAttempt, listAnswers, listGrades, type Member } from './queries.ts';
import { givenTexts, inLanguage, reviewOf } from './review-answers.ts';

/** An attempt as those see it who look after results: every answer, and what would have been right. */
export type DescribedAttempt = {
  id: string;
  number: number;
  round: number;
  state: AttemptState;
  startedAt: string;
  finishedAt: string | null;
  score: number | null;
  isPassed: boolean | null;
  answers: NonNullable<AttemptResult['review']>;
};

/** All attempts of a member in a test, of every round, newest first; of one that runs no answers. */
export async function describeAttempts(
  db: Reader,
  actor: Member & { locale: string },
  { testId }: { testId: string },
): Promise<DescribedAttempt[]> {
  const rows = await db
    .selectFrom('assessment.attempt')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', testId)
    .orderBy('number', 'desc')
    .limit(50)
    .execute();
  const described: DescribedAttempt[] = [];
  for (const row of rows) {
    const attempt = attemptOf(row);
    const { id, number, round, state, startedAt, finishedAt, score, isPassed } = attempt;
    const seen = async () => ({
      questions: await questionsDrawnIn(db, actor, attempt),
      answers: await listAnswers(db, actor, id),
      grades: await listGrades(db, actor, id),
      rules: { hasPartialCredit: attempt.rules.hasPartialCredit, review: 'after_attempt' as const },
    });
    const answers = state === 'running' ? [] : reviewOf(await seen(), inLanguage(actor.locale));
    described.push({ id, number, round, state, startedAt, finishedAt, score, isPassed, answers });
  }
  return described;
}

/** What waits for a person's grade in an attempt: what was asked, what was written, and what the author says about it. */
export async function describeWaiting(
  db: Reader,
  actor: Member & { locale: string },
  { attemptId }: { attemptId: string },
): Promise<{ questionId: string; prompt: string; answer: string; explanation: string }[]> {
  const attempt = await getAttempt(db, actor, attemptId);
  const grades = await listGrades(db, actor, attemptId);
  const answers = await listAnswers(db, actor, attemptId);
  const say = inLanguage(actor.locale);
  return (await questionsDrawnIn(db, actor, attempt)).flatMap((question) => {
    const given = answers.get(question.id);
    const isWaiting = given && questionRules[question.kind].isGradedByPerson && !grades.has(question.id);
    if (!isWaiting) return [];
    const [answer = ''] = givenTexts(question, given, say);
    return answer ? [{ questionId: question.id, prompt: say(question.prompt), answer, explanation: say(question.explanation) }] : [];
  });
}
