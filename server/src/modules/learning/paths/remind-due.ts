import { dayIn } from '@vitrine/domain/kernel';
import { doneStates, dueStage, type DueStage } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tell } from '../../notices/index.ts';
import { beginningOf } from './subjects.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
const atOnce = 500;
const dayMs = 86_400_000;

/**
 * Reminds of what has to be done by a day: a week before, a day before, and once it is over, each once a way in. Nobody is reminded of what is done, was left or retired, nor who
 * is blocked. Its job runs each hour; a notice that was told is not told again. Answers how many were told about.
 */
export async function remindDue(parts: Parts): Promise<number> {
  const db = parts.db.read();
  const tenants = await db.selectFrom('tenancy.tenant').select(['id', 'time_zone']).orderBy('id').execute();
  let told = 0;
  for (const { id: tenantId, time_zone: zone } of tenants) {
    const today = dayIn(zone, parts.clock.now());
    for (let place: string | undefined = ''; place !== undefined;) {
      const rows = await dueSoon(db, { tenantId, today, after: place });
      for (const row of rows) {
        const stage = dueStage(Math.round((Date.parse(row.due_on) - Date.parse(today)) / dayMs));
        if (stage) await remind(parts, { tenantId, stage, ...row });
      }
      told += rows.length;
      place = rows.length < atOnce ? undefined : rows.at(-1)?.id;
    }
  }
  return told;
}

type Due = { id: string; member_id: string; subject: string; subject_id: string; due_on: string; code: string };

async function dueSoon(db: Reader, { tenantId, today, after }: { tenantId: string; today: string; after: string }): Promise<Due[]> {
  const done = sql.join([...doneStates]);
  const rows = await db
    .selectFrom('learning.path as p')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.member_id'))
    .innerJoin('identity.person as who', 'who.id', 'm.person_id')
    .innerJoin('tenancy.language as l', 'l.id', 'who.language_id')
    .select(['p.id', 'p.member_id', 'p.subject', 'p.subject_id', sql<string>`p.due_on`.as('due_on'), 'l.code'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.ended_at', 'is', null)
    .where('p.due_on', 'is not', null)
    .where(sql<boolean>`p.due_on between ${today}::date - 7 and ${today}::date + 7`)
    .where('who.status', '=', 'approved')
    .where('m.status', '<>', 'blocked')
    .$if(after !== '', (query) => query.where('p.id', '>', after))
    .where(
      sql<boolean>`(
        p.subject = 'course' and exists (
          select from learning.enrolment as e join catalog.course as c on c.tenant_id = e.tenant_id and c.id = e.course_id and c.state = 'published'
          where e.tenant_id = p.tenant_id and e.member_id = p.member_id and e.course_id = p.subject_id and e.left_at is null and e.state not in (${done}, 'blocked')
        )
        or p.subject = 'trail' and exists (
          select from learning.trail_enrolment as e join trails.trail as c on c.tenant_id = e.tenant_id and c.id = e.trail_id and c.state = 'published'
          where e.tenant_id = p.tenant_id and e.member_id = p.member_id and e.trail_id = p.subject_id and e.left_at is null and e.state not in ('finished', 'blocked')
        )
      )`,
    )
    .orderBy('p.id')
    .limit(atOnce)
    .execute();
  return rows;
}

function remind({ db, ...parts }: Parts, { tenantId, stage, ...due }: Due & { tenantId: string; stage: DueStage }): Promise<void> {
  return db.transaction(async (tx) => {
    const subject = due.subject === 'course' ? 'course' : 'trail';
    const beginning = await beginningOf(tx, { tenantId }, { subject, subjectId: due.subject_id });
    if (!beginning) return;
    const facts = { [`${subject}Id`]: due.subject_id, title: beginning.title(due.code), dueOn: due.due_on, stage };
    const cause = `due ${due.id} ${due.due_on} ${stage}`;
    await tell(parts, tx, { tenantId, memberId: due.member_id }, { kind: 'training_due', facts, cause });
  });
}
