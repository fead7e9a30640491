import type { CourseCard } from '@vitrine/contract/learning';
import { searchable } from '@vitrine/domain/catalog';
import { doneStates } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo } from '../catalog/index.ts';
import { cardOf } from './course-card.ts';

export type ShelfAsk = {
  search?: string;
  show: 'all' | 'mine' | 'new' | 'done' | 'favourites';
  tag?: string;
  after?: string;
  limit: number;
};

const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * The shelf of a member, newest publication first: what is published, and what they are in although it was retired. One statement, progress, favourite and
 * next activity included; an enrolled member sees the version of their enrolment (decision D10).
 */
export async function listCourses(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  ask: ShelfAsk,
): Promise<{ items: CourseCard[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows = await db
    .read()
    .selectFrom((from) =>
      from
        .selectFrom('catalog.course as c')
        .leftJoin('learning.enrolment as e', (join) =>
          join.onRef('e.tenant_id', '=', 'c.tenant_id').onRef('e.course_id', '=', 'c.id').on('e.member_id', '=', actor.memberId),
        )
        .innerJoin('catalog.course_version as v', (join) =>
          join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', sql<string>`coalesce(e.version_id, c.published_id)`)),
        )
        .leftJoin('marks.favourite as f', (join) =>
          join
            .onRef('f.tenant_id', '=', 'c.tenant_id')
            .on('f.member_id', '=', actor.memberId)
            .on('f.subject', '=', 'course')
            .onRef('f.subject_id', '=', 'c.id'),
        )
        .where('c.tenant_id', '=', actor.tenantId)
        .where((row) => row.or([row('e.id', 'is not', null), row.and([row('c.state', '=', 'published'), isOpenTo(actor)])]))
        .$if(words !== '', (query) => query.where('v.search_text', 'like', `%${words}%`))
        .$if(ask.tag !== undefined, (query) => query.where(sql<boolean>`${ask.tag}::uuid = any(v.tag_ids)`))
        .$if(ask.show === 'favourites', (query) => query.where('f.subject_id', 'is not', null))
        .$if(ask.show === 'new', (query) => query.where('e.id', 'is', null))
        .$if(ask.show === 'done', (query) => query.where('e.state', 'in', doneStates))
        .$if(ask.show === 'mine', (query) => query.where('e.id', 'is not', null).where('e.state', 'not in', doneStates))
        .$if(place !== undefined, (query) =>
          query.where(sql<boolean>`(c.published_at, c.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
        )
        .select([
          'c.tenant_id',
          'c.id',
          'c.published_at',
          'v.id as version_id',
          'v.title',
          'v.summary',
          'v.scene',
          'v.image_file_id',
          'v.workload_minutes',
        ])
        .select(['e.id as enrolment_id', 'e.state', 'e.progress', 'e.last_order', 'f.subject_id as favourite'])
        .orderBy('c.published_at', 'desc')
        .orderBy('c.id', 'desc')
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
