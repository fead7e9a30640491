import { setProgramStatus } from '@vitrine/contract/identity';
import * as wire from '@vitrine/contract/ranking';
import { rankingTop } from '@vitrine/domain/ranking';
import { expect } from 'vitest';
import { subscribersOf } from '../../app.ts';
import { localEventBus, type News } from '../../platform/events/index.ts';
import { openRelay } from '../../platform/outbox/index.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { earnedInvariants } from '../ledger/index.ts';
import { aCredit, takeSaleBack } from '../ledger/testing.ts';
import { aSale, daysFrom, decided } from '../sales/testing.ts';
import { aClient } from '../tenancy/testing.ts';
import type { RankingWish } from './board.ts';
import { followRanking } from './follow-ranking.ts';
import { aRankedFloor } from './testing/ranked-floor.ts';

type Query = Partial<RankingWish>;
const ask = (house: House, person: BuiltPerson, query: Query = {}) => house.call(person, wire.getRanking, { query });
const seen = async (house: House, person: BuiltPerson, query: Query = {}) => {
  const { top } = (await ask(house, person, query)).body;
  return top.map(({ place, name, points }) => [place, name, points]);
};

test('RNK-01 ties share a place, who reached it first stands first, and the own place tells what is missing to the next', async ({
  house,
}) => {
  const floor = await aRankedFloor(house);
  expect(await seen(house, floor.seller)).toEqual([
    [1, 'Vendedora de Ensaio', 300],
    [2, 'Jonas Prado', 200],
    [2, 'Quitéria Quieta', 200],
    [4, 'Augusto de Longe', 100],
  ]);
  const { body } = await ask(house, floor.away);
  expect(body).toMatchObject({
    by: 'points',
    campaign: { id: floor.campaignId, isOver: false },
    people: 4,
    beside: [],
    own: { place: 4, points: 100, next: { place: 2, missing: 100 } },
  });
  expect(body.top[3]).toMatchObject({ isOwn: true, level: 'Júnior', store: 'Horizonte Quieta' });
  expect((await ask(house, floor.seller)).body.own).toEqual({ place: 1, points: 300, next: null, moved: null, past: [] });
});

test('RNK-01 among those of the own area, group and store; nobody reads one that is not theirs', async ({ house }) => {
  const floor = await aRankedFloor(house);
  const { scopes } = (await ask(house, floor.quiet)).body;
  expect(scopes.map(({ scope, name }) => [scope, name])).toEqual([
    ['everybody', null],
    ['store', 'Horizonte Quieta'],
    ['group', 'Vendas'],
    ['area', 'Brasil'],
  ]);
  const names = async (query: Query) => (await seen(house, floor.quiet, query)).map(([, name]) => name);
  expect(await names({ scope: 'area', scopeId: floor.areaId })).toEqual(['Vendedora de Ensaio', 'Jonas Prado', 'Quitéria Quieta']);
  expect(await names({ scope: 'store', scopeId: floor.quietStoreId })).toEqual(['Quitéria Quieta', 'Augusto de Longe']);
  expect(await names({ scope: 'group', scopeId: floor.groupId })).toEqual(['Quitéria Quieta']);
  expect((await ask(house, floor.quiet, { scope: 'group', scopeId: floor.groupId })).body.own).toEqual({
    place: 1,
    points: 200,
    next: null,
    moved: null,
    past: [],
  });
  for (const query of [
    { scope: 'area', scopeId: floor.foreignAreaId },
    { scope: 'group', scopeId: floor.otherGroupId },
    { scope: 'store', scopeId: floor.storeId },
  ] as const) {
    expect((await ask(house, floor.quiet, query)).status).toBe(404);
    await expect(followRanking(house.platform, floor.quiet.actor, { ...query, period: 'whole' })).rejects.toMatchObject({
      code: 'not_found',
    });
  }
});

