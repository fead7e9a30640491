import type { Duty } from '@vitrine/contract/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { doneStates } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';

/** Nothing more can be done here: a gate before it would never open. */
const ended = [...doneStates, 'blocked', 'reproved'];

/**
 * The training that a rule puts before the portal for this member (SES-19): what cannot wait first, then by its day. What is done, left, retired or switched off comes
 * before nothing, neither does what a test has ended, in the course or in one that its trail needs.
 */
export async function dueTraining(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
): Promise<{ training: Duty | null; mayCloseTrainingBanner: boolean }> {
  const row = await db
    .write() // whoever just finished is let through
    .selectFrom('learning.path as p')
    .innerJoin('learning.rule as r', (join) => join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.id', '=', 'p.rule_id'))
    .select(['p.subject', 'p.subject_id', 'r.comes_first'])
    .select(
      sql<unknown>`case p.subject when 'course' then (
        select v.title from learning.enrolment as e
        join catalog.course as c on c.tenant_id = e.tenant_id and c.id = e.course_id and c.state = 'published'
        join catalog.course_version as v on v.tenant_id = e.tenant_id and v.id = e.version_id
        where e.tenant_id = ${actor.tenantId} and e.member_id = ${actor.memberId} and e.course_id = p.subject_id
          and ${actor.modules.has('online_courses')}::boolean and e.left_at is null and e.state <> all (${ended}::text[])
      ) else (
        select v.title from learning.trail_enrolment as e
        join trails.trail as c on c.tenant_id = e.tenant_id and c.id = e.trail_id and c.state = 'published'
        join trails.trail_version as v on v.tenant_id = e.tenant_id and v.id = e.version_id
        where e.tenant_id = ${actor.tenantId} and e.member_id = ${actor.memberId} and e.trail_id = p.subject_id
          and ${actor.modules.has('trails')}::boolean and e.left_at is null and e.state <> all (${ended}::text[])
          and not exists (
            select from trails.item as i
            join learning.enrolment as step on step.tenant_id = i.tenant_id and step.course_id = i.course_id
            where i.tenant_id = ${actor.tenantId} and i.version_id = e.version_id and i.is_required
              and step.tenant_id = ${actor.tenantId} and step.member_id = ${actor.memberId} and step.state in ('blocked', 'reproved')
          )
      ) end`.as('title'),
    )
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.member_id', '=', actor.memberId)
    .where('p.ended_at', 'is', null)
    .where('r.comes_first', 'is not', null)
    .orderBy(sql`r.comes_first = 'must'`, 'desc')
    .orderBy('p.due_on', (order) => order.asc().nullsLast())
    .orderBy('p.id')
    .$call((open) => db.write().selectFrom(open.as('due')).selectAll().where('title', 'is not', null).limit(1))
    .executeTakeFirst();
  if (!row) return { training: null, mayCloseTrainingBanner: true };
  const title = textIn(parseText(row.title), matchLocale(actor.locale, locales));
  const address = row.subject === 'course' ? `/online-courses/${row.subject_id}` : `/trails/${row.subject_id}`;
  return { training: { id: row.subject_id, title, address }, mayCloseTrainingBanner: row.comes_first !== 'must' };
}
