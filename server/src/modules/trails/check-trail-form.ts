import type { TrailForm } from '@vitrine/contract/trails';
import { isCircular } from '@vitrine/domain/catalog';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanRichText } from '../catalog/index.ts';
import { tagsFault } from '../identity/index.ts';

type Parts = Pick<Platform, 'storage'>;
type Ask = { trailId: string; form: TrailForm };
const prefix = 'trail.';

/**
 * What may be stored of a form: rich text cleaned, and everything that it points to of this client. Refuses `invalid_choice`, `file_missing`, `file_of_wrong_kind` and
 * `trail_circle` at the field that is meant; takes the picture into the trail's possession.
 */
export async function checkTrailForm(parts: Parts, tx: Tx, actor: Actor, { trailId, form }: Ask): Promise<TrailForm> {
  refuseFields({ tagIds: await tagsFault(tx, actor, form), categoryId: await categoryFault(tx, actor, form) }, { prefix });
  await checkPrerequisite(tx, actor, { trailId, form });
  await ownImage(parts, tx, actor, { trailId, form });
  return { ...form, tagIds: [...new Set(form.tagIds)], description: cleanRichText(form.description) };
}

async function categoryFault(tx: Tx, { tenantId }: Actor, { categoryId }: TrailForm): Promise<string | undefined> {
  if (categoryId === null) return undefined;
  const found = await tx
    .selectFrom('trails.category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return found ? undefined : 'invalid_choice';
}

/** Holds the trail that is asked for, so that two that name each other at the same moment meet, and the second sees the first. */
async function checkPrerequisite(tx: Tx, actor: Actor, { trailId, form: { prerequisiteTrailId } }: Ask): Promise<void> {
  if (prerequisiteTrailId === null) return;
  const found = await tx
    .selectFrom('trails.trail')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', prerequisiteTrailId)
    .select('id')
    .forShare()
    .executeTakeFirst();
  if (!found) throw new Refusal('invalid_request', { fields: { [`${prefix}prerequisiteTrailId`]: 'invalid_choice' } });
  if (isCircular(trailId, prerequisiteTrailId, await listNeeds(tx, actor)))
    refuseFields({ prerequisiteTrailId: 'trail_circle' }, { prefix });
}

/** Which trails each trail needs, by its draft and by what is published. */
async function listNeeds(tx: Tx, actor: Actor): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('trails.trail as trail')
    .innerJoin('trails.trail_version as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'trail.tenant_id')
        .on((on) => on.or([on('version.id', '=', on.ref('trail.draft_id')), on('version.id', '=', on.ref('trail.published_id'))])),
    )
    .where('trail.tenant_id', '=', actor.tenantId)
    .where('version.prerequisite_trail_id', 'is not', null)
    .select(['trail.id', 'version.prerequisite_trail_id'])
    .execute();
  const needs = new Map<string, string[]>();
  for (const { id, prerequisite_trail_id } of rows)
    if (prerequisite_trail_id) needs.set(id, [...(needs.get(id) ?? []), prerequisite_trail_id]);
  return needs;
}

async function ownImage({ storage }: Parts, tx: Tx, actor: Actor, { trailId, form: { imageFileId } }: Ask): Promise<void> {
  if (imageFileId === null) return;
  const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [imageFileId] });
  const code = !file ? 'file_missing' : file.contentType.startsWith('image/') ? null : 'file_of_wrong_kind';
  if (code) throw new Refusal('invalid_request', { fields: { [`${prefix}imageFileId`]: code } });
  await storage.own(tx, { tenantId: actor.tenantId, fileId: imageFileId, room: 'trails', ownerId: trailId });
}
