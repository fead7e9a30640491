import type { ClassActivity, Opening, Openings } from '@vitrine/contract/classes';
import { activityKinds, kindFacts } from '@vitrine/domain/activities';
import { judgeOpening } from '@vitrine/domain/classes';
import { sql, type Selectable } from 'kysely';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { classesFor, known, said } from './class-rows.ts';
import { reach } from './keep-classes.ts';
import { lockClass } from './seats.ts';

/** How far members are with each activity of a course; the room of learning knows. */
export type CountProgress = (
  actor: Pick<Actor, 'tenantId'>,
  ask: { courseId: string; memberIds: readonly string[] },
) => Promise<Map<string, { done: number; begun: number }>>;

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'> & { countProgress: CountProgress };
type One = { classId: string };
type Class = Pick<Selectable<DB['classes.class']>, 'id' | 'course_id' | 'kind' | 'published_at' | 'canceled_at'>;

/** The activities of a live class’s course as its instructor sees them, with how many of the class are done with each. Refuses `not_found`. */
export async function listOpenings(
  { db, clock, countProgress }: Pick<Parts, 'db' | 'clock' | 'countProgress'>,
  actor: Actor,
  { classId }: One,
): Promise<Openings> {
  const reader = db.write(); // whoever moved one sees it
  const row = await reach({ clock }, reader, actor, classId);
  const memberIds = await membersOf(reader, actor, { classId });
  const counts = await countProgress(actor, { courseId: row.course_id, memberIds });
  const items = (await openingsOf(reader, actor, row)).map((one) => ({ ...one, ...(counts.get(one.activityId) ?? { done: 0, begun: 0 }) }));
  return { items, people: memberIds.length, canMove: actor.permissions.has('classes.teach') && mayMove(row) };
}

/**
 * Opens an activity to those who are in a live class, or takes it back. The class is locked first: of two instructors at once the second is told, unless both want the
 * same. What members did stays theirs. Refuses `not_found`, `class_canceled`, `act_not_now` for what is no live class that members see, `changed_meanwhile`.
 */
export async function moveOpening(
  parts: Parts,
  actor: Actor,
  { classId, activityId, ...wish }: One & { activityId: string; isOpen: boolean; revision: number },
): Promise<Openings> {
  await parts.db.transaction(async (tx) => {
    await reach(parts, tx, actor, classId);
    const row = await lockClass(tx, { tenantId: actor.tenantId, classId });
    if (!row) throw notFound();
    if (row.canceled_at !== null) throw new Refusal('class_canceled');
    if (!mayMove(row)) throw new Refusal('act_not_now');
    const now = (await openingsOf(tx, actor, row)).find((one) => one.activityId === activityId);
    if (!now) throw notFound();
    const outcome = judgeOpening({ revision: now.revision, isOpen: now.state === 'live_class_opened' }, wish);
    if (outcome === 'changed_meanwhile') throw new Refusal('changed_meanwhile');
    if (outcome === 'moves') await move(parts, tx, actor, { row, now, isOpen: wish.isOpen });
  });
  return listOpenings(parts, actor, { classId });
}

/** Activities of a live class for a member who is in it: of the others only how many are at each. Refuses `not_found`, `not_subscribed`. */
export async function listClassActivities(
  { db, clock, countProgress }: Pick<Parts, 'db' | 'clock' | 'countProgress'>,
  actor: Actor,
  { classId }: One,
): Promise<{ items: ClassActivity[]; people: number }> {
  const reader = db.write(); // news of the stream may be ahead of a replica
  const row = await classesFor(reader, actor, clock.now())
    .where('k.id', '=', classId)
    .where('k.kind', '=', 'live_class')
    .select(
      sql<boolean>`exists (select from classes.subscription as s where s.tenant_id = k.tenant_id and s.class_id = k.id and s.member_id = ${actor.memberId} and s.state = 'subscribed')`.as(
        'is_in',
      ),
    )
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!row.is_in) throw new Refusal('not_subscribed');
  const memberIds = await membersOf(reader, actor, { classId });
  const all = await countProgress(actor, { courseId: row.course_id, memberIds });
  const own = await countProgress(actor, { courseId: row.course_id, memberIds: [actor.memberId] });
  const items = (await openingsOf(reader, actor, row)).map(
    ({ activityId, hierarchy_order, title, kind, state, movedAt }): ClassActivity => {
      const { done = 0, begun = 0 } = all.get(activityId) ?? {};
      const mine = own.get(activityId);
      return {
        activityId,
        hierarchy_order,
        title,
        kind,
        state,
        openedAt: state === 'live_class_opened' ? movedAt : null,
        mine: mine?.done ? 'done' : mine?.begun ? 'begun' : 'none',
        at: done + begun,
      };
    },
  );
  return { items, people: memberIds.length };
}

