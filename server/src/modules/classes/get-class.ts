import type { ClassDetail } from '@vitrine/contract/classes';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceOf } from './audience.ts';
import { classesOf, encounterOf, fieldsOf, kindOf, stateIn } from './class-rows.ts';
import { reaches } from './list-classes.ts';

/** Fewer answers would tell who gave them. */
const fewestReactions = 5;

/** A class as staff sees it. Refuses `not_found`. */
export async function getClassToManage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { classId }: { classId: string },
): Promise<ClassDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await classesOf(reader, actor, clock.now()).where(reaches(actor)).where('k.id', '=', classId).executeTakeFirst();
  if (!row) throw notFound();
  const state = stateIn(row.state);
  const isFinal = row.canceled_at !== null;
  const write = actor.permissions.has('classes.write') && !isFinal;
  const teach = actor.permissions.has('classes.teach') && !isFinal;
  return {
    id: row.id,
    version: row.version,
    state,
    isPublished: row.published_at !== null,
    class: { ...fieldsOf(row), kind: kindOf(row.kind), ...(await audienceOf(reader, actor, { classId })) },
    taken: row.taken,
    waiting: row.waiting,
    encounters: await heldIn(reader, actor, classId),
    reactions: await reactionsTo(reader, actor, classId),
    can: {
      save: write && row.results_at === null,
      plan: write && row.results_at === null,
      publish: write && row.published_at === null,
      close: write && row.published_at !== null && row.closed_at === null && row.results_at === null,
      cancel: write && row.results_at === null,
      mark: teach && row.published_at !== null && row.results_at === null,
      correct: teach && row.published_at !== null && row.results_at !== null,
      moderate: !isFinal && row.instructor_id === actor.memberId,
      issueResults: teach && row.published_at !== null && row.results_at === null && row.is_all_over,
    },
  };
}

async function heldIn(reader: Reader, actor: Actor, classId: string): Promise<ClassDetail['encounters']> {
  const rows = await reader
    .selectFrom('classes.encounter as e')
    .selectAll('e')
    .select(
      sql<number>`(
        select count(*)::int from classes.subscription as s
        where s.tenant_id = e.tenant_id and s.class_id = e.class_id and s.state = 'subscribed' and e.room_name is null
          and not exists (select from classes.mark as m where m.tenant_id = e.tenant_id and m.encounter_id = e.id and m.member_id = s.member_id)
      )`.as('unmarked'),
    )
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.class_id', '=', classId)
    .orderBy('e.begins_at')
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({
    ...encounterOf(row),
    meetingUrl: row.meeting_url,
    isInPage: row.room_name !== null,
    isRunning: row.started_at !== null && row.ended_at === null,
    isPaused: row.paused_at !== null,
    isEnded: row.ended_at !== null,
    unmarked: row.unmarked,
  }));
}

async function reactionsTo(reader: Reader, { tenantId }: Actor, classId: string): Promise<ClassDetail['reactions']> {
  const { count, ...means } = await reader
    .selectFrom('classes.reaction')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(round(avg(content), 1), 0)::float`.as('content'),
      sql<number>`coalesce(round(avg(instructor), 1), 0)::float`.as('instructor'),
      sql<number>`coalesce(round(avg(organization), 1), 0)::float`.as('organization'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return count < fewestReactions ? null : { count, ...means };
}
