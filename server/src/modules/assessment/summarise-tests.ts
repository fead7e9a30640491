import { attemptsLeft, type TestRules } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Member } from './queries.ts';
import { parseRules } from './stored-test.ts';

/** How a member stands in a test, by the rules of one of its versions. */
export type TestSummary = {
  testVersionId: string;
  testId: string;
  rules: TestRules;
  /** Asked in one attempt. */
  questions: number;
  attemptsTaken: number;
  /** Null: any number. */
  attemptsLeft: number | null;
  bestScore: number | null;
  isPassed: boolean;
  runningAttemptId: string | null;
  /** The newest one that ended. */
  lastAttemptId: string | null;
  /** True also where an attempt runs: starting goes on with it. */
  canStart: boolean;
};

/** As `testSummaries`, for one that must exist. */
export async function testSummary(db: Reader, actor: Member, { testVersionId }: { testVersionId: string }): Promise<TestSummary> {
  const found = (await testSummaries(db, actor, [testVersionId])).get(testVersionId);
  if (!found) throw notFound();
  return found;
}

/** Many tests in one statement, by version id; versions of other clients are absent. */
export async function testSummaries(db: Reader, actor: Member, testVersionIds: readonly string[]): Promise<Map<string, TestSummary>> {
  if (testVersionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('assessment.test_version as version')
    .leftJoin('assessment.attempt as attempt', (join) =>
      join
        .onRef('attempt.tenant_id', '=', 'version.tenant_id')
        .onRef('attempt.test_id', '=', 'version.test_id')
        .on('attempt.member_id', '=', actor.memberId),
    )
    .where('version.tenant_id', '=', actor.tenantId)
    .where('version.id', 'in', testVersionIds)
    .groupBy(['version.tenant_id', 'version.id'])
    .select(({ fn }) => [
      'version.id',
      'version.test_id',
      'version.rules',
      sql<number>`jsonb_array_length(version.questions -> 'questions')`.as('pool'),
      fn.count<number>('attempt.id').as('taken'),
      fn.max('attempt.score').as('best'),
      fn.agg<boolean | null>('bool_or', ['attempt.is_passed']).as('passed'),
      sql<string | null>`(array_agg(attempt.id) filter (where attempt.state = 'running'))[1]`.as('running'),
      sql<string | null>`(array_agg(attempt.id order by attempt.number desc) filter (where attempt.state <> 'running'))[1]`.as('last'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, summaryOf({ ...row, rules: parseRules(row.rules) })]));
}

type Row = {
  id: string;
  test_id: string;
  rules: TestRules;
  pool: number;
  taken: number;
  best: number | null;
  passed: boolean | null;
  running: string | null;
  last: string | null;
};

function summaryOf({ id, test_id, rules, pool, taken, best, passed, running, last }: Row): TestSummary {
  const isPassed = passed ?? false;
  const left = attemptsLeft({ ...rules, attemptsTaken: taken, isPassed });
  return {
    testVersionId: id,
    testId: test_id,
    rules,
    questions: Math.min(rules.questionsDrawn ?? pool, pool),
    attemptsTaken: taken,
    attemptsLeft: left,
    bestScore: best,
    isPassed,
    runningAttemptId: running,
    lastAttemptId: last,
    canStart: running !== null || left !== 0,
  };
}
