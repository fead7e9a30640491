import type { ClassCard, CourseOfClasses, MyClass } from '@vitrine/contract/classes';
import { courseScenes, searchable } from '@vitrine/domain/catalog';
import {
  canEnter,
  entersBeforeMs,
  phaseOf,
  classParts,
  classResults,
  judgeSubscription,
  mayAsk,
  presences,
  type ClassKind,
  type ClassState,
} from '@vitrine/domain/classes';
import { sql } from 'kysely';
import { z } from 'zod';
import { meantBy, type Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo } from './audience.ts';
import { classesFor, classesOf, encounterOf, encountersOf, known, lastMarks, leavesUntil, said, stateIn } from './class-rows.ts';
import { encounterSums, stateSql } from './class-state.ts';
import { measured } from './verdicts.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
type Ask = {
  kind: ClassKind;
  status: ClassState | undefined;
  isOnline: boolean;
  search?: string | undefined;
  favorite: 'all' | 'favorite';
  selected_tags: string;
  after?: string | undefined;
  limit: number;
};
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

type Best = {
  classes: number;
  state: string;
  part: string | null;
  begins_at: string | null;
  zone: string | null;
};

/** The class of a course that matters most to a member: the one they are in, then what runs, then what is open; the earliest of these. */
const bestClass = (actor: Actor, { kind, status, isOnline }: Ask, now: string) => sql<Best>`(
  select x.*, (count(*) over ())::int as classes
  from (
    select ${stateSql(now)} as state, s.state as part, coalesce(f.next_begin, f.first_begin) as begins_at, f.next_zone as zone, f.is_enterable
    from classes.class as k
    cross join lateral (${encounterSums(now)}) as f
    left join lateral (
      select o.state from classes.subscription as o
      where o.tenant_id = k.tenant_id and o.class_id = k.id and o.member_id = ${actor.memberId}
      order by o.state = 'left', o.asked_at desc limit 1
    ) as s on true
    where k.tenant_id = ${actor.tenantId} and k.course_id = c.id and k.kind = ${kind} and k.published_at is not null and ${isOpenTo(actor)}
  ) as x
  where (${status ?? null}::text is null or x.state = ${status ?? null}) and (not ${isOnline} or x.is_enterable)
  order by x.part = 'subscribed' desc nulls last, array_position(array['live', 'intermission', 'in_progress', 'opened', 'no_vacancy', 'scheduled', 'pre_scheduled'], x.state) nulls last, x.begins_at
  limit 1
)`;

