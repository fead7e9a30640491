import type { RewardForm } from '@vitrine/contract/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { type Actor, refuseFields } from '../../platform/http/index.ts';
import { cleanRichText } from '../catalog/index.ts';
import { audienceFaults } from '../identity/index.ts';
import { type RewardsParts } from './edits.ts';

/**
 * What may be stored of a form: rich text cleaned, and everything that it points to of this client. Refuses `category_unknown`,
 * `course_unknown`, `trail_unknown`, `file_missing`, `file_of_wrong_kind`, and `invalid_choice` at lists of the audience; takes the picture into the reward's possession: a new one has to
 * be the writer's own upload, so that nobody shows another person's file to all. A title may wait until the reward is published.
 */
export async function checkRewardForm(
  { storage }: Pick<RewardsParts, 'storage'>,
  tx: Tx,
  actor: Actor,
  { rewardId, form, prefix, keptImageId = null }: { rewardId: string; form: RewardForm; prefix: string; keptImageId?: string | null },
): Promise<RewardForm> {
  const { tenantId, personId } = actor;
  const { imageFileId } = form;
  const isKept = imageFileId === keptImageId;
  const [image] =
    imageFileId === null ? [] : await storage.find(tx, { tenantId, ids: [imageFileId], ...(isKept ? {} : { uploadedBy: personId }) });
  refuseFields(
    {
      categoryId: (await isCategory(tx, actor, form.categoryId)) ? undefined : 'category_unknown',
      requiredCourseIds: (await areThere(tx, actor, { table: 'catalog.course', ids: form.requiredCourseIds }))
        ? undefined
        : 'course_unknown',
      requiredTrailIds: (await areThere(tx, actor, { table: 'trails.trail', ids: form.requiredTrailIds })) ? undefined : 'trail_unknown',
      imageFileId:
        form.imageFileId === null
          ? undefined
          : !image
            ? 'file_missing'
            : image.contentType.startsWith('image/')
              ? undefined
              : 'file_of_wrong_kind',
      ...(await audienceFaults(tx, actor, form)),
    },
    { prefix },
  );
  if (image && !isKept) await storage.own(tx, { tenantId, fileId: image.id, room: 'rewards', ownerId: rewardId });
  return {
    ...form,
    requiredCourseIds: [...new Set(form.requiredCourseIds)],
    requiredTrailIds: [...new Set(form.requiredTrailIds)],
    description: cleanRichText(form.description),
  };
}

async function isCategory(tx: Tx, { tenantId }: Actor, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('rewards.category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** All of them are of this client, and were in the catalog. */
async function areThere(
  tx: Tx,
  { tenantId }: Actor,
  { table, ids }: { table: 'trails.trail' | 'catalog.course'; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const query =
    table === 'catalog.course'
      ? tx
          .selectFrom('catalog.course')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', ids)
          .where('published_id', 'is not', null)
      : tx
          .selectFrom('trails.trail')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', ids)
          .where('published_id', 'is not', null);
  const found = await query.execute();
  return found.length === new Set(ids).size;
}
