/** Which sales an auditor asks for; the list and its counts are made of the same conditions (D12). */
import { invoiceKeyOf, largeSalePoints, type SaleState } from '@vitrine/domain/sales';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { salesOf } from './queries.ts';
import { storedState } from './sale-rows.ts';

export type Show = 'all' | 'free' | 'mine' | 'flagged' | 'large';
/** Claims end by the clock, so `now` decides who is free. */
/** `risk`: the heaviest first. */
export type Sort = 'age' | 'risk';
export type QueueAsk = {
  state: SaleState;
  show: Show;
  sort?: Sort | undefined;
  search?: string | undefined;
  campaignId?: string | undefined;
  now: string;
};

/** Sales of the client in a state, with their sellers; narrowed as asked. */
export const queueOf = (db: Reader, actor: Actor, { state, show, search, campaignId, now }: QueueAsk) =>
  salesOf(db, actor)
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['s.queue_rank', 'p.full_name'])
    .where('s.state', '=', storedState(state))
    .$if(campaignId !== undefined, (query) => query.where('s.campaign_id', '=', campaignId ?? ''))
    .$if(search !== undefined && search !== '', (query) => query.where(isCalled(search ?? '')))
    .$if(show !== 'all', (query) => query.where(isShown(actor, { show, now })));

/** How many there are of each kind in a state and campaign. */
export function countSales(db: Reader, actor: Actor, { state, campaignId, now }: QueueAsk) {
  const counted = (show: Show) => sql<number>`count(*) filter (where ${show === 'all' ? sql`true` : isShown(actor, { show, now })})`;
  return queueOf(db, actor, { state, campaignId, show: 'all', now })
    .clearSelect()
    .select([counted('all').as('all'), counted('mine').as('mine'), counted('flagged').as('flagged'), counted('large').as('large')])
    .executeTakeFirstOrThrow();
}

/** By an invoice number, however it is written, or by part of the seller's name without its accents. */
function isCalled(search: string) {
  const name = search
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`(s.invoice_key = ${invoiceKeyOf(search) ?? ''} or p.sort_name like ${`%${name}%`})`;
}

function isShown({ memberId, tenantId }: Actor, { show, now }: { show: Show; now: string }) {
  if (show === 'mine') return sql<boolean>`(s.claimed_by = ${memberId}::uuid and s.claimed_until > ${now}::timestamptz)`;
  if (show === 'free')
    return sql<boolean>`(s.claimed_by is null or s.claimed_by = ${memberId}::uuid or s.claimed_until <= ${now}::timestamptz)`;
  if (show === 'large') return sql<boolean>`r.points >= ${largeSalePoints}`;
  // As `flagsOf` of domain says: anything that raises one of its flags.
  return sql<boolean>`(r.photo_file_id is null or s.revision > 1 or s.signals && array['photo_alike', 'number_sequence', 'many_at_once', 'shared_device']
    or exists (select 1 from sales.sale o where o.tenant_id = ${tenantId} and o.invoice_key = s.invoice_key and o.id <> s.id)
    or not exists (
      select 1 from campaigns.registration g
      join campaigns.registration_store gs on gs.tenant_id = g.tenant_id and gs.registration_id = g.id
      where g.tenant_id = ${tenantId} and g.campaign_id = s.campaign_id and g.member_id = s.member_id and gs.store_id = r.store_id))`;
}

/** Of the sales that wait, those with something to look at twice. */
export async function salesAtRisk(db: Reader, actor: Actor, { now }: { now: string }): Promise<number> {
  const { flagged } = await countSales(db, actor, { state: 'under_audit', show: 'all', now });
  return flagged;
}
