import type { AttemptState, DrawnQuestion, Given, GivenAnswers, TestKind, TestRules } from '@vitrine/domain/assessment';
import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { roundIn } from './rounds.ts';
import { parseBody, parseDraw, parseEntries, parseRules, parseState, parseTestKind, type TestBody } from './stored-test.ts';

/** Whose attempts; a job that closes one has no more of a person than this. */
export type Member = Pick<Actor, 'tenantId' | 'memberId'>;
type Tenant = Pick<Actor, 'tenantId'>;

export type AttemptRow = {
  id: string;
  memberId: string;
  testId: string;
  testVersionId: string;
  number: number;
  round: number;
  state: AttemptState;
  drawn: DrawnQuestion[];
  rules: TestRules;
  device: string;
  startedAt: string;
  deadline: string | null;
  finishedAt: string | null;
  score: number | null;
  rightAnswers: number | null;
  isPassed: boolean | null;
};

export type TestVersion = TestBody & { id: string; testId: string; kind: TestKind; rules: TestRules; isFrozen: boolean };
/** An answer that counts. */
export type Answer = Given & { revision: number };

/** An attempt of this member; of nobody else (decision D55). */
export async function getAttempt(db: Reader, actor: Member, attemptId: string): Promise<AttemptRow> {
  const row = await attemptsOf(db, actor).where('id', '=', attemptId).executeTakeFirst();
  if (!row) throw notFound();
  return attemptOf(row);
}

/** Held until the end of the transaction: two that finish at once grade once. */
export async function lockAttempt(tx: Tx, actor: Member, attemptId: string): Promise<AttemptRow> {
  const row = await attemptsOf(tx, actor).where('id', '=', attemptId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return attemptOf(row);
}

/** As `lockAttempt`, but answers to different questions do not wait for each other, only for whoever finishes. */
export async function holdAttempt(tx: Tx, actor: Member, attemptId: string): Promise<AttemptRow> {
  const row = await attemptsOf(tx, actor).where('id', '=', attemptId).forShare().executeTakeFirst();
  if (!row) throw notFound();
  return attemptOf(row);
}

/** How the member stands in the round of a test that counts, over all its versions; an attempt that runs counts as taken. `newest`: the highest number of all rounds. */
export async function statusIn(db: Reader, actor: Member, testId: string): Promise<Status> {
  const { round, extraAttempts } = await roundIn(db, actor, testId);
  const row = await db
    .selectFrom('assessment.attempt')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', testId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('round', '=', round).filterWhere('state', '!=', 'beyond_maximum').as('taken'),
      fn.countAll<number>().filterWhere('round', '=', round).filterWhere('state', 'not in', ['running', 'beyond_maximum']).as('ended'),
      fn.countAll<number>().filterWhere('round', '=', round).filterWhere('state', '=', 'running').as('running'),
      fn.countAll<number>().filterWhere('round', '=', round).filterWhere('state', '=', 'awaiting_grade').as('awaited'),
      fn.max('score').filterWhere('round', '=', round).as('best'),
      fn.agg<boolean | null>('bool_or', ['is_passed']).filterWhere('round', '=', round).as('passed'),
      sql<number | null>`(array_agg(score order by number) filter (where is_passed and round = ${round}))[1]`.as('first_pass'),
      fn.max('number').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    round,
    extraAttempts,
    attemptsTaken: row.taken,
    ended: row.ended,
    isRunning: row.running > 0,
    isAwaited: row.awaited > 0,
    isPassed: row.passed ?? false,
    bestScore: row.best,
    isImproved: row.first_pass !== null && (row.best ?? 0) > row.first_pass,
    newest: row.newest ?? 0,
  };
}

export type Status = {
  round: number;
  extraAttempts: number;
  attemptsTaken: number;
  ended: number;
  isRunning: boolean;
  isAwaited: boolean;
  isPassed: boolean;
  bestScore: number | null;
  isImproved: boolean;
  newest: number;
};

/** Answers that count, with the revision of each (decision D06: late ones are kept, but not here). */
export async function listAnswers(db: Reader, actor: Member, attemptId: string): Promise<Map<string, Answer>> {
  const rows = await db
    .selectFrom('assessment.answer')
    .where('tenant_id', '=', actor.tenantId)
    .where('attempt_id', '=', attemptId)
    .where('is_late', '=', false)
    .select(['question_id', 'options', 'entries', 'revision'])
    .execute();
  return new Map(
    rows.map(({ question_id, options, entries, revision }) => [question_id, { options, entries: parseEntries(entries), revision }]),
  );
}

/** What a person said that answers of an attempt are worth, with their words. */
export async function listGrades(db: Reader, actor: Tenant, attemptId: string): Promise<Map<string, { percent: number; comment: string }>> {
  const rows = await db
    .selectFrom('assessment.answer_grade')
    .select(['question_id', 'percent', 'comment'])
    .where('tenant_id', '=', actor.tenantId)
    .where('attempt_id', '=', attemptId)
    .execute();
  return new Map(rows.map(({ question_id, percent, comment }) => [question_id, { percent, comment }]));
}

export const givenIn = (answers: ReadonlyMap<string, Given>): GivenAnswers => answers;

export async function getTestVersion(db: Reader, actor: Tenant, testVersionId: string): Promise<TestVersion> {
  const [found] = await listTestVersions(db, actor, [testVersionId]);
  if (!found) throw notFound();
  return found;
}

export async function listTestVersions(db: Reader, actor: Tenant, ids: readonly string[]): Promise<TestVersion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('assessment.test_version as v')
    .innerJoin('assessment.test as t', (join) => join.onRef('t.tenant_id', '=', 'v.tenant_id').onRef('t.id', '=', 'v.test_id'))
    .where('v.tenant_id', '=', actor.tenantId)
    .where('v.id', 'in', ids)
    .select(['v.id', 'v.test_id', 'v.rules', 'v.questions', 'v.frozen_at', 't.kind'])
    .execute();
  return rows.map(({ id, test_id, rules, questions, frozen_at, kind }) => ({
    id,
    testId: test_id,
    kind: parseTestKind(kind),
    rules: parseRules(rules),
    ...parseBody(questions),
    isFrozen: frozen_at !== null,
  }));
}

export function attemptOf(row: Selectable<DB['assessment.attempt']>): AttemptRow {
  return {
    id: row.id,
    memberId: row.member_id,
    testId: row.test_id,
    testVersionId: row.test_version_id,
    number: row.number,
    round: row.round,
    state: parseState(row.state),
    drawn: parseDraw(row.drawn),
    rules: parseRules(row.rules),
    device: row.device,
    startedAt: row.started_at,
    deadline: row.deadline,
    finishedAt: row.finished_at,
    score: row.score,
    rightAnswers: row.right_answers,
    isPassed: row.is_passed,
  };
}

const attemptsOf = (db: Reader, actor: Member) =>
  db.selectFrom('assessment.attempt').selectAll().where('tenant_id', '=', actor.tenantId).where('member_id', '=', actor.memberId);
