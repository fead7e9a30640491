import type { TrailCard } from '@vitrine/contract/learning';
import { doneStates } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isTrailOpenTo } from '../../trails/index.ts';
import { isAsked, type CatalogAsk } from '../catalog-filter.ts';
import { trailCardOf } from './trail-card.ts';

const Place = z.tuple([z.iso.datetime(), z.uuid()]);
type HalfAsk = { ask: CatalogAsk; place: z.infer<typeof Place> | undefined };

/** Trails of a member, newest publication first, in one statement (TRL-01): those they are in on the version of their enrolment, and what is in the catalog besides. */
export async function listTrails(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  ask: CatalogAsk,
): Promise<{ items: TrailCard[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const reader = db.read();
  const rows = await reader
    .selectFrom((from) =>
      from
        .selectFrom(mine(reader, actor, { ask, place }).as('mine'))
        .selectAll()
        .unionAll(from.selectFrom(others(reader, actor, { ask, place }).as('others')).selectAll())
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(ask.limit + 1)
        .as('c'),
    )
    .leftJoin('trails.category as k', (join) => join.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.id', '=', 'c.category_id'))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('trails.item as i')
          .innerJoin('catalog.course as kc', (join) => join.onRef('kc.tenant_id', '=', 'i.tenant_id').onRef('kc.id', '=', 'i.course_id'))
          .innerJoin('catalog.course_version as kv', (join) =>
            join.onRef('kv.tenant_id', '=', 'kc.tenant_id').onRef('kv.id', '=', 'kc.published_id'),
          )
          .leftJoin('learning.enrolment as ke', (join) =>
            join
              .onRef('ke.tenant_id', '=', 'i.tenant_id')
              .on('ke.member_id', '=', actor.memberId)
              .onRef('ke.course_id', '=', 'i.course_id'),
          )
          .where('i.tenant_id', '=', actor.tenantId)
          .whereRef('i.version_id', '=', 'c.version_id')
          .select([
            sql<number>`count(*)::int`.as('steps'),
            sql<number>`(count(*) filter (where ke.state in (${sql.join([...doneStates])})))::int`.as('done'),
            sql<number>`coalesce(sum(kv.workload_minutes), 0)::int`.as('minutes'),
          ])
          .as('s'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select(['k.name as category', 's.steps', 's.done', 's.minutes'])
    .select(dueOf(actor, 'trail'))
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  const page = pageFrom(rows, ask.limit, (last) => cursorOf(last.published_at, last.id));
  return { items: page.rows.map((row) => trailCardOf({ storage, clock }, actor, row)), next: page.next };
}

/** The earliest day by which the course or the trail called `c` has to be done, of the ways in that are open. */
export const dueOf = ({ tenantId, memberId }: Actor, subject: 'course' | 'trail') =>
  sql<string | null>`(
    select min(due.due_on) from learning.path as due
    where due.tenant_id = ${tenantId} and due.member_id = ${memberId} and due.subject = ${subject} and due.subject_id = c.id and due.ended_at is null
  )`.as('due_on');

const shown = ['c.tenant_id', 'c.id', 'c.published_at', 'v.id as version_id', 'v.title', 'v.summary', 'v.scene'] as const;

const mine = (db: Reader, actor: Actor, { ask, place }: HalfAsk) =>
  db
    .selectFrom('learning.trail_enrolment as e')
    .innerJoin('trails.trail as c', (join) => join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.trail_id'))
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'c.tenant_id')
        .on('f.member_id', '=', actor.memberId)
        .on('f.subject', '=', 'trail')
        .onRef('f.subject_id', '=', 'c.id'),
    )
    .where('e.tenant_id', '=', actor.tenantId)
    .where('c.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('e.left_at', 'is', null)
    .where(isAsked(actor, ask, { of: 'trail', half: 'mine' }))
    .where(isBehind(place))
    .select([...shown, 'v.image_file_id', 'v.category_id', 'f.subject_id as favourite'])
    .select([sql<string | null>`e.state`.as('state'), sql<number | null>`e.progress`.as('progress')])
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(ask.limit + 1);

const others = (db: Reader, actor: Actor, { ask, place }: HalfAsk) =>
  db
    .selectFrom('trails.trail as c')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'c.tenant_id')
        .on('f.member_id', '=', actor.memberId)
        .on('f.subject', '=', 'trail')
        .onRef('f.subject_id', '=', 'c.id'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('v.tenant_id', '=', actor.tenantId)
    .where('c.state', '=', 'published')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('learning.trail_enrolment as e')
            .select('e.id')
            .where('e.tenant_id', '=', actor.tenantId)
            .where('e.member_id', '=', actor.memberId)
            .whereRef('e.trail_id', '=', 'c.id')
            .where('e.left_at', 'is', null),
        ),
      ),
    )
    .where(isTrailOpenTo(actor))
    .where(isAsked(actor, ask, { of: 'trail', half: 'others' }))
    .where(isBehind(place))
    .select([...shown, 'v.image_file_id', 'v.category_id', 'f.subject_id as favourite'])
    .select([sql<string | null>`null::text`.as('state'), sql<number | null>`null::integer`.as('progress')])
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(ask.limit + 1);

const isBehind = (place: HalfAsk['place']) =>
  place === undefined ? sql<boolean>`true` : sql<boolean>`(c.published_at, c.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`;
