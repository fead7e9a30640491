import { nothingFound, searchable, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy, holdsWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCampaigns } from './list-campaigns.ts';

/** Campaigns by a member's words, for the search over all rooms: of those that their own list shows. */
export async function findCampaigns(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { words, limit }: { words: string; limit: number },
): Promise<Findings> {
  if (!actor.modules.has('campaigns')) return nothingFound;
  const asked = searchable(words);
  const rows = await parts.db
    .read()
    .selectFrom('campaigns.campaign')
    .select(['id', holdsWords(sql.ref('search_text'), asked).as('is_exact')])
    .where('tenant_id', '=', actor.tenantId)
    .where('published_at', 'is not', null)
    .where(foundBy(sql.ref('search_text'), asked))
    .execute();
  if (rows.length === 0) return nothingFound;
  const named = new Map(rows.map((row) => [row.id, row.is_exact]));
  const { active, previous } = await listCampaigns(parts, actor);
  const found = [...active, ...previous].filter(({ id }) => named.has(id));
  return {
    hits: found
      .slice(0, limit)
      .map(({ id, name, summary }) => ({ id, title: name, text: summary, href: `/campaigns/${id}`, isExact: named.get(id) === true })),
    hasMore: found.length > limit,
    allHref: '/campaigns',
  };
}
