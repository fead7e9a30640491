import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { isTrailOpenTo, type Looker } from './open-to.ts';
import { itemOf, trailOf, versionOf, type Trail, type TrailItem, type TrailVersion } from './trail-rows.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Locked before anything else of the trail is read for a write: whoever comes second sees what the first did. */
export async function lockTrail(tx: Tx, actor: Tenant, trailId: string): Promise<Trail> {
  const row = await trailsOf(tx, actor).where('id', '=', trailId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return trailOf(row);
}

export async function getTrail(db: Reader, actor: Tenant, trailId: string): Promise<Trail> {
  const row = await trailsOf(db, actor).where('id', '=', trailId).executeTakeFirst();
  if (!row) throw notFound();
  return trailOf(row);
}

/** A version that exists, published or not. */
export async function getTrailVersion(db: Reader, actor: Tenant, versionId: string): Promise<TrailVersion> {
  const row = await versionsOf(db, actor).where('id', '=', versionId).executeTakeFirst();
  if (!row) throw notFound();
  return versionOf(row);
}

/** The version that a new member of the trail gets, whoever it is for; undefined for drafts, retired trails and other clients'. */
export async function publishedTrailVersion(db: Reader, actor: Tenant, trailId: string): Promise<TrailVersion | undefined> {
  const published = shelved(db, actor, trailId).select('c.published_id');
  const row = await versionsOf(db, actor).where('id', '=', published).executeTakeFirst();
  return row && versionOf(row);
}

/** Whether a trail is in the catalog of this member (CLI-09). */
export async function isTrailInCatalog(db: Reader, actor: Looker, trailId: string): Promise<boolean> {
  return (await shelved(db, actor, trailId).where(isTrailOpenTo(actor)).select('c.id').executeTakeFirst()) !== undefined;
}

/** The items of a version in their order. */
export async function itemsOfTrail(db: Reader, actor: Tenant, versionId: string): Promise<TrailItem[]> {
  const rows = await db
    .selectFrom('trails.item')
    .where('tenant_id', '=', actor.tenantId)
    .where('version_id', '=', versionId)
    .select(['kind', 'subject_id', 'is_required'])
    .orderBy('position')
    .execute();
  return rows.map(itemOf);
}

/** Puts these items into a draft, in this order, in place of what it had; places count from 1 without gaps. */
export async function writeItems(
  tx: Tx,
  actor: Tenant,
  { versionId, items }: { versionId: string; items: readonly TrailItem[] },
): Promise<void> {
  await tx.deleteFrom('trails.item').where('tenant_id', '=', actor.tenantId).where('version_id', '=', versionId).execute();
  if (items.length === 0) return;
  await tx
    .insertInto('trails.item')
    .values(
      items.map(({ kind, subjectId, isRequired }, index) => ({
        tenant_id: actor.tenantId,
        version_id: versionId,
        position: index + 1,
        kind,
        subject_id: subjectId,
        is_required: isRequired,
      })),
    )
    .execute();
}

const trailsOf = (db: Reader, actor: Tenant) => db.selectFrom('trails.trail').selectAll().where('tenant_id', '=', actor.tenantId);
const versionsOf = (db: Reader, actor: Tenant) => db.selectFrom('trails.trail_version').selectAll().where('tenant_id', '=', actor.tenantId);
const shelved = (db: Reader, actor: Tenant, trailId: string) =>
  db
    .selectFrom('trails.trail as c')
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', trailId)
    .where('c.state', '=', 'published');
