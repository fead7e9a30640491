import type { ClassWatch } from '@vitrine/contract/classes';
import { sightingOf, workOf } from '@vitrine/domain/classes';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseKind, testVersionIn } from '../activities/index.ts';
import { tallyAnswers } from '../assessment/index.ts';
import { reach } from './keep-classes.ts';
import { openingsOf } from './openings.ts';
import { underWay } from './sightings.ts';

/** How far members of a course are with one of its activities; whoever did not open it is missing. The room of learning knows. */
export type MembersAtActivity = (
  actor: Pick<Actor, 'tenantId'>,
  ask: { courseId: string; activityId: string; memberIds: readonly string[] },
) => Promise<Map<string, { isDone: boolean; movedAt: string }>>;

type Parts = Pick<Platform, 'db' | 'clock'> & { membersAtActivity: MembersAtActivity };
type Ask = { classId: string; activityId?: string | undefined };

/**
 * A live class as whoever teaches it watches it: who is there, how far each is with an activity, and how its questions are answered. The statements are as many for three
 * hundred people as for one. Refuses `not_found`, for an activity that the instructor cannot open, too.
 */
export async function watchClass({ db, clock, membersAtActivity }: Parts, actor: Actor, { classId, activityId }: Ask): Promise<ClassWatch> {
  const reader = db.write(); // signs of life may be ahead of a replica
  const now = clock.now();
  const row = await reach({ clock }, reader, actor, classId);
  const openings = await openingsOf(reader, actor, row);
  const chosen = activityId ?? openings.filter(isOpen).toSorted(byMove).at(-1)?.activityId ?? null;
  if (chosen !== null && !openings.some((one) => one.activityId === chosen)) throw notFound();
  const since = await underWay(reader, actor, { classId, now });
  const people = await peopleOf(reader, actor, { classId });
  const memberIds = people.map(({ member_id }) => member_id);
  const at = chosen === null ? new Map() : await membersAtActivity(actor, { courseId: row.course_id, activityId: chosen, memberIds });
  const testVersionId = chosen === null ? undefined : await testOf(reader, actor, { courseId: row.course_id, activityId: chosen });
  const tally = testVersionId === undefined ? undefined : await tallyAnswers(reader, actor, { testVersionId, memberIds });
  return {
    at: now,
    isUnderWay: since !== null,
    people: people.map(({ member_id: memberId, full_name: name, seen_at }) => {
      const progress = at.get(memberId);
      const taken = tally?.taken.get(memberId);
      const movedAt = taken?.movedAt ?? progress?.movedAt ?? null;
      const seenAt = later(seen_at, movedAt); // who answers is there, whatever became of their stream
      const sighting = sightingOf({ seenAt: msOf(seenAt), since: msOf(since) }, Date.parse(now));
      const isBegun = progress !== undefined || taken !== undefined;
      return {
        memberId,
        name,
        sighting,
        seenAt: sighting === 'never' ? null : seenAt,
        work: workOf({ isBegun, isDone: taken ? !taken.isRunning : (progress?.isDone ?? false), movedAt: msOf(movedAt) }, Date.parse(now)),
        movedAt,
        test: taken ? { asked: taken.asked, answered: taken.answered, right: taken.isRunning ? null : taken.right } : null,
      };
    }),
    activityId: chosen,
    questions: tally?.questions ?? [],
  };
}

type Opened = { state: string; movedAt: string | null };
const isOpen = ({ state }: Opened) => state === 'live_class_opened';
const byMove = (a: Opened, b: Opened) => ((a.movedAt ?? '') < (b.movedAt ?? '') ? -1 : 1);
const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);
const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** Who is subscribed, by name, with when their app was last open. */
const peopleOf = (db: Reader, { tenantId }: Actor, { classId }: { classId: string }) =>
  db
    .selectFrom('classes.subscription as s')
    .innerJoin('identity.member as i', (join) => join.onRef('i.tenant_id', '=', 's.tenant_id').onRef('i.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'i.person_id')
    .leftJoin('classes.sighting as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.class_id', '=', 's.class_id').onRef('g.member_id', '=', 's.member_id'),
    )
    .select(['s.member_id', 'p.full_name', 'g.seen_at'])
    .where('s.tenant_id', '=', tenantId)
    .where('i.tenant_id', '=', tenantId)
    .where('s.class_id', '=', classId)
    .where('s.state', '=', 'subscribed')
    .orderBy('p.full_name')
    .orderBy('s.id')
    .execute();

/** The test that an activity of the published course is; undefined for what is none. */
async function testOf(
  db: Reader,
  { tenantId }: Actor,
  { courseId, activityId }: { courseId: string; activityId: string },
): Promise<string | undefined> {
  const { kind, content } = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.version_id', '=', 'c.published_id'),
    )
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('activities.activity as t', (join) => join.onRef('t.tenant_id', '=', 'a.tenant_id').onRef('t.id', '=', 'a.activity_id'))
    .select(['t.kind', 'r.content'])
    .where('c.tenant_id', '=', tenantId)
    .where('a.tenant_id', '=', tenantId)
    .where('c.id', '=', courseId)
    .where('a.activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return testVersionIn(parseKind(kind), content);
}
