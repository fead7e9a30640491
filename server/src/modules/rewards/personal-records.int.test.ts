import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { balances, ledgerRecords } from '../ledger/index.ts';
import { rewardsRecords } from './personal-records.ts';
import { aHeldOrder, anApprovedOrder, anOrder, aReward, aSeller, aShop, findViolations } from './testing.ts';

test('PRO-03 D39 who leaves has orders that wait cancelled and the balance written off, once, and the books still hold', async ({
  house,
}) => {
  const { platform, db } = house;
  const shop = await aShop(house);
  const { tenantId, campaignId } = shop;
  const seller = await aSeller(house, shop, { points: 500, isAudited: true });
  const { rewardId } = await aReward(platform, shop.administrator.actor, { price: 50, stock: 5 });
  const order = () => anOrder(platform, seller.actor, { rewardId, campaignId, deliverTo: 'Rua da Pessoa, 1' });
  const [approved, held, waiting] = [await order(), await order(), await order()];
  await anApprovedOrder(platform, shop.administrator.actor, { order: approved });
  await aHeldOrder(platform, shop.administrator.actor, { order: held, note: '' });
  const who = { ...seller.actor, pseudonym: '#00000000' };
  const leave = async () => {
    await rewardsRecords(platform).erase(who);
    await ledgerRecords(platform).erase(who);
  };
  const entries = async () => {
    const { rows } = await db.pool.query<{ code: string; amount: string }>(
      `select e.code, e.amount from ledger.entry e join ledger.account a on a.tenant_id = e.tenant_id and a.id = e.from_id
       where e.tenant_id = $1 and a.member_id = $2 order by e.position`,
      [tenantId, seller.memberId],
    );
    return rows.map(({ code, amount }) => `${code} ${amount}`);
  };

  await Promise.all([leave(), leave()]);
  const first = await entries();
  expect(first.at(-1)).toBe('expire 450');
  await leave();
  expect(await entries()).toEqual(first);

  const { rows } = await db.pool.query('select id, state, deliver_to from rewards."order" where tenant_id = $1 and member_id = $2', [
    tenantId,
    seller.memberId,
  ]);
  const states = new Map(rows.map(({ id, state, deliver_to }) => [id, `${state} ${deliver_to}`.trim()]));
  expect([approved, held, waiting].map(({ id }) => states.get(id))).toEqual(['approved', 'cancelled', 'cancelled']);
  const left = await balances(db.write(), seller.actor, { memberId: seller.memberId, campaignId });
  expect([left.points.available, left.points.held]).toEqual([0, 0]);
  expect(await findViolations(house, { tenantId })).toEqual([]);
});
