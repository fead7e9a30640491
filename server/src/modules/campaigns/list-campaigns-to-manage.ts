import type { CampaignRow } from '@vitrine/contract/campaigns';
import { searchWords, type CampaignState } from '@vitrine/domain/campaigns';
import { sql } from 'kysely';
import { z } from 'zod';
import { rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignOf, stateAt } from './campaign-rows.ts';
import { nameFor } from './choice-words.ts';
import { containing } from './patterns.ts';

type Ask = { after?: string | undefined; limit: number; search?: string | undefined; state?: CampaignState | undefined };
const Cursor = z.tuple([z.iso.date(), z.uuid()]);

/** Campaigns in every state, the latest begin first, a page by keyset. */
export async function listCampaignsToManage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { after, limit, ...ask }: Ask,
): Promise<{ items: CampaignRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await campaignsMeant(db.read(), actor, { ...ask, now: clock.now() })
    .selectAll('campaign')
    .select((row) => [
      row
        .selectFrom('campaigns.participating_store as part')
        .whereRef('part.tenant_id', '=', 'campaign.tenant_id')
        .whereRef('part.campaign_id', '=', 'campaign.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('stores'),
      row
        .selectFrom('campaigns.registration as own')
        .whereRef('own.tenant_id', '=', 'campaign.tenant_id')
        .whereRef('own.campaign_id', '=', 'campaign.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('members'),
    ])
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(campaign.begins_on, campaign.id) < (${place?.[0]}::date, ${place?.[1]}::uuid)`),
    )
    .orderBy('campaign.begins_on', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.begins_on, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: nameFor(actor, row.name),
    state: stateAt(campaignOf(row), clock.now()),
    beginsOn: row.begins_on,
    endsOn: row.ends_on,
    stores: row.stores ?? 0,
    members: row.members ?? 0,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** How many campaigns those filters find now. */
export const countCampaigns = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor, ask: Filter) =>
  campaignsMeant(db.read(), actor, { ...ask, now: clock.now() })
    .select(rowCount)
    .executeTakeFirstOrThrow()
    .then(wholeCount);

type Filter = Omit<Ask, 'after' | 'limit'>;

function campaignsMeant(db: Reader, actor: Actor, { search = '', state, now }: Filter & { now: string }) {
  const today = sql<string>`(${now}::timestamptz at time zone campaign.time_zone)::date`;
  const isPublished = sql<boolean>`campaign.published_at is not null`;
  const inState = {
    draft: sql<boolean>`not ${isPublished}`,
    scheduled: sql<boolean>`${isPublished} and ${today} < campaign.begins_on`,
    running: sql<boolean>`${isPublished} and ${today} between campaign.begins_on and campaign.ends_on`,
    closed: sql<boolean>`${isPublished} and ${today} > campaign.ends_on`,
  };
  return db
    .selectFrom('campaigns.campaign as campaign')
    .where('campaign.tenant_id', '=', actor.tenantId)
    .where('campaign.search_text', 'like', containing(searchWords(search)))
    .$if(state !== undefined, (query) => query.where(inState[state ?? 'draft']));
}
