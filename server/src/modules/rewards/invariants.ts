/** What holds of orders and stock at every instant (loyalty, section 2: I3, I4, I5). Each is one statement over all tenants; its rows are violations. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from '../ledger/index.ts';

const found =
  (statement: RawBuilder<unknown>) =>
  async (db: Reader): Promise<Violation[]> => {
    const { rows } = await sql<{ tenant_id: string; subject: string; detail: string }>`${statement}`.execute(db);
    return rows.map(({ tenant_id, subject, detail }) => ({ tenantId: tenant_id, subject, detail }));
  };

const isLive = sql`o.state not in ('refused', 'cancelled')`;

export const rewardsInvariants: readonly Invariant[] = [
  {
    id: 'I3',
    says: 'what a member has held is the sum of their orders that await approval, and each order’s hold is as its state says',
    reads: ['rewards.order', 'ledger.account', 'ledger.entry'],
    find: found(sql`
      with waiting as (
        select o.tenant_id, o.member_id, o.campaign_id, sum(o.points) as points from rewards.order o where o.state = 'awaiting_approval'
        group by o.tenant_id, o.member_id, o.campaign_id
      ),
      held as (
        select a.tenant_id, a.member_id, a.book_id as campaign_id, a.credited - a.debited as points from ledger.account a
        where a.role = 'held' and a.currency = 'points'
      )
      select tenant_id, 'member ' || member_id as subject,
        'held ' || coalesce(h.points, 0) || ', orders that await approval ' || coalesce(w.points, 0) as detail
      from held h full join waiting w using (tenant_id, member_id, campaign_id)
      where coalesce(h.points, 0) <> coalesce(w.points, 0)
      union all
      select o.tenant_id, 'order ' || o.id, o.state || ' of ' || o.points || ' with a hold of ' || coalesce(e.amount::text, 'nothing') || ', '
        || coalesce(r.code, 'open')
      from rewards.order o
      left join ledger.entry e on e.tenant_id = o.tenant_id and e.id = o.hold_id and e.code = 'hold' and e.reason_id = o.id
      left join ledger.entry r on r.tenant_id = o.tenant_id and r.resolves_id = o.hold_id
      where (o.state = 'awaiting_approval' and (e.amount is distinct from o.points or r.code is not null))
        or (o.state in ('approved', 'shipped', 'delivered') and (e.amount is distinct from o.points or r.code is distinct from 'capture'))
        or (o.state in ('refused', 'cancelled') and o.hold_id is not null and r.code is distinct from 'release')
        or (o.state = 'on_hold' and o.hold_id is not null)`),
  },
  {
    id: 'I4',
    says: 'what a member has of a category is the number of their live orders in it, and within the maximum that they were judged by',
    reads: ['rewards.order', 'rewards.category_use'],
    find: found(sql`
      with live as (
        select o.tenant_id, o.member_id, o.campaign_id, o.category_id, count(*) as orders from rewards.order o where ${isLive}
        group by o.tenant_id, o.member_id, o.campaign_id, o.category_id
      )
      select tenant_id, 'member ' || member_id || ' in category ' || category_id as subject,
        'counted ' || coalesce(u.used, 0) || ' of at most ' || coalesce(u.maximum::text, 'any') || ', live orders ' || coalesce(l.orders, 0) as detail
      from rewards.category_use u full join live l using (tenant_id, member_id, campaign_id, category_id)
      where coalesce(u.used, 0) <> coalesce(l.orders, 0) or u.used > u.maximum`),
  },
  {
    id: 'I5',
    says: 'stock is not below zero, and with the live orders it is what came in and what was corrected',
    reads: ['rewards.order', 'rewards.stock', 'rewards.stock_movement'],
    find: found(sql`
      with live as (
        select o.tenant_id, o.reward_id, count(*) as orders from rewards.order o where ${isLive} group by o.tenant_id, o.reward_id
      ),
      moved as (
        select m.tenant_id, m.reward_id, sum(m.units) as units from rewards.stock_movement m group by m.tenant_id, m.reward_id
      )
      select s.tenant_id, 'reward ' || s.reward_id as subject,
        'stock ' || s.units || ', ordered ' || s.ordered || ', live orders ' || coalesce(l.orders, 0) || ', moved ' || coalesce(m.units, 0) as detail
      from rewards.stock s
      left join live l on l.tenant_id = s.tenant_id and l.reward_id = s.reward_id
      left join moved m on m.tenant_id = s.tenant_id and m.reward_id = s.reward_id
      where s.units < 0 or s.ordered <> coalesce(l.orders, 0) or s.units + s.ordered <> coalesce(m.units, 0)`),
  },
  {
    id: 'I9',
    says: 'each order of a code has one once it is approved and none before, and there is a free code for each that waits or may be ordered',
    reads: ['rewards.order', 'rewards.code', 'rewards.stock'],
    find: found(sql`
      with waiting as (
        select o.tenant_id, o.reward_id, count(*) as orders from rewards.order o where o.state in ('awaiting_approval', 'on_hold')
        group by o.tenant_id, o.reward_id
      ),
      pool as (
        select c.tenant_id, c.reward_id, count(*) filter (where c.order_id is null) as free from rewards.code c group by c.tenant_id, c.reward_id
      )
      select o.tenant_id, 'order ' || o.id as subject, o.state || ' without a code' as detail
      from rewards.order o
      where o.delivery = 'code' and o.state in ('approved', 'shipped', 'delivered')
        and not exists (select 1 from rewards.code c where c.tenant_id = o.tenant_id and c.order_id = o.id)
      union all
      select c.tenant_id, 'code ' || c.id, 'given to an order that is ' || o.state
      from rewards.code c join rewards.order o on o.tenant_id = c.tenant_id and o.id = c.order_id
      where o.reward_id <> c.reward_id or o.delivery <> 'code' or o.state not in ('approved', 'shipped', 'delivered')
      union all
      select s.tenant_id, 'reward ' || s.reward_id, 'free codes ' || coalesce(p.free, 0) || ', stock ' || s.units || ', orders that wait ' || coalesce(w.orders, 0)
      from rewards.reward r
      join rewards.stock s on s.tenant_id = r.tenant_id and s.reward_id = r.id
      left join pool p on p.tenant_id = r.tenant_id and p.reward_id = r.id
      left join waiting w on w.tenant_id = r.tenant_id and w.reward_id = r.id
      where r.delivery = 'code' and coalesce(p.free, 0) <> s.units + coalesce(w.orders, 0)`),
  },
];
