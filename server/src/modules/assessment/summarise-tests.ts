import {
  attemptsLeft,
  consequenceOf,
  judgeTestState,
  type TestKind,
  type TestKindRule,
  type TestRules,
  type TestState,
} from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Member } from './queries.ts';
import { parseRules, parseTestKind } from './stored-test.ts';

/** How a member stands in a test, by the rules of one of its versions and in the round that counts. */
export type TestSummary = {
  testVersionId: string;
  testId: string;
  kind: TestKind;
  rules: TestRules;
  /** Asked in one attempt. */
  questions: number;
  state: TestState;
  attemptsTaken: number;
  /** Null: any number. */
  attemptsLeft: number | null;
  bestScore: number | null;
  isPassed: boolean;
  /** Some attempt was handed in, be it graded yet or not. */
  isHandedIn: boolean;
  isAwaited: boolean;
  runningAttemptId: string | null;
  /** The newest one that ended, of all rounds. */
  lastAttemptId: string | null;
  /** True also where an attempt runs: starting goes on with it. */
  canStart: boolean;
  /** What its last failure does to the training (D76). */
  consequence: Pick<TestKindRule, 'lastFailure' | 'reach'> | null;
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
  const inRound = sql<boolean>`(attempt.round = coalesce(standing.round, 1) and attempt.state <> 'beyond_maximum')`;
  const rows = await db
    .selectFrom('assessment.test_version as version')
    .innerJoin('assessment.test as test', (join) =>
      join.onRef('test.tenant_id', '=', 'version.tenant_id').onRef('test.id', '=', 'version.test_id'),
    )
    .leftJoin('assessment.standing as standing', (join) =>
      join
        .onRef('standing.tenant_id', '=', 'version.tenant_id')
        .on('standing.member_id', '=', actor.memberId)
        .onRef('standing.test_id', '=', 'version.test_id'),
    )
    .leftJoin('assessment.attempt as attempt', (join) =>
      join
        .onRef('attempt.tenant_id', '=', 'version.tenant_id')
        .onRef('attempt.test_id', '=', 'version.test_id')
        .on('attempt.member_id', '=', actor.memberId),
    )
    .where('version.tenant_id', '=', actor.tenantId)
    .where('version.id', 'in', testVersionIds)
    .groupBy(['version.tenant_id', 'version.id', 'test.tenant_id', 'test.id', 'standing.round', 'standing.extra_attempts'])
    .select(({ fn }) => [
      'version.id',
      'version.test_id',
      'version.rules',
      'test.kind',
      'standing.round',
      'standing.extra_attempts as extra',
      sql<number>`jsonb_array_length(version.questions -> 'questions')`.as('own'),
      sql<number>`coalesce((version.questions ->> 'pooled')::int, 0)`.as('pooled'),
      fn.count<number>('attempt.id').filterWhere(inRound).as('taken'),
      fn.max('attempt.score').filterWhere(inRound).as('best'),
      fn.agg<boolean | null>('bool_or', ['attempt.is_passed']).filterWhere(inRound).as('passed'),
      sql<number>`count(attempt.id) filter (where ${inRound} and attempt.state <> 'running')::int`.as('ended'),
      sql<number>`count(attempt.id) filter (where ${inRound} and attempt.state = 'awaiting_grade')::int`.as('awaited'),
      sql<number | null>`(array_agg(attempt.score order by attempt.number) filter (where ${inRound} and attempt.is_passed))[1]`.as(
        'first_pass',
      ),
      sql<string | null>`(array_agg(attempt.id) filter (where attempt.state = 'running'))[1]`.as('running'),
      sql<string | null>`(array_agg(attempt.id order by attempt.number desc) filter (where attempt.state <> 'running'))[1]`.as('last'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, summaryOf({ ...row, rules: parseRules(row.rules), kind: parseTestKind(row.kind) })]));
}

type Row = {
  id: string;
  test_id: string;
  rules: TestRules;
  kind: TestKind;
  round: number | null;
  extra: number | null;
  own: number;
  pooled: number;
  taken: number;
  best: number | null;
  passed: boolean | null;
  ended: number;
  awaited: number;
  first_pass: number | null;
  running: string | null;
  last: string | null;
};

function summaryOf(row: Row): TestSummary {
  const { id, test_id, rules, kind, own, pooled, best, running, last } = row;
  const isPassed = row.passed ?? false;
  const isAwaited = row.awaited > 0;
  const left = attemptsLeft({ ...rules, attemptsTaken: row.taken, isPassed, extraAttempts: row.extra ?? 0 });
  const facts = {
    kind,
    minimumScore: rules.minimumScore,
    isRunning: running !== null,
    isAwaited,
    ended: row.ended,
    attemptsLeft: left,
    isPassed,
  };
  return {
    testVersionId: id,
    testId: test_id,
    kind,
    rules,
    questions: Math.min(rules.questionsDrawn ?? own, own) + pooled,
    state: judgeTestState({
      ...facts,
      isImproved: row.first_pass !== null && (best ?? 0) > row.first_pass,
      isRestarted: (row.round ?? 1) > 1,
    }),
    attemptsTaken: row.taken,
    attemptsLeft: left,
    bestScore: best,
    isPassed,
    isHandedIn: row.ended > 0,
    isAwaited,
    runningAttemptId: running,
    lastAttemptId: last,
    canStart: running !== null || (left !== 0 && !isAwaited),
    consequence: consequenceOf(facts),
  };
}