test('RNK-01 this month and this week count what their days earned, and a refused sale takes its points back from them', async ({
  house,
}) => {
  const floor = await aRankedFloor(house, [0, 0, 0, 0]);
  await aCredit(house.platform, floor.colleague, { campaignId: floor.campaignId, amount: 500, effectiveOn: daysFrom(floor.today, -35) });
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const colleagues = [1, 'Jonas Prado', 500];
  expect(await seen(house, floor.seller)).toEqual([colleagues, [2, 'Vendedora de Ensaio', 120]]);
  for (const period of ['month', 'week'] as const)
    expect(await seen(house, floor.seller, { period })).toEqual([[1, 'Vendedora de Ensaio', 120]]);
  expect(await seen(house, floor.seller, { by: 'experience' })).toEqual([[1, 'Vendedora de Ensaio', 12]]);
  await aCredit(house.platform, floor.seller, { campaignId: null, currency: 'training', amount: 40, effectiveOn: floor.today });
  const trained = (await ask(house, floor.seller, { by: 'training' })).body;
  expect(trained).toMatchObject({
    campaign: null,
    currencies: ['points', 'experience', 'training'],
    top: [{ place: 1, points: 40, store: null }],
  });
  expect(trained.scopes.map(({ scope }) => scope)).toEqual(['everybody', 'area']);
  await decided(house.platform, floor.auditor.actor, { sale, reason: 'forged', note: 'Não é nota.' });
  expect(await seen(house, floor.seller)).toEqual([colleagues]);
  for (const period of ['month', 'week'] as const)
    expect((await ask(house, floor.seller, { period })).body).toMatchObject({ top: [], own: null });
  for (const { find } of earnedInvariants)
    expect((await find(house.db.write())).filter(({ tenantId }) => tenantId === floor.tenantId)).toEqual([]);
});

test('RNK-01 who is blocked in the program is absent, and the others move up', async ({ house }) => {
  const floor = await aRankedFloor(house);
  await house.call(floor.administrator, setProgramStatus, { params: { memberId: floor.seller.memberId }, body: { status: 'blocked' } });
  expect(await seen(house, floor.quiet)).toEqual([
    [1, 'Jonas Prado', 200],
    [1, 'Quitéria Quieta', 200],
    [3, 'Augusto de Longe', 100],
  ]);
  expect((await ask(house, floor.quiet)).body.people).toBe(3);
});

test('RNK-01 who does not want to be named is nobody to others, and counts on; the same wish twice is one', async ({ house }) => {
  const floor = await aRankedFloor(house);
  const wish = (isNamed: boolean) => house.call(floor.colleague, wire.nameInRanking, { body: { isNamed } });
  expect([(await wish(false)).body, (await wish(false)).body]).toEqual([{ isNamed: false }, { isNamed: false }]);
  expect((await ask(house, floor.seller)).body.top[1]).toEqual({
    place: 2,
    name: null,
    level: null,
    store: null,
    points: 200,
    isOwn: false,
    moved: null,
  });
  expect((await ask(house, floor.colleague)).body).toMatchObject({
    isNamed: false,
    top: [{}, { name: 'Jonas Prado', isOwn: true }, {}, {}],
  });
  await wish(true);
  expect((await ask(house, floor.seller)).body.top[1]).toMatchObject({ name: 'Jonas Prado' });
});

test('RNK-01 two credits at once are both counted, and the sums are those of the entries', async ({ house }) => {
  const floor = await aRankedFloor(house, [0, 0, 0, 0]);
  const credits = await Promise.all(
    Array.from({ length: 8 }, () =>
      aCredit(house.platform, floor.seller, { campaignId: floor.campaignId, amount: 10, effectiveOn: floor.today }),
    ),
  );
  expect(await seen(house, floor.seller)).toEqual([[1, 'Vendedora de Ensaio', 80]]);
  await takeSaleBack(house.platform, floor.auditor, { saleId: credits[0]?.saleId ?? '' });
  expect(await seen(house, floor.seller)).toEqual([[1, 'Vendedora de Ensaio', 70]]);
  const broken = async () =>
    (await Promise.all(earnedInvariants.map(({ find }) => find(house.db.write()))))
      .flat()
      .filter(({ tenantId }) => tenantId === floor.tenantId);
  expect(await broken()).toEqual([]);
  const shift = (by: number) =>
    house.db.pool.query('update ledger.earned set amount = amount + $1 where tenant_id = $2 and member_id = $3', [
      by,
      floor.tenantId,
      floor.seller.memberId,
    ]);
  await shift(1);
  expect(await broken()).toHaveLength(3);
  await shift(-1);
});

