import type { LiveClassNews } from '@vitrine/contract/notices';
import { sql } from 'kysely';
import type { News } from '../../platform/events/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StreamEvent } from '../../platform/realtime/index.ts';
import { noteSightings, underWaySince } from './sightings.ts';

/** `isSeen`: the person is in it, and it is under way. */
type Known = { courseId: string; revision: number; isSeen: boolean };
/** What a member’s event stream follows of this room. */
export type FollowsLiveClasses = { concerns: (news: News) => boolean; look: () => Promise<StreamEvent[]> };

const moves = new Set(['classes.activity_opened', 'classes.activity_closed']);

/**
 * Tells an open screen when an activity moved in a live class that the person is in or teaches (LIV-02). News of one is told by its ids: three hundred screens cost no
 * statement. What nobody heard is found by the next look, which compares how often each class moved. A look of a person in a class that is under way notes that they are there.
 */
export function followLiveClasses({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): FollowsLiveClasses {
  const keeps = actor.permissions.has('classes.write');
  let known = new Map<string, Known>();
  let isFirst = true;
  let heard: LiveClassNews[] = [];
  let isAsked = false;

  const changed = async (): Promise<LiveClassNews[]> => {
    const now = clock.now();
    const found = await classesOf(db, actor, now);
    const classIds = [...found].flatMap(([classId, { isSeen }]) => (isSeen ? [classId] : []));
    if (!actor.visitor) await noteSightings(db, actor, { classIds, now }); // who looks as somebody else is not them
    const others = isFirst ? [] : [...found].filter(([classId, { revision }]) => (known.get(classId)?.revision ?? revision) < revision);
    isFirst = false;
    known = found;
    return others.map(([classId, { courseId }]) => ({ classId, courseId }));
  };

  return {
    concerns: ({ event, tenantId, ids: { memberId, classId = '', courseId = '' } }) => {
      if (tenantId !== actor.tenantId) return false;
      if (event === 'classes.part_moved') {
        if (memberId !== actor.memberId) return false;
        isAsked = true;
        return true;
      }
      const own = known.get(classId);
      if (!moves.has(event) || (!own && !keeps)) return false;
      if (own) own.revision += 1;
      heard.push({ classId, courseId });
      return true;
    },
    look: async () => {
      const told = heard;
      heard = [];
      const isNewsAlone = told.length > 0 && !isAsked;
      isAsked = false;
      const missed = isNewsAlone ? [] : await changed();
      const data = new Map([...told, ...missed].map((one) => [one.classId, one]));
      return Array.from(data.values(), (one): StreamEvent => ({ event: 'live_class', data: one }));
    },
  };
}

/** Live classes that the person is in or teaches, with how often anything was opened or taken back in each. */
async function classesOf(db: Platform['db'], { tenantId, memberId }: Actor, now: string): Promise<Map<string, Known>> {
  const rows = await db
    .write()
    .selectFrom('classes.class as k')
    .select(['k.id', 'k.course_id', underWaySince(now).as('since')])
    .select(
      sql<boolean>`exists (select from classes.subscription as s where s.tenant_id = k.tenant_id and s.class_id = k.id and s.member_id = ${memberId} and s.state = 'subscribed')`.as(
        'is_in',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(o.revision), 0)::int from classes.opening as o where o.tenant_id = k.tenant_id and o.class_id = k.id)`.as(
        'revision',
      ),
    )
    .where('k.tenant_id', '=', tenantId)
    .where('k.kind', '=', 'live_class')
    .where('k.canceled_at', 'is', null)
    .where((row) =>
      row.or([
        row('k.instructor_id', '=', memberId),
        row(
          'k.id',
          'in',
          row
            .selectFrom('classes.subscription as s')
            .select('s.class_id')
            .where('s.tenant_id', '=', tenantId)
            .where('s.member_id', '=', memberId)
            .where('s.state', '=', 'subscribed'),
        ),
      ]),
    )
    .execute();
  return new Map(
    rows.map(({ id, course_id: courseId, revision, since, is_in }) => [id, { courseId, revision, isSeen: is_in && since !== null }]),
  );
}