/** Courses with classes of a kind, the newest first, narrowed as asked (FIL-02). One statement. */
export async function listCards(
  { db, clock, storage }: Parts,
  actor: Actor,
  ask: Ask,
): Promise<{ items: ClassCard[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '');
  const tags =
    ask.selected_tags === 'all' || ask.selected_tags === ''
      ? []
      : ask.selected_tags.split(',').filter((id) => z.uuid().safeParse(id).success);
  const found = await db
    .read()
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .innerJoinLateral(bestClass(actor, ask, clock.now()).as('k'), (join) => join.onTrue())
    .leftJoin('marks.favourite as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 'c.tenant_id')
        .on('h.member_id', '=', actor.memberId)
        .on('h.subject', '=', 'course')
        .onRef('h.subject_id', '=', 'c.id'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('v.tenant_id', '=', actor.tenantId)
    .where('c.state', '=', 'published')
    .$if(words !== '', (query) => query.where(meantBy(sql.ref('v.search_text'), words, { isForgiving: true })))
    .$if(ask.favorite === 'favorite', (query) => query.where('h.subject_id', 'is not', null))
    .$if(tags.length > 0, (query) => query.where(sql<boolean>`v.tag_ids && ${tags}::uuid[]`))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(c.published_at, c.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .select(['c.id', 'c.published_at', 'v.title', 'v.summary', 'v.scene', 'v.image_file_id', 'h.subject_id as favourite'])
    .select(['k.classes', 'k.state', 'k.part', 'k.begins_at', 'k.zone'])
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.published_at, last.id));
  const items = rows.map((row) => ({
    ...courseOf({ storage }, actor, row),
    classes: row.classes,
    state: stateIn(row.state),
    part: known(classParts, row.part ?? 'none'),
    beginsAt: row.begins_at,
    zone: row.zone,
    isFavorite: row.favourite !== null,
  }));
  return { items, next };
}

type CourseRow = { title: unknown; summary: unknown; scene: string; image_file_id: string | null };

const courseOf = ({ storage }: Pick<Parts, 'storage'>, actor: Actor, row: CourseRow & { id: string }) => ({
  id: row.id,
  title: said(actor, row.title),
  summary: said(actor, row.summary),
  scene: courseScenes.find((scene) => scene === row.scene) ?? 'fridge',
  imageUrl: row.image_file_id ? storage.link(actor, { id: row.image_file_id, name: 'capa.webp' }) : null,
});

/** A course with its classes, the next one first. Refuses `not_found` where there is none for this member. */
export async function getClassesOfCourse(
  parts: Parts,
  actor: Actor,
  { courseId, kind }: { courseId: string; kind: ClassKind },
): Promise<CourseOfClasses> {
  const reader = parts.db.write(); // who just took a seat sees it
  const rows = await classesFor(reader, actor, parts.clock.now())
    .where('k.course_id', '=', courseId)
    .where('k.kind', '=', kind)
    .orderBy(sql`f.next_begin nulls last`)
    .orderBy('k.id')
    .limit(100)
    .execute();
  const [first] = rows;
  if (!first) throw notFound();
  return { ...courseOf(parts, actor, { ...first, id: courseId }), classes: await drawn(parts, reader, actor, rows) };
}

/** The class that the member just left, whoever it is for by now. */
export async function getLeftClass(parts: Parts, actor: Actor, { classId }: { classId: string }): Promise<MyClass> {
  const reader = parts.db.write();
  const rows = await classesOf(reader, actor, parts.clock.now()).where('k.id', '=', classId).execute();
  const [one] = await drawn(parts, reader, actor, rows);
  if (!one) throw notFound();
  return one;
}

/** One class as the member sees it. */
export async function getMyClass(parts: Parts, actor: Actor, { classId }: { classId: string }): Promise<MyClass> {
  const reader = parts.db.write();
  const rows = await classesFor(reader, actor, parts.clock.now()).where('k.id', '=', classId).execute();
  const [one] = await drawn(parts, reader, actor, rows);
  if (!one) throw notFound();
  return one;
}

type ClassRow = Awaited<ReturnType<ReturnType<typeof classesFor>['execute']>>[number];

/** Five statements for any number of classes. */
async function drawn({ clock }: Parts, reader: Reader, actor: Actor, rows: readonly ClassRow[]): Promise<MyClass[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const now = Date.parse(clock.now());
  const encounters = await encountersOf(reader, actor, ids);
  const mine = await mineIn(reader, actor, ids);
  const marks = await lastMarks(reader, actor)
    .where('m.member_id', '=', actor.memberId)
    .where('m.encounter_id', 'in', [...encounters.map(({ id }) => id), actor.memberId])
    .execute();
  const rooms = encounters.filter(({ room_name }) => room_name !== null).map(({ id }) => id);
  const watched = await measured(reader, actor, { encounterIds: rooms, memberIds: [actor.memberId] });
  return rows.map((row) => {
    const own = mine.get(row.id);
    const part = known(classParts, own?.state ?? 'none');
    const state = stateIn(row.state);
    const isSubscribed = part === 'subscribed';
    const refusal = judgeSubscription(
      { state, opensAt: Date.parse(row.opens_at), closesAt: Date.parse(row.closes_at), isClosedByHand: row.closed_at !== null },
      now,
    );
    const isFull = row.seats !== null && row.taken >= row.seats;
    const result = own?.result ? known(classResults, own.result) : null;
    const hasReacted = own?.reacted ?? false;
    return {
      id: row.id,
      name: row.name,
      state,
      instructor: own?.instructor ?? null,
      hasLounge: row.has_lounge,
      agenda: row.agenda
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      minimumPercent: row.minimum_percent,
      taken: row.taken,
      seats: row.seats,
      free: row.seats === null ? null : row.seats - row.taken,
      waiting: row.waiting,
      opensAt: row.opens_at,
      closesAt: row.closes_at,
      leaveUntil: leavesUntil(row),
      cancelReason: row.cancel_reason,
      encounters: encounters
        .filter(({ class_id }) => class_id === row.id)
        .map((one) => {
          const mark = marks.find(({ encounter_id }) => encounter_id === one.id);
          const isOpen = one.canceled_at === null && one.ended_at === null && row.canceled_at === null;
          const mayEnter = isOpen && canEnter({ beginsAt: Date.parse(one.begins_at), endsAt: Date.parse(one.ends_at) }, now);
          const isInPage = one.room_name !== null;
          return {
            ...encounterOf(one),
            enterUrl: isSubscribed && mayEnter && !isInPage ? one.meeting_url : null,
            isInPage,
            canJoin: isInPage && mayEnter && (isSubscribed || row.instructor_id === actor.memberId),
            phase: phaseAt(one, now),
            presence: mark ? known(presences, mark.presence) : null,
            watchedSeconds: isInPage && isSubscribed ? (watched.get(`${one.id} ${actor.memberId}`) ?? 0) : null,
          };
        }),
      part,
      place: part === 'waiting' ? (own?.place ?? null) : null,
      result,
      hasReacted,
      can: {
        subscribe: refusal === undefined && mayAsk(part) && !isFull,
        wait: refusal === undefined && mayAsk(part) && isFull,
        leave: (part === 'waiting' || isSubscribed) && !['canceled', 'finished', 'awaiting_results'].includes(state),
        react: isSubscribed && result !== null && !hasReacted,
      },
    };
  });
}

type EncounterRow = Awaited<ReturnType<typeof encountersOf>>[number];
const instant = (at: string | null) => (at === null ? null : Date.parse(at));

function phaseAt(one: EncounterRow, now: number) {
  const [beginsAt, endsAt] = [Date.parse(one.begins_at), Date.parse(one.ends_at)];
  const held = { beginsAt, endsAt, startedAt: instant(one.started_at), pausedAt: instant(one.paused_at), endedAt: instant(one.ended_at) };
  return phaseOf(held, { now, enterableAt: beginsAt - entersBeforeMs });
}

type Mine = { state: string | null; result: string | null; place: number | null; reacted: boolean; instructor: string | null };

/** The member's part in each class, and who teaches it. */
async function mineIn(reader: Reader, actor: Actor, ids: readonly string[]): Promise<Map<string, Mine>> {
  const rows = await reader
    .selectFrom('classes.class as k')
    .leftJoin('identity.member as i', (join) => join.onRef('i.tenant_id', '=', 'k.tenant_id').onRef('i.id', '=', 'k.instructor_id'))
    .leftJoin('identity.person as p', 'p.id', 'i.person_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('classes.subscription as s')
          .select(['s.state', 's.result'])
          .select(
            sql<number>`(select count(*)::int from classes.subscription as w where w.tenant_id = s.tenant_id and w.class_id = s.class_id and w.state = 'waiting' and (w.asked_at, w.id) <= (s.asked_at, s.id))`.as(
              'place',
            ),
          )
          .whereRef('s.tenant_id', '=', 'k.tenant_id')
          .whereRef('s.class_id', '=', 'k.id')
          .where('s.member_id', '=', actor.memberId)
          .orderBy(sql`s.state = 'left'`)
          .orderBy('s.asked_at', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .where('k.tenant_id', '=', actor.tenantId)
    .where('k.id', 'in', [...ids])
    .select(['k.id', 's.state', 's.result', 's.place', 'p.full_name as instructor'])
    .select(
      sql<boolean>`exists (select from classes.reaction as r where r.tenant_id = k.tenant_id and r.class_id = k.id and r.member_id = ${actor.memberId})`.as(
        'reacted',
      ),
    )
    .execute();
  return new Map(rows.map(({ id, ...mine }) => [id, mine]));
}
