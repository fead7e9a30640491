import type { CourseCard } from '@vitrine/contract/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo } from '../catalog/index.ts';
import { cardOf } from './course-card.ts';
import { isAsked, type CatalogAsk } from './catalog-filter.ts';

const Place = z.tuple([z.iso.datetime(), z.uuid()]);
type Place = z.infer<typeof Place>;

/**
 * The catalog of a member, newest publication first: what is published, and what they are in although it was retired. One statement, progress, favourite and
 * next activity included; an enrolled member sees the version of their enrolment (decision D10).
 */
export async function listCourses(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  ask: CatalogAsk,
): Promise<{ items: CourseCard[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const reader = db.read();
  const halves = { mine: mine(reader, actor, { ask, place }), others: others(reader, actor, { ask, place }) };
  const rows = await reader
    .selectFrom((from) =>
      from
        .selectFrom(halves.mine.as('mine'))
        .selectAll()
        .unionAll(from.selectFrom(halves.others.as('others')).selectAll())
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(ask.limit + 1)
        .as('c'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('catalog.version_activity as a')
          .innerJoin('activities.revision as r', (join) =>
            join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'),
          )
          .innerJoin('activities.activity as k', (join) =>
            join.onRef('k.tenant_id', '=', 'a.tenant_id').onRef('k.id', '=', 'a.activity_id'),
          )
          .leftJoin('learning.progress as p', (join) =>
            join
              .onRef('p.tenant_id', '=', 'a.tenant_id')
              .onRef('p.enrolment_id', '=', 'c.enrolment_id')
              .onRef('p.activity_id', '=', 'a.activity_id'),
          )
          .whereRef('a.tenant_id', '=', 'c.tenant_id')
          .whereRef('a.version_id', '=', 'c.version_id')
          .select(['a.hierarchy_order', 'r.title', 'k.kind'])
          .select(sql<number>`count(*) over ()`.as('activities'))
          // Where the person was last if that is open still, else the first that is not complete (as domain's nextOf).
          .orderBy(sql`coalesce(p.state, '') = 'completed'`)
          .orderBy(sql`a.hierarchy_order is distinct from c.last_order`)
          .orderBy('a.hierarchy_order')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select(['next.hierarchy_order', 'next.title as next_title', 'next.kind as next_kind', 'next.activities'])
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  const page = pageFrom(rows, ask.limit, (last) => cursorOf(last.published_at, last.id));
  return { items: page.rows.map((row) => cardOf({ storage, clock }, actor, row)), next: page.next };
}

type HalfAsk = { ask: CatalogAsk; place: Place | undefined };
const shown = ['c.tenant_id', 'c.id', 'c.published_at', 'v.id as version_id', 'v.title', 'v.summary', 'v.scene'] as const;

/** What the member is in: few, by their enrolments. */
const mine = (db: Reader, actor: Actor, { ask, place }: HalfAsk) =>
  db
    .selectFrom('learning.enrolment as e')
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.course_id'))
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'c.tenant_id')
        .on('f.member_id', '=', actor.memberId)
        .on('f.subject', '=', 'course')
        .onRef('f.subject_id', '=', 'c.id'),
    )
    .where('e.tenant_id', '=', actor.tenantId)
    .where('c.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('e.left_at', 'is', null)
    .where(isAsked(actor, ask, { of: 'course', half: 'mine' }))
    .where(isBehind(place))
    .select([...shown, 'v.image_file_id', 'v.workload_minutes', 'f.subject_id as favourite'])
    .select([
      sql<string | null>`e.id`.as('enrolment_id'),
      sql<string | null>`e.state`.as('state'),
      sql<number | null>`e.progress`.as('progress'),
      'e.last_order',
    ])
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(ask.limit + 1);

/** What is in the catalog besides, in the catalog's own order: no further than the page. */
const others = (db: Reader, actor: Actor, { ask, place }: HalfAsk) =>
  db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'c.tenant_id')
        .on('f.member_id', '=', actor.memberId)
        .on('f.subject', '=', 'course')
        .onRef('f.subject_id', '=', 'c.id'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('v.tenant_id', '=', actor.tenantId)
    .where('c.state', '=', 'published')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('learning.enrolment as e')
            .select('e.id')
            .where('e.tenant_id', '=', actor.tenantId)
            .where('e.member_id', '=', actor.memberId)
            .whereRef('e.course_id', '=', 'c.id')
            .where('e.left_at', 'is', null),
        ),
      ),
    )
    .where(isOpenTo(actor))
    .where(isAsked(actor, ask, { of: 'course', half: 'others' }))
    .where(isBehind(place))
    .select([...shown, 'v.image_file_id', 'v.workload_minutes', 'f.subject_id as favourite'])
    .select([
      sql<string | null>`null::uuid`.as('enrolment_id'),
      sql<string | null>`null::text`.as('state'),
      sql<number | null>`null::integer`.as('progress'),
      sql<number | null>`null::integer`.as('last_order'),
    ])
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(ask.limit + 1);

const isBehind = (place: Place | undefined) =>
  place === undefined ? sql<boolean>`true` : sql<boolean>`(c.published_at, c.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`;
