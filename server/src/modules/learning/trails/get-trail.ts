import type { TrailPage, TrailStep } from '@vitrine/contract/learning';
import { courseScenes } from '@vitrine/domain/catalog';
import { dayIn, locales, matchLocale, textIn, type Text } from '@vitrine/domain/kernel';
import { isDone, isLocked, statusOfItem } from '@vitrine/domain/learning';
import { trailItemKinds } from '@vitrine/domain/trails';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseKind } from '../../activities/index.ts';
import { known } from '../../catalog/index.ts';
import { parseText } from '../../tenancy/index.ts';
import { isTrailOpenTo } from '../../trails/index.ts';
import { stateOf } from '../course-card.ts';
import { dueOf } from './list-trails.ts';
import { trailCardOf } from './trail-card.ts';

/** Port: the certificate of a member for a trail; the room of certificates answers it. */
export type CertificateOfTrail = (actor: Actor, ask: { trailId: string }) => Promise<string | null>;
type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** A trail as its page shows it (TRL-01): its steps in their order, how far the member is in each, and what they may do. Refuses `not_found` (D55). */
export async function getTrail(
  parts: Parts,
  actor: Actor,
  { trailId, certificateOfTrail }: { trailId: string; certificateOfTrail: CertificateOfTrail },
): Promise<TrailPage> {
  const db = parts.db.write();
  const row = await findTrail(db, actor, { trailId });
  if (!row) throw notFound();
  const items = await listSteps(parts, db, actor, { versionId: row.version_id, isSequential: row.is_sequential, timeZone: row.time_zone });
  const locale = matchLocale(actor.locale, locales);
  const done = items.filter(({ state }) => isDone(state)).length;
  const minutes = items.reduce((sum, { workloadMinutes }) => sum + workloadMinutes, 0);
  const card = trailCardOf(parts, actor, { ...row, steps: items.length, done, minutes });
  const isPrerequisiteMissing = row.prerequisite_trail_id !== null && row.prerequisite_finished_at === null;
  const next = items.find(({ state, isLocked: waits }) => !isDone(state) && !waits && state !== 'blocked');
  return {
    ...card,
    description: textIn(parseText(row.description), locale),
    tags: (row.tags ?? []).map(({ id, name }) => ({ id, name: textIn(name, locale) })),
    isSequential: row.is_sequential,
    items,
    nextPosition: next?.position ?? null,
    prerequisite:
      row.prerequisite_trail_id === null
        ? null
        : {
            id: row.prerequisite_trail_id,
            title: textIn(parseText(row.prerequisite_title ?? {}), locale),
            isDone: !isPrerequisiteMissing,
          },
    grade: row.grade,
    certificateId: card.state === 'finished' ? await certificateOfTrail(actor, { trailId }) : null,
    can: {
      enrol: row.enrolment_id === null && row.trail_state === 'published' && !isPrerequisiteMissing,
      open: row.enrolment_id !== null,
    },
  };
}

