import type { TestKind, TestRules } from '@vitrine/domain/assessment';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import { parseText, testVersionIn, parseKind } from '../../activities/index.ts';
import { inLanguage, testSummaries } from '../../assessment/index.ts';

/** A test as its results name it: in the version of its course that was published last. */
export type FollowedTest = {
  activityId: string;
  courseId: string;
  course: string;
  title: string;
  kind: TestKind;
  testId: string;
  rules: TestRules;
};

/** Refuses `not_found` for what is no test of a course that was published (D55). */
export async function findTest(db: Reader, actor: Actor, { activityId }: { activityId: string }): Promise<FollowedTest> {
  const row = await db
    .selectFrom('catalog.version_activity as a')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.version_id'))
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('activities.activity as k', (join) => join.onRef('k.tenant_id', '=', 'a.tenant_id').onRef('k.id', '=', 'a.activity_id'))
    .select(['v.course_id', 'v.title as course', 'r.title', 'r.content', 'k.kind'])
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.activity_id', '=', activityId)
    .where('v.number', 'is not', null)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const testVersionId = row && testVersionIn(parseKind(row.kind), row.content);
  const summary = testVersionId ? (await testSummaries(db, actor, [testVersionId])).get(testVersionId) : undefined;
  if (!row || !summary) throw notFound();
  const say = inLanguage(actor.locale);
  const { testId, kind, rules } = summary;
  return { activityId, courseId: row.course_id, course: say(parseText(row.course)), title: say(parseText(row.title)), kind, testId, rules };
}

/** What counts of a member's attempts in a test, as a part of a statement in which `m` is the member. */
export const attemptFacts = (tenantId: string, testId: string | RawBuilder<unknown>) => sql<AttemptFacts>`(
  select jsonb_build_object(
    'round', coalesce(s.round, 1),
    'extra', coalesce(s.extra_attempts, 0),
    'taken', count(t.id),
    'ended', count(t.id) filter (where t.state <> 'running'),
    'running', count(t.id) filter (where t.state = 'running'),
    'awaited', count(t.id) filter (where t.state = 'awaiting_grade'),
    'best', max(t.score),
    'passed', coalesce(bool_or(t.is_passed), false),
    'firstPass', (array_agg(t.score order by t.number) filter (where t.is_passed))[1],
    'lastAt', max(coalesce(t.finished_at, t.started_at))
  )
  from (select 1) as one
  left join assessment.standing s on s.tenant_id = ${tenantId} and s.member_id = m.id and s.test_id = ${testId}
  left join assessment.attempt t on t.tenant_id = ${tenantId} and t.member_id = m.id and t.test_id = ${testId} and t.round = coalesce(s.round, 1)
  group by s.round, s.extra_attempts
)`;

export type AttemptFacts = {
  round: number;
  extra: number;
  taken: number;
  ended: number;
  running: number;
  awaited: number;
  best: number | null;
  passed: boolean;
  firstPass: number | null;
  lastAt: string | null;
};
