import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What a campaign asks for its levels, for a copy of it. */
export async function copyMinimums(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const found = await tx
    .selectFrom('levels.campaign_rule')
    .select(['intermediate', 'highest'])
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', fromId)
    .executeTakeFirst();
  if (!found) return;
  await tx
    .insertInto('levels.campaign_rule')
    .values({ tenant_id: tenantId, campaign_id: toId, version: 1, ...found, updated_at: clock.now() })
    .execute();
}
