import type { PromotionRow } from '@vitrine/contract/campaigns';
import { searchWords, type PromotionState } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { containing } from './patterns.ts';
import { namesOfPromotions } from './promotion-names.ts';
import { promotionOf, promotionsOf, promotionStateAt } from './promotion-rows.ts';
import { getCampaignRow } from './queries.ts';

type Ask = {
  campaignId: string;
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  state?: PromotionState | undefined;
};
const Cursor = z.tuple([z.iso.date(), z.uuid()]);

/** Promotions of a campaign, the latest begin first. Refuses `not_found`. */
export async function listPromotionsToManage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId, after, limit, search = '', state }: Ask,
): Promise<{ items: PromotionRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const reader = db.read();
  const campaign = await getCampaignRow(reader, actor, { campaignId });
  const today = todayIn(campaign, clock.now());
  const found = await promotionsOf(reader, actor, { campaignId })
    .where('search_text', 'like', containing(searchWords(search)))
    .$if(state === 'scheduled', (query) => query.where('begins_on', '>', today))
    .$if(state === 'running', (query) => query.where('begins_on', '<=', today).where('ends_on', '>=', today))
    .$if(state === 'over', (query) => query.where('ends_on', '<', today))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(begins_on, id) < (${place?.[0]}::date, ${place?.[1]}::uuid)`))
    .orderBy('begins_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.begins_on, row.id));
  const promotions = rows.map(promotionOf);
  const namesOf = await namesOfPromotions(reader, actor, promotions);
  const items = promotions.map((one) => {
    const { what, where } = namesOf(one);
    return {
      id: one.id,
      name: textIn(one.name, localeOf(actor)),
      state: promotionStateAt(campaign, one, clock.now()),
      times: one.times,
      beginsOn: one.beginsOn,
      endsOn: one.endsOn,
      isStackable: one.isStackable,
      what: what.join(', '),
      where: where.join(', '),
    };
  });
  return { items, next };
}