test('RNK-01 whoever stands behind the top reads their neighbours, and nobody twice', async ({ house }) => {
  const floor = await aRankedFloor(house, [1, 2, 0, 0]);
  const crowd: BuiltPerson[] = [];
  for (let at = 0; at < rankingTop + 4; at += 1)
    crowd.push(await aPerson(house.platform, { tenantId: floor.tenantId, fullName: `Pessoa ${at + 1}` }));
  for (const [at, person] of crowd.entries())
    await aCredit(house.platform, person, { campaignId: floor.campaignId, amount: 1_000 - at, effectiveOn: floor.today });
  const last = (await ask(house, floor.seller)).body;
  expect(last.top.map(({ place }) => place)).toEqual(Array.from({ length: rankingTop }, (_, at) => at + 1));
  expect(last).toMatchObject({ people: 56, between: 2, own: { place: 56, points: 1, next: { place: 55, missing: 1 } } });
  expect(last.beside.map(({ place, name, isOwn }) => [place, name, isOwn])).toEqual([
    [53, 'Pessoa 53', false],
    [54, 'Pessoa 54', false],
    [55, 'Jonas Prado', false],
    [56, 'Vendedora de Ensaio', true],
  ]);
  await aCredit(house.platform, floor.seller, { campaignId: floor.campaignId, amount: 948, effectiveOn: floor.today });
  const next = (await ask(house, floor.seller)).body; // the same points as the 52nd, and reached later
  expect(next).toMatchObject({ between: 0, own: { place: 52, next: { place: 51, missing: 1 } } });
  expect(next.beside.map(({ place }) => place)).toEqual([51, 52, 52, 54, 55, 56]);
});

test('RNK-01 CLI-04 without the ranking or the score of trainings nothing is told, and another client’s members are in no ranking', async ({
  house,
}) => {
  const floor = await aRankedFloor(house);
  const { tenantId } = await aClient(house.platform);
  const stranger = await aPerson(house.platform, { tenantId });
  expect((await ask(house, stranger)).body).toMatchObject({ campaign: null, by: 'training', top: [], own: null, people: 0 });
  expect((await ask(house, stranger, { by: 'points' })).status).toBe(404);
  expect((await ask(house, stranger, { scope: 'group', scopeId: floor.groupId })).status).toBe(404);
  const set = (what: string) => house.db.pool.query(`update tenancy.tenant set ${what} where id = $1`, [tenantId]);
  await set('group_training_use_score = false');
  expect((await ask(house, stranger)).status).toBe(404);
  await set(`group_training_use_score = true, modules = array_remove(modules, 'ranking')`);
  expect((await ask(house, stranger)).status).toBe(404);
});

test('RNK-01 the stream of a ranking tells when points of somebody in it moved, and is silent about others', async ({ house }) => {
  const floor = await aRankedFloor(house, [0, 0, 0, 0]);
  const events = localEventBus();
  const relay = openRelay({ ...house.platform, events, subscribers: subscribersOf(house.platform) });
  await relay.drain();
  const heard: News[] = [];
  events.listen({ hear: (news) => void heard.push(news), catchUp: () => undefined });
  const store = await followRanking(house.platform, floor.quiet.actor, { scope: 'store', scopeId: floor.quietStoreId, period: 'week' });
  const told = async (person: BuiltPerson) => {
    await aCredit(house.platform, person, { campaignId: floor.campaignId, amount: 10, effectiveOn: floor.today });
    await relay.drain();
    const news = heard.splice(0).filter(({ event }) => event === 'ledger.earned');
    expect(news.map((one) => store.concerns(one))).toEqual([true]);
    return store.look();
  };
  expect(await told(floor.away)).toEqual([{ event: 'ranking', data: {} }]);
  expect(await told(floor.seller)).toEqual([]);
  expect(store.concerns({ event: 'ledger.earned', id: 'x', tenantId: house.platform.newId(), ids: { bookId: floor.campaignId } })).toBe(
    false,
  );
  expect(await store.look()).toEqual([]);
});