async function membersOf(db: Reader, { tenantId }: Actor, { classId }: One): Promise<string[]> {
  const rows = await db
    .selectFrom('classes.subscription')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('state', '=', 'subscribed')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

type Movable = Omit<Opening, 'done' | 'begun'>;
const mayMove = ({ kind, published_at, canceled_at }: Class) => kind === 'live_class' && published_at !== null && canceled_at === null;

/** Of the version of the course that is published now. Activities that stand for classes are no part of it: one gets into the class by them. */
export async function openingsOf(db: Reader, actor: Actor, row: Class): Promise<Movable[]> {
  if (row.kind !== 'live_class') return [];
  const rows = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.version_id', '=', 'c.published_id'),
    )
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('activities.activity as t', (join) => join.onRef('t.tenant_id', '=', 'a.tenant_id').onRef('t.id', '=', 'a.activity_id'))
    .leftJoin('classes.opening as o', (join) =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.activity_id', '=', 'a.activity_id').on('o.class_id', '=', row.id),
    )
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.id', '=', 'o.moved_by'))
    .leftJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['a.activity_id', 'a.hierarchy_order', 'r.title', 't.kind', 'o.revision', 'o.is_open', 'o.moved_at', 'p.full_name'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where('a.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', row.course_id)
    .orderBy('a.hierarchy_order')
    .execute();
  return rows.flatMap((one) => {
    const kind = known(activityKinds, one.kind);
    if (kindFacts[kind].classKind) return [];
    return {
      activityId: one.activity_id,
      hierarchy_order: one.hierarchy_order,
      title: said(actor, one.title),
      kind,
      state: one.is_open ? 'live_class_opened' : 'live_class_closed',
      revision: one.revision ?? 0,
      movedBy: one.full_name,
      movedAt: one.moved_at,
    };
  });
}

type Moving = { row: Class; now: Movable; isOpen: boolean };

/** The news carries ids alone; open screens of the class ask again, and what runs in an activity that was taken back is ended by the room that has it. */
async function move(parts: Parts, tx: Tx, actor: Actor, { row, now: { activityId, revision, title }, isOpen }: Moving): Promise<void> {
  const { tenantId, memberId } = actor;
  const now = parts.clock.now();
  const columns = { revision: revision + 1, is_open: isOpen, moved_at: now, moved_by: memberId };
  await tx
    .insertInto('classes.opening')
    .values({ tenant_id: tenantId, class_id: row.id, activity_id: activityId, ...columns })
    .onConflict((taken) => taken.columns(['tenant_id', 'class_id', 'activity_id']).doUpdateSet(columns))
    .execute();
  await recordChange(tx, actor, {
    subject: 'class',
    subjectId: row.id,
    what: isOpen ? 'class.activity_opened' : 'class.activity_closed',
    before: { activityId, title, isOpen: !isOpen },
    after: { activityId, title, isOpen },
    now,
    id: parts.newId(),
  });
  const payload = { classId: row.id, courseId: row.course_id, activityId };
  await parts.publish(tx, { event: isOpen ? 'classes.activity_opened' : 'classes.activity_closed', tenantId, payload });
}
