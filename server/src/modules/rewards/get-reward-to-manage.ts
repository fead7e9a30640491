import type { RewardDetail } from '@vitrine/contract/rewards';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { audienceOf } from './audience.ts';
import type { RewardsParts } from './edits.ts';
import { rewardsOf } from './queries.ts';
import { requiredInForm } from './required-trainings.ts';
import { rewardFormOf, rewardStateOf } from './reward-rows.ts';

/** A reward as it is edited. Refuses `not_found`. */
export async function getRewardToManage(
  { db, storage }: Pick<RewardsParts, 'db' | 'storage'>,
  actor: Actor,
  { rewardId }: { rewardId: string },
): Promise<RewardDetail> {
  const now = db.write(); // an editor must see what they just saved
  const row = await rewardsOf(now, actor).where('r.id', '=', rewardId).selectAll('r').select(['s.units', 's.ordered']).executeTakeFirst();
  if (!row) throw notFound();
  const state = rewardStateOf(row.state);
  const [image] = row.image_file_id === null ? [] : await storage.find(now, { tenantId: actor.tenantId, ids: [row.image_file_id] });
  const mayWrite = actor.permissions.has('rewards.write');
  const isCode = row.delivery === 'code';
  return {
    id: row.id,
    version: row.version,
    state,
    publishedAt: row.published_at,
    reward: rewardFormOf(row, { ...(await requiredInForm(now, actor, { rewardId })), ...(await audienceOf(now, actor, { rewardId })) }),
    image: image ? { ...image, url: storage.link(actor, image) } : null,
    stock: row.units,
    orders: row.ordered,
    can: {
      save: mayWrite,
      publish: mayWrite && state !== 'published',
      retire: mayWrite && state !== 'retired',
      moveStock: mayWrite && !isCode,
      importCodes: mayWrite && isCode,
    },
  };
}
