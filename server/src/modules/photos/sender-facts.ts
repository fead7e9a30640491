import { dayIn } from '@vitrine/domain/kernel';
import { judgeSender, type SenderRefusal } from '@vitrine/domain/photos';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignForSale, type StoreOfSale } from '../campaigns/index.ts';

export type Sender = { today: string; store: StoreOfSale | null; refusal: SenderRefusal | undefined };

/** Whether the actor may send photos of a store in a campaign, by the server's clock in the store's zone. Refuses `not_found` for the campaign. */
export async function senderIn(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Actor,
  { campaignId, storeId }: { campaignId: string; storeId: string },
): Promise<Sender> {
  const campaign = await campaignForSale(db, actor, { campaignId, storeId });
  const member = await db
    .selectFrom('identity.member')
    .select('status')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.memberId)
    .executeTakeFirst();
  if (!member) throw notFound();
  const { store } = campaign;
  const today = dayIn(store?.timeZone ?? campaign.timeZone, clock.now());
  return { today, store, refusal: judgeSender({ ...campaign, status: member.status, today, store }) };
}
