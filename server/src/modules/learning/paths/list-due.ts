import type { DueTraining } from '@vitrine/contract/learning';
import { dayIn, locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { doneStates } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText, zoneOfClient } from '../../tenancy/index.ts';

const shown = 5;
const dayMs = 86_400_000;

/** The first things that the member has to finish by a day, each once by its earliest, on the client's day. What is done, left, blocked or retired asks for nothing any more. */
export async function listDueTrainings({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<{ items: DueTraining[] }> {
  const reader = db.read();
  const today = dayIn(await zoneOfClient(reader, actor), clock.now());
  const open = reader
    .selectFrom('learning.path as p')
    .select(['p.subject', 'p.subject_id', sql<string>`min(p.due_on)`.as('due_on')])
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.member_id', '=', actor.memberId)
    .where('p.ended_at', 'is', null)
    .where(sql<boolean>`p.due_on <= ${today}::date + 60`)
    .groupBy(['p.subject', 'p.subject_id']);
  const courses = reader
    .selectFrom(open.as('o'))
    .innerJoin('learning.enrolment as e', (join) =>
      join.onRef('e.course_id', '=', 'o.subject_id').on('e.tenant_id', '=', actor.tenantId).on('e.member_id', '=', actor.memberId),
    )
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.course_id'))
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .select(['o.subject', 'o.subject_id', 'o.due_on', 'v.title', 'e.progress'])
    .where('o.subject', '=', 'course')
    .where('e.left_at', 'is', null)
    .where('e.state', 'not in', [...doneStates, 'blocked'])
    .where('c.state', '=', 'published');
  const trails = reader
    .selectFrom(open.as('o'))
    .innerJoin('learning.trail_enrolment as e', (join) =>
      join.onRef('e.trail_id', '=', 'o.subject_id').on('e.tenant_id', '=', actor.tenantId).on('e.member_id', '=', actor.memberId),
    )
    .innerJoin('trails.trail as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.trail_id'))
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .select(['o.subject', 'o.subject_id', 'o.due_on', 'v.title', 'e.progress'])
    .where('o.subject', '=', 'trail')
    .where('e.left_at', 'is', null)
    .where('e.state', 'not in', ['finished', 'blocked'])
    .where('c.state', '=', 'published');
  const rows = await reader
    .selectFrom(courses.unionAll(trails).as('due'))
    .selectAll()
    .orderBy('due_on')
    .orderBy('subject_id')
    .limit(shown)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const items = rows.map(({ subject, subject_id, due_on, title, progress }) => ({
    subject: subject === 'course' ? ('course' as const) : ('trail' as const),
    id: subject_id,
    title: textIn(parseText(title), locale),
    dueOn: due_on,
    daysLeft: Math.round((Date.parse(due_on) - Date.parse(today)) / dayMs),
    progress,
  }));
  return { items };
}
