import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aReward, aShop, anApprovedOrder, anOrder, findViolations, somePoints } from './testing.ts';

test('RWD-03 PTS-04 each rule of orders and stock finds the row that was changed behind the application’s back', async ({ house }) => {
  const shop = await aShop(house);
  const { administrator, auditor, seller, campaignId, tenantId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 300, isAudited: true });
  const { rewardId } = await aReward(house.platform, administrator.actor, { stock: 5 });
  await anApprovedOrder(house.platform, auditor.actor, { order: await anOrder(house.platform, seller.actor, { rewardId, campaignId }) });
  const { id: waiting } = await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  expect(await findViolations(house, shop)).toEqual([]);

  const damages: [sql: string, undo: string, about: string][] = [
    [`rewards.stock set units = units + 1`, `rewards.stock set units = units - 1`, `reward ${rewardId}`],
    [
      `rewards.stock set ordered = ordered - 1, units = units + 1`,
      `rewards.stock set ordered = ordered + 1, units = units - 1`,
      `reward ${rewardId}`,
    ],
    [`rewards.category_use set used = used - 1`, `rewards.category_use set used = used + 1`, `member ${seller.memberId} in category`],
    [`rewards.order set points = points + 50`, `rewards.order set points = points - 50`, `order ${waiting}`],
    [`rewards.order set state = 'approved'`, `rewards.order set state = 'awaiting_approval'`, `member ${seller.memberId}`],
    [`rewards.order set state = 'refused'`, `rewards.order set state = 'awaiting_approval'`, `reward ${rewardId}`],
  ];
  for (const [damage, undo, about] of damages) {
    const only = damage.startsWith('rewards.order') ? ` and id = '${waiting}'` : '';
    await house.db.pool.query(`update ${damage} where tenant_id = $1${only}`, [tenantId]);
    const found = await findViolations(house, shop);
    expect([damage, found.filter(({ subject }) => subject.startsWith(about)).length > 0]).toEqual([damage, true]);
    await house.db.pool.query(`update ${undo} where tenant_id = $1${only}`, [tenantId]);
    expect(await findViolations(house, shop)).toEqual([]);
  }
});

test('RWD-03 ORD-01 the database itself refuses stock below zero, a maximum exceeded, and a changed history', async ({ house }) => {
  const shop = await aShop(house);
  const { administrator, seller, campaignId, tenantId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 300 });
  const { rewardId } = await aReward(house.platform, administrator.actor, { stock: 1 });
  await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  const change = (sql: string) => house.db.pool.query(`${sql} where tenant_id = $1`, [tenantId]);
  await expect(change('update rewards.stock set units = units - 1')).rejects.toThrow('stock_units_check');
  await expect(change('update rewards.category_use set maximum = 1, used = 2')).rejects.toThrow('category_use_maximum');
  await expect(change('update rewards.order set hold_id = null')).rejects.toThrow('order_holds');
  for (const table of ['rewards.order_event', 'rewards.stock_movement']) {
    await expect(change(`update ${table} set note = 'x'`)).rejects.toThrow('what happened is kept');
    await expect(change(`delete from ${table}`)).rejects.toThrow('what happened is kept');
  }
});
