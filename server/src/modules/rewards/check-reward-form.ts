import type { RewardForm } from '@vitrine/contract/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { type Actor, refuseFields } from '../../platform/http/index.ts';
import { cleanRichText } from '../catalog/index.ts';
import { type RewardsParts } from './edits.ts';

/**
 * What may be stored of a form: rich text cleaned, and everything that it points to of this client. Refuses `category_unknown`,
 * `course_unknown`, `file_missing` and `file_of_wrong_kind` at their fields; takes the picture into the reward's possession: a new one has to
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
      categoryId: (await isThere(tx, actor, { table: 'rewards.category', id: form.categoryId })) ? undefined : 'category_unknown',
      requiredCourseId:
        form.requiredCourseId === null || (await isThere(tx, actor, { table: 'catalog.course', id: form.requiredCourseId }))
          ? undefined
          : 'course_unknown',
      imageFileId:
        form.imageFileId === null
          ? undefined
          : !image
            ? 'file_missing'
            : image.contentType.startsWith('image/')
              ? undefined
              : 'file_of_wrong_kind',
    },
    { prefix },
  );
  if (image && !isKept) await storage.own(tx, { tenantId, fileId: image.id, room: 'rewards', ownerId: rewardId });
  return { ...form, description: cleanRichText(form.description) };
}

async function isThere(
  tx: Tx,
  { tenantId }: Actor,
  { table, id }: { table: 'rewards.category' | 'catalog.course'; id: string },
): Promise<boolean> {
  const found =
    table === 'rewards.category'
      ? tx.selectFrom('rewards.category').select('id').where('tenant_id', '=', tenantId).where('id', '=', id)
      : tx
          .selectFrom('catalog.course')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .where('published_id', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined;
}