/** Everything about a trail but its steps, in one statement. */
function findTrail(db: Reader, actor: Actor, { trailId }: { trailId: string }) {
  return db
    .selectFrom('trails.trail as c')
    .innerJoin('tenancy.tenant as tenant', 'tenant.id', 'c.tenant_id')
    .leftJoin('learning.trail_enrolment as e', (join) =>
      join
        .onRef('e.tenant_id', '=', 'c.tenant_id')
        .onRef('e.trail_id', '=', 'c.id')
        .on('e.member_id', '=', actor.memberId)
        .on('e.left_at', 'is', null),
    )
    .innerJoin('trails.trail_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', sql<string>`coalesce(e.version_id, c.published_id)`)),
    )
    .leftJoin('trails.category as k', (join) => join.onRef('k.tenant_id', '=', 'v.tenant_id').onRef('k.id', '=', 'v.category_id'))
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'c.tenant_id')
        .on('f.member_id', '=', actor.memberId)
        .on('f.subject', '=', 'trail')
        .onRef('f.subject_id', '=', 'c.id'),
    )
    .leftJoin('trails.trail as pc', (join) => join.onRef('pc.tenant_id', '=', 'c.tenant_id').onRef('pc.id', '=', 'v.prerequisite_trail_id'))
    .leftJoin('trails.trail_version as pv', (join) =>
      join.onRef('pv.tenant_id', '=', 'pc.tenant_id').onRef('pv.id', '=', 'pc.published_id'),
    )
    .leftJoin('learning.trail_enrolment as pe', (join) =>
      join.onRef('pe.tenant_id', '=', 'c.tenant_id').onRef('pe.trail_id', '=', 'pc.id').on('pe.member_id', '=', actor.memberId),
    )
    .select(['c.id', 'c.state as trail_state', 'c.published_at', 'v.id as version_id', 'v.title', 'v.summary', 'v.description', 'v.scene'])
    .select(['v.image_file_id', 'v.category_id', 'k.name as category', 'v.is_sequential', 'v.prerequisite_trail_id'])
    .select(['e.id as enrolment_id', 'e.state', 'e.progress', 'e.grade', 'f.subject_id as favourite', 'tenant.time_zone'])
    .select(['pv.title as prerequisite_title', 'pe.finished_at as prerequisite_finished_at'])
    .select(dueOf(actor, 'trail'))
    .select((row) =>
      row
        .selectFrom('identity.tag as t')
        .whereRef('t.tenant_id', '=', 'c.tenant_id')
        .where(sql<boolean>`t.id = any(v.tag_ids)`)
        .select(
          sql<{ id: string; name: Text }[] | null>`jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position)`.as(
            'tags',
          ),
        )
        .as('tags'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', trailId)
    .where((row) => row.or([row('e.id', 'is not', null), row.and([row('c.state', '=', 'published'), isTrailOpenTo(actor)])]))
    .executeTakeFirst();
}

/** Whether a member may see a trail at all: in the catalog, or theirs. */
export const isTrailSeen = async (db: Reader, actor: Actor, { trailId }: { trailId: string }): Promise<boolean> =>
  (await findTrail(db, actor, { trailId })) !== undefined;

/** The steps of a version with how the member stands in each, and where they go on inside it; one statement. */
async function listSteps(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  actor: Actor,
  { versionId, isSequential, timeZone }: { versionId: string; isSequential: boolean; timeZone: string },
): Promise<TrailStep[]> {
  const rows = await db
    .selectFrom('trails.item as i')
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.course_id'))
    .leftJoin('learning.enrolment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'i.tenant_id').on('e.member_id', '=', actor.memberId).onRef('e.course_id', '=', 'i.course_id'),
    )
    .innerJoin('catalog.course_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', sql<string>`coalesce(e.version_id, c.published_id)`)),
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
            join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.enrolment_id', '=', 'e.id').onRef('p.activity_id', '=', 'a.activity_id'),
          )
          .whereRef('a.tenant_id', '=', 'v.tenant_id')
          .whereRef('a.version_id', '=', 'v.id')
          .select(['a.hierarchy_order', 'r.title', 'k.kind', sql<number>`count(*) over ()`.as('activities')])
          .orderBy(sql`coalesce(p.state, '') = 'completed'`)
          .orderBy(sql`a.hierarchy_order is distinct from e.last_order`)
          .orderBy('a.hierarchy_order')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select(['i.position', 'i.kind', 'i.subject_id', 'i.is_required', 'e.state', 'e.progress', 'e.grade', 'e.finished_at', 'e.left_at'])
    .select(['v.title', 'v.scene', 'v.image_file_id', 'v.workload_minutes'])
    .select(['next.hierarchy_order', 'next.title as next_title', 'next.kind as next_kind', 'next.activities'])
    .where('i.tenant_id', '=', actor.tenantId)
    .where('i.version_id', '=', versionId)
    .orderBy('i.position')
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const statuses = rows.map((row) =>
    statusOfItem({ isRequired: row.is_required, state: stateOf(row.state), percent: row.progress ?? 0, grade: row.grade }),
  );
  return rows.map((row, index) => {
    const state = stateOf(row.state);
    const isUnderWay = row.state !== null && row.left_at === null && !isDone(state);
    return {
      position: row.position,
      kind: known(trailItemKinds, row.kind),
      subjectId: row.subject_id,
      title: textIn(parseText(row.title), locale),
      scene: known(courseScenes, row.scene),
      image: row.image_file_id ? storage.link(actor, { id: row.image_file_id, name: 'capa.webp' }) : null,
      workloadMinutes: row.workload_minutes,
      activities: row.activities ?? 0,
      isRequired: row.is_required,
      state,
      progress: statuses[index]?.percent ?? 0,
      grade: row.grade,
      finishedOn: row.finished_at === null ? null : dayIn(timeZone, row.finished_at),
      isLocked: isLocked(statuses, index, { isSequential }),
      next:
        isUnderWay && row.hierarchy_order !== null && row.next_kind !== null
          ? {
              hierarchy_order: row.hierarchy_order,
              title: textIn(parseText(row.next_title), locale),
              kind: parseKind(row.next_kind),
            }
          : null,
    };
  });
}
