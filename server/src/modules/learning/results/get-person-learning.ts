import type { PersonLearning } from '@vitrine/contract/learning';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage, parseRules, parseTestKind } from '../../assessment/index.ts';
import { readingAs } from '../../identity/index.ts';
import { stateOf } from '../course-card.ts';
import { trailStateOf } from '../trails/trail-enrolments.ts';
import { attemptFacts } from './find-test.ts';
import { testStateOf } from './list-results.ts';

/** Of each list: nobody is in more trainings than that, and a page is no report. */
const most = 200;

/** Courses, trails and tests of a member of the client, as they stand in the versions that the member is in. Refuses `not_found`. */
export async function getPersonLearning(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<PersonLearning> {
  const reader = db.read();
  const member = await readingAs(reader, actor, { memberId });
  const courses = await coursesOf(reader, member);
  const trails = await trailsOf(reader, member);
  const tests = await testsOf(reader, member);
  return { courses, trails, tests };
}

async function coursesOf(db: Reader, actor: Actor): Promise<PersonLearning['courses']> {
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .select(['e.course_id as id', 'v.title', 'e.state', 'e.progress', 'e.grade', 'e.enrolled_at', 'e.finished_at'])
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('e.left_at', 'is', null)
    .orderBy('e.enrolled_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...learntOf(actor, row), state: stateOf(row.state) }));
}

async function trailsOf(db: Reader, actor: Actor): Promise<PersonLearning['trails']> {
  const rows = await db
    .selectFrom('learning.trail_enrolment as e')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .select(['e.trail_id as id', 'v.title', 'e.state', 'e.progress', 'e.grade', 'e.enrolled_at', 'e.finished_at'])
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('e.left_at', 'is', null)
    .orderBy('e.enrolled_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...learntOf(actor, row), state: trailStateOf(row.state) }));
}

type Row = { id: string; title: unknown; progress: number; grade: number | null; enrolled_at: string; finished_at: string | null };
const learntOf = ({ locale }: Actor, { id, title, progress, grade, enrolled_at: enrolledAt, finished_at: finishedAt }: Row) => ({
  id,
  title: inLanguage(locale)(parseText(title)),
  progress,
  grade,
  enrolledAt,
  finishedAt,
});

/** The tests of the courses that they are in, judged as the member's own screen does (D12). */
async function testsOf(db: Reader, actor: Actor): Promise<PersonLearning['tests']> {
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('catalog.course_version as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.version_id'))
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.version_id', '=', 'e.version_id'),
    )
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('assessment.test_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'r.tenant_id').on(sql<boolean>`v.id = (r.content ->> 'testVersionId')::uuid`),
    )
    .innerJoin('assessment.test as k', (join) => join.onRef('k.tenant_id', '=', 'v.tenant_id').onRef('k.id', '=', 'v.test_id'))
    .select(['a.activity_id', 'r.title', 'c.title as course', 'k.kind', 'v.rules'])
    .select(attemptFacts(actor.tenantId, sql.ref('v.test_id')).as('facts'))
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('e.left_at', 'is', null)
    .orderBy('e.enrolled_at', 'desc')
    .orderBy('e.id', 'desc')
    .orderBy('a.hierarchy_order')
    .limit(most)
    .execute();
  const say = inLanguage(actor.locale);
  return rows.map(({ facts, ...row }) => {
    const kind = parseTestKind(row.kind);
    return {
      id: row.activity_id,
      title: say(parseText(row.title)),
      course: say(parseText(row.course)),
      kind,
      state: testStateOf({ kind, rules: parseRules(row.rules) }, facts),
      attempts: facts.taken,
      bestScore: facts.best,
      lastAt: facts.lastAt === null ? null : new Date(facts.lastAt).toISOString(),
    };
  });
}
