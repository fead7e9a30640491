import type { AttemptState, DrawnQuestion, GivenAnswers, Question, TestRules } from '@vitrine/domain/assessment';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseDraw, parseQuestions, parseRules, parseState } from './stored-test.ts';

/** Whose attempts; a job that closes one has no more of a person than this. */
export type Member = Pick<Actor, 'tenantId' | 'memberId'>;
type Tenant = Pick<Actor, 'tenantId'>;

export type AttemptRow = {
  id: string;
  memberId: string;
  testId: string;
  testVersionId: string;
  number: number;
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

export type TestVersion = { id: string; testId: string; rules: TestRules; questions: Question[]; isFrozen: boolean };

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

/** How the member stands in a test, over all its versions; an attempt that runs counts as taken. */
export async function standingIn(
  db: Reader,
  actor: Member,
  testId: string,
): Promise<{ attemptsTaken: number; isPassed: boolean; bestScore: number | null }> {
  const row = await db
    .selectFrom('assessment.attempt')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', testId)
    .select(({ fn }) => [
      fn.countAll<number>().as('taken'),
      fn.max('score').as('best'),
      fn.agg<boolean | null>('bool_or', ['is_passed']).as('passed'),
    ])
    .executeTakeFirstOrThrow();
  return { attemptsTaken: row.taken, isPassed: row.passed ?? false, bestScore: row.best };
}

/** Answers that count, with the revision of each (decision D06: late ones are kept, but not here). */
export async function listAnswers(
  db: Reader,
  actor: Member,
  attemptId: string,
): Promise<Map<string, { options: string[]; revision: number }>> {
  const rows = await db
    .selectFrom('assessment.answer')
    .where('tenant_id', '=', actor.tenantId)
    .where('attempt_id', '=', attemptId)
    .where('is_late', '=', false)
    .select(['question_id', 'options', 'revision'])
    .execute();
  return new Map(rows.map(({ question_id, options, revision }) => [question_id, { options, revision }]));
}

export const givenIn = (answers: ReadonlyMap<string, { options: string[] }>): GivenAnswers =>
  new Map([...answers].map(([id, { options }]) => [id, options]));

export async function getTestVersion(db: Reader, actor: Tenant, testVersionId: string): Promise<TestVersion> {
  const [found] = await listTestVersions(db, actor, [testVersionId]);
  if (!found) throw notFound();
  return found;
}

export async function listTestVersions(db: Reader, actor: Tenant, ids: readonly string[]): Promise<TestVersion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('assessment.test_version')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .select(['id', 'test_id', 'rules', 'questions', 'frozen_at'])
    .execute();
  return rows.map(({ id, test_id, rules, questions, frozen_at }) => ({
    id,
    testId: test_id,
    rules: parseRules(rules),
    questions: parseQuestions(questions),
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
