import type { Thing } from '@vitrine/contract/kernel';
import { searchable, thingsLimit } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ThingsAsked } from '../../platform/rich-text/index.ts';
import { nameFor } from './choice-words.ts';
import { listCampaigns } from './list-campaigns.ts';

/** Campaigns that news and pages show as cards: those of the member's own list, or, for who chooses them, whatever is published. */
export async function campaignsOfBlocks(parts: Pick<Platform, 'db' | 'clock'>, actor: Actor, ask: ThingsAsked): Promise<Thing[]> {
  const thing = (id: string, title: string, text: string): Thing => ({ id, title, text, href: `/campaigns/${id}`, pictureUrl: null });
  if (!('forStaff' in ask)) {
    if (!actor.modules.has('campaigns')) return [];
    const { active, previous } = await listCampaigns(parts, actor);
    return [...active, ...previous].filter(({ id }) => ask.ids.includes(id)).map(({ id, name, summary }) => thing(id, name, summary));
  }
  const { ids, words } = ask.forStaff;
  const rows = await parts.db
    .read()
    .selectFrom('campaigns.campaign')
    .select(['id', 'name', 'summary'])
    .where('tenant_id', '=', actor.tenantId)
    .where('published_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids ?? []}::uuid[])`))
    .$if(searchable(words) !== '', (query) => query.where(foundBy(sql.ref('search_text'), searchable(words))))
    .orderBy('ends_on', 'desc')
    .limit(ids === undefined ? thingsLimit : ids.length)
    .execute();
  return rows.map(({ id, name, summary }) => thing(id, nameFor(actor, name), nameFor(actor, summary)));
}
