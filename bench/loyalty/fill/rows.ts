/** What is written of each moment, sale and order of all sellers at once: one statement a step, each a row of every seller. Values are in the schema `bench`. */
import type { FilledProgram } from './program.ts';
import { historyOfSeller, orders, price, saleNumbers, stateOfSale, linesOf } from './history.ts';

export type Work = { what: string; text: string; values: unknown[] };

const at = (ms: string) => `to_timestamp(${ms} / 1000.0)`;
const saleId = (moment: string) => `bench.id(bench.ms(${moment}, b.n), 1, b.n)`;
const lineId = (moment: string, line: string) => `bench.id(bench.ms(${moment}, b.n), 2 + ${line}, b.n)`;
const orderId = (moment: string) => `bench.id(bench.ms(${moment}, b.n), 9, b.n)`;
const entryId = (moment: string, place: string) => `bench.id(bench.ms(${moment}, b.n), 256 + ${place}, b.n)`;

/** Entries of one moment, with the ids in which they would have been written. */
const entries = `
insert into ledger.entry (tenant_id, id, book_id, currency, from_id, to_id, amount, position, code, reason_kind, reason_id, round, group_id, resolves_id, reverses_id,
  rule_version_id, explanation, why, approvers, by_member_id, effective_on, created_at)
select $1, ${entryId('s.moment', 's.place')}, $2, s.currency,
  case s.code when 'credit' then s.issued when 'capture' then b.held_id when 'release' then b.held_id
    else case s.currency when 'points' then b.points_id else b.experience_id end end,
  case s.code when 'hold' then b.held_id when 'capture' then s.redeemed when 'take_back' then s.taken_back
    else case s.currency when 'points' then b.points_id else b.experience_id end end,
  s.amount, s.position, s.code, case when s.sale is null then 'order' else 'sale_line' end,
  case when s.sale is null then ${orderId('s.order_moment')} else ${lineId('s.sale_moment', 's.line')} end, 1,
  case when s.sale is null then ${orderId('s.order_moment')} else ${saleId('s.sale_moment')} end,
  case when s.code in ('capture', 'release') then ${entryId('s.undoes_moment', 's.undoes_place')} end,
  case when s.code = 'take_back' then ${entryId('s.undoes_moment', 's.undoes_place')} end,
  case when s.code = 'credit' then s.table_id end, s.explanation,
  case s.code when 'take_back' then 'Nota ilegível' when 'release' then 'Sem estoque' end,
  case when s.code = 'capture' then array[$4::uuid] end,
  case when s.code in ('credit', 'hold') then b.member_id else $4 end,
  ${at('bench.ms(s.moment, b.n)')}::date, ${at('bench.ms(s.moment, b.n)')}
from bench.seller b
cross join lateral (select t.*, x.* from bench.step t, bench.system x where t.moment = $3 and x.currency_of = t.currency order by t.place) s`;

const confirmations = `
insert into ledger.confirmation (tenant_id, id, entry_id, auditor_id, confirmed_at)
select $1, bench.id(bench.ms(s.moment + 2, b.n), 512 + s.place, b.n), ${entryId('s.moment', 's.place')}, $2, ${at('bench.ms(s.moment + 2, b.n)')}
from bench.seller b
cross join lateral (select t.* from bench.step t where t.moment = $3 and t.is_confirmed order by t.place) s`;

const sales = `
insert into sales.sale (tenant_id, id, member_id, campaign_id, invoice_key, state, revision, version, queue_rank, reported_at, sent_at)
select $1, ${saleId('$3')}, b.member_id, $2, 'NF' || ($4::int * 1000000 + b.n), $5, 1, 1 + ($5 <> 'under_audit')::int, 0, ${at('bench.ms($3, b.n)')}, ${at('bench.ms($3, b.n)')}
from bench.seller b order by b.n`;

