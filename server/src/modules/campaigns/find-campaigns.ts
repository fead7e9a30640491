import { nothingFound, searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { anyMeant, type MeantAsk, meantBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCampaigns } from './list-campaigns.ts';

/** Campaigns by a member's words, for the search over all rooms: of those that their own list shows. */
export async function findCampaigns(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { words, limit, isForgiving }: FindAsk,
): Promise<Findings> {
  if (!actor.modules.has('campaigns')) return nothingFound;
  const rows = await parts.db
    .read()
    .selectFrom('campaigns.campaign')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('published_at', 'is not', null)
    .where(meantBy(sql.ref('search_text'), searchable(words), { isForgiving }))
    .execute();
  if (rows.length === 0) return nothingFound;
  const named = new Set(rows.map(({ id }) => id));
  const { active, previous } = await listCampaigns(parts, actor);
  const found = [...active, ...previous].filter(({ id }) => named.has(id));
  return {
    hits: found.slice(0, limit).map(({ id, name, summary }) => ({ id, title: name, text: summary, href: `/campaigns/${id}` })),
    hasMore: found.length > limit,
    allHref: '/campaigns',
  };
}

/** Whether there is a campaign to ask for by these words. */
export const campaignsHold = (ask: MeantAsk) => anyMeant('campaigns.campaign', ask);
