import * as wire from '@vitrine/contract/ranking';
import { endedWeeks } from '@vitrine/domain/ranking';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import type { BuiltPerson } from '../identity/testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { daysFrom } from '../sales/testing.ts';
import type { RankingWish } from './board.ts';
import { getRanking } from './get-ranking.ts';
import { keepStandings } from './testing.ts';
import { aRankedFloor } from './testing/ranked-floor.ts';

type Query = Partial<RankingWish>;
const ask = (house: House, person: BuiltPerson, query: Query = {}) => house.call(person, wire.getRanking, { query });
/** Without a session, which the shifted clock has ended. */
const later = (house: House, { actor }: BuiltPerson) => getRanking(house.platform, actor, { scope: 'everybody', period: 'whole' });

test('RNK-01 arrows and the own way tell how places moved since weeks were over, among whom it is read; a month begins anew', async ({
  house,
}) => {
  const floor = await aRankedFloor(house, [0, 0, 0, 0]);
  const { campaignId, tenantId, today } = floor;
  const give = (person: BuiltPerson, amount: number, effectiveOn: string) =>
    aCredit(house.platform, person, { campaignId, amount, effectiveOn });
  const earlier = daysFrom(today, -10);
  await give(floor.colleague, 300, earlier);
  await give(floor.quiet, 200, earlier);
  await give(floor.seller, 100, earlier);
  await give(floor.seller, 500, today); // of this week: it does not belong to the end of the last
  expect((await ask(house, floor.seller)).body.own).toMatchObject({ place: 1, moved: null, past: [] });
  await keepStandings(house.platform, { tenantId });
  await give(floor.away, 50, today);
  await give(floor.away, 1_000, earlier); // told late: what was written stays
  await keepStandings(house.platform, { tenantId });

  const [last = ''] = endedWeeks(today);
  const { body } = await ask(house, floor.seller);
  expect(body.movedSince).toBe(last);
  expect(body.top.map(({ name, place, moved }) => [place, name, moved])).toEqual([
    [1, 'Augusto de Longe', null],
    [2, 'Vendedora de Ensaio', 1],
    [3, 'Jonas Prado', -2],
    [4, 'Quitéria Quieta', -2],
  ]);
  expect(body.own).toMatchObject({ place: 2, moved: 1, past: [{ on: last, place: 3 }] });
  const inStore = (await ask(house, floor.quiet, { scope: 'store', scopeId: floor.quietStoreId })).body;
  expect(inStore.own).toMatchObject({ place: 2, moved: -1, past: [{ on: last, place: 1 }] });
  const month = (await ask(house, floor.seller, { period: 'month' })).body;
  expect([month.movedSince, month.own?.moved, month.own?.past]).toEqual([null, null, []]);

  house.clock.shift(7 * 86_400_000);
  await keepStandings(house.platform, { tenantId });
  expect((await later(house, floor.seller)).own).toMatchObject({
    moved: 0,
    past: [
      { on: last, place: 3 },
      { on: daysFrom(last, 7), place: 2 },
    ],
  });
});

test('RNK-01 standings of a week are written once, by the client’s own books alone, and forgotten when no ranking tells them', async ({
  house,
}) => {
  const floor = await aRankedFloor(house);
  const other = await aRankedFloor(house);
  const rows = async ({ tenantId }: { tenantId: string }) => {
    const { rows: found } = await house.db.pool.query('select count(*)::int as count from ranking.stood where tenant_id = $1', [tenantId]);
    return found[0].count;
  };
  const week = 7 * 86_400_000;
  house.clock.shift(week);
  await Promise.all([1, 2].map(() => keepStandings(house.platform, floor)));
  expect([await rows(floor), await rows(other)]).toEqual([4, 0]);
  await keepStandings(house.platform, other);
  expect((await later(house, floor.seller)).own?.past).toHaveLength(1);
  await house.db.pool.query('update ranking.stood set as_of = as_of - 70 where tenant_id = $1', [floor.tenantId]);
  await keepStandings(house.platform, floor);
  expect([await rows(floor), await rows(other)]).toEqual([4, 4]);
  const { rows: old } = await house.db.pool.query('select 1 from ranking.stood where tenant_id = $1 and as_of < $2', [
    floor.tenantId,
    daysFrom(floor.today, -30),
  ]);
  expect(old).toEqual([]);
});

test('RNK-01 the own place alone, for a screen that is about something else', async ({ house }) => {
  const floor = await aRankedFloor(house);
  const place = async (person: BuiltPerson, query: Query = {}) => house.call(person, wire.getOwnPlace, { query });
  expect((await place(floor.quiet)).body).toEqual({ by: 'points', own: { place: 2, people: 4, moved: null } });
  expect((await place(floor.quiet, { scope: 'store', scopeId: floor.quietStoreId })).body.own).toEqual({
    place: 1,
    people: 2,
    moved: null,
  });
  expect((await place(floor.auditor)).body.own).toBeNull();
  expect((await place(floor.quiet, { scope: 'store', scopeId: floor.storeId })).status).toBe(404);
});