const revisions = `
insert into sales.revision (tenant_id, sale_id, number, store_id, invoice_kind, invoice_number, sale_date, observation, points, experience, sent_at,
  decision, decided_at, decided_by, reason, note)
select $1, ${saleId('$3')}, 1, $2, 'invoice', 'NF-' || ($4::int * 1000000 + b.n), ${at('bench.ms($3, b.n)')}::date, '', $6, $7, ${at('bench.ms($3, b.n)')},
  nullif($5, 'under_audit'), case when $5 <> 'under_audit' then ${at('bench.ms($3 + 2, b.n)')} end, case when $5 <> 'under_audit' then $8::uuid end,
  case when $5 = 'refused' then 'photo_unreadable' end, case when $5 <> 'under_audit' then '' end
from bench.seller b order by b.n`;

const lines = `
insert into sales.line (tenant_id, id, sale_id, revision, position, product_id, sku, quantity, points, experience, explanation)
select $1, ${lineId('$2', 's.line')}, ${saleId('$2')}, 1, s.line, p.id, s.sku, 1, s.amount, s.experience, s.explanation
from bench.seller b
cross join lateral (
  select t.*, x.amount as experience from bench.step t join bench.step x on x.moment = t.moment and x.line = t.line and x.currency = 'experience'
  where t.moment = $2 and t.currency = 'points' order by t.line
) s
join campaigns.product p on p.tenant_id = $1 and p.sku = s.sku`;

const someOrders = `
insert into rewards."order" (tenant_id, id, number, member_id, campaign_id, reward_id, category_id, points, state, version, hold_id, delivery, delivery_days, deliver_to,
  tracking, placed_at, updated_at)
select $1, ${orderId('$4')}, 'H' || b.n || '-' || $5::int, b.member_id, $2, r.id, r.category_id, $6, $7, 1 + ($7 <> 'awaiting_approval')::int, ${entryId('$4', '0')},
  r.delivery, r.delivery_days, '', '', ${at('bench.ms($4, b.n)')}, ${at('bench.ms($4, b.n)')}
from bench.seller b, rewards.reward r where r.tenant_id = $1 and r.id = $3 order by b.n`;

const orderEvents = `
insert into rewards.order_event (tenant_id, order_id, version, event, by_member_id, note, created_at)
select $1, ${orderId('$2')}, $3, $4, coalesce($5::uuid, b.member_id), '', ${at('bench.ms($2, b.n)')} from bench.seller b order by b.n`;

/** All statements of a fill, apart from sellers and counters; any order will do, in the order of time the rows lie as a program would have written them. */
export function fillWork({ tenantId, campaignId, auditorId, storeId, pastRewardId }: FilledProgram): Work[] {
  const { moments, momentOfSale, holds } = historyOfSeller();
  const work: Work[] = [];
  for (let moment = 1; moment <= moments; moment += 1)
    work.push({ what: `entries ${moment} of ${moments}`, text: entries, values: [tenantId, campaignId, moment, auditorId] });
  for (const sale of saleNumbers) {
    const [moment, state] = [momentOfSale.get(sale), stateOfSale(sale)];
    const sum = (of: 'points' | 'experience') => linesOf(sale).reduce((total, line) => total + line[of], 0);
    if (state === 'approved') work.push({ what: `confirmations ${sale}`, text: confirmations, values: [tenantId, auditorId, moment] });
    work.push(
      { what: `sales ${sale}`, text: sales, values: [tenantId, campaignId, moment, sale, state] },
      {
        what: `revisions ${sale}`,
        text: revisions,
        values: [tenantId, storeId, moment, sale, state, sum('points'), sum('experience'), auditorId],
      },
      { what: `lines ${sale}`, text: lines, values: [tenantId, moment] },
    );
  }
  for (const [order, { state }] of orders.entries()) {
    const moment = holds[order]?.moment;
    work.push(
      { what: `orders ${order + 1}`, text: someOrders, values: [tenantId, campaignId, pastRewardId, moment, order, price, state] },
      { what: `placed ${order + 1}`, text: orderEvents, values: [tenantId, moment, 1, 'placed', null] },
    );
    if (state !== 'awaiting_approval')
      work.push({ what: `decided ${order + 1}`, text: orderEvents, values: [tenantId, moment, 2, state, auditorId] });
  }
  return work;
}
