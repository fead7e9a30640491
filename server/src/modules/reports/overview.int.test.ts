import { countPeople, type PeopleFilter } from '@vitrine/contract/people';
import { getChainOverview, getOverview, type Overview } from '@vitrine/contract/reports';
import { approveSale } from '@vitrine/contract/sales';
import { addDays, instantOf } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aStore } from '../campaigns/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { anEnrolment } from '../learning/testing.ts';
import { openRequestOf, someMinimums } from '../levels/testing.ts';
import { aPhotoType, aSentPhoto } from '../photos/testing.ts';
import { aSale, aShopFloor } from '../sales/testing.ts';

test('ADM-10 what waits, what was sold, what is owed, who is active and how far they are, counted from the rows of this client alone', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  const { tenantId } = floor.auditor;
  const author = await aPerson(platform, { tenantId, roles: ['client_administrator'] });
  const other = await aPerson(platform, { roles: ['client_administrator'] });
  const look = async (person = author, days?: string) =>
    (await house.call(person, getOverview, { query: days === undefined ? {} : { days } })).body;
  const empty = await look();
  expect(empty).toMatchObject({
    waiting: { sales: { count: 0, late: 0, oldestSince: null } },
    sales: { count: 0, before: 0 },
    points: { available: 0 },
    results: { attempts: 0, average: null },
  });

  const first = await aSale(platform, floor.seller.actor, floor.sold());
  await aSale(platform, floor.seller.actor, floor.sold());
  await house.call(floor.auditor, approveSale, { params: { saleId: first.id }, body: { version: first.version } });
  const { id: courseId } = await aCourse(platform, author.actor);
  await anEnrolment(platform, floor.seller.actor, { courseId });

  const seen = await look();
  expect(seen.waiting.sales).toMatchObject({ count: 1, late: 0, oldestSince: expect.any(String) });
  expect(seen.sales).toMatchObject({ count: 2, before: 0 });
  expect(seen.sales.days).toHaveLength(7);
  const soldIn = ({ sales }: Overview) => sales.days.filter((day) => day.approved === 1 && day.underAudit === 1 && day.reproved === 0);
  expect(soldIn(seen)).toHaveLength(1);
  expect(seen.points).toMatchObject({ available: 240, underAudit: 120, held: 0, owed: 0 });
  expect(seen.people.members).toBe(seen.people.active + seen.people.idle + seen.people.gone + seen.people.never);
  expect(seen.people.members).toBe(empty.people.members);
  expect(seen.progress).toMatchObject({ enrolled: 1, courses: [{ id: courseId, title: 'Frio Inverse', enrolled: 1 }] });
  expect((await look(author, '90')).sales.days).toHaveLength(90);
  expect(await look(other)).toMatchObject({
    waiting: { sales: { count: 0 } },
    sales: { count: 0 },
    points: { available: 0 },
    progress: { enrolled: 0 },
  });

  const later = async (hours: number) => {
    house.clock.shift(hours * 3_600_000);
    return look(await aPerson(platform, { tenantId, roles: ['client_administrator'] })); // an earlier session is over
  };
  const nextDay = await later(25);
  expect(nextDay.waiting.sales).toMatchObject({ count: 1, late: 1 });
  expect(soldIn(nextDay)).toHaveLength(1);
  expect((await later(7 * 24)).sales).toMatchObject({ count: 0, before: 2 });
});

test('ADM-10 each part of the people is as many as the list holds by the same days, whatever the hour', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = admin;
  const { from, to, people: before } = (await house.call(admin, getOverview, { query: {} })).body;
  const zone = admin.actor.clientTimeZone;
  const lastSeen = [
    instantOf({ day: from, time: '00:00', zone }),
    instantOf({ day: addDays(from, -1), time: '23:59', zone }),
    instantOf({ day: before.idleFrom, time: '00:00', zone }),
    instantOf({ day: addDays(before.idleFrom, -1), time: '23:59', zone }),
    instantOf({ day: addDays(before.idleFrom, -90), time: '12:00', zone }),
  ];
  for (const at of lastSeen) {
    const { memberId } = await aPerson(house.platform, { tenantId });
    await house.db.pool.query('update identity.member set last_seen_at = $1 where id = $2', [at, memberId]);
  }
  const { people } = (await house.call(admin, getOverview, { query: {} })).body;
  expect([people.active - before.active, people.idle - before.idle, people.gone - before.gone]).toEqual([1, 2, 2]);
  const listed = async (days: PeopleFilter) =>
    (await house.call(admin, countPeople, { query: { programStatus: 'approved', ...days, isExact: 'true' } })).body.count;
  expect([
    await listed({ seenFrom: from, seenTo: to }),
    await listed({ seenFrom: people.idleFrom, seenTo: addDays(from, -1) }),
    await listed({ seenTo: addDays(people.idleFrom, -1) }),
  ]).toEqual([people.active, people.idle, people.gone]);
});

test('ADM-10 who may not read reports is told that nothing is there; another period is refused at its field', async ({ house }) => {
  const learner = await aPerson(house.platform);
  expect((await house.call(learner, getOverview, { query: {} })).status).toBe(404);
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const refused = await house.call(author, getOverview, { query: { days: '8' } });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['days']]);
});

test('ADM-10 photos and level requests that wait are counted; a chain counts what happened in its own stores', async ({ house }) => {
  const { platform } = house;
  const floor = await aShopFloor(house);
  const { seller, campaignId, storeId, retailerId } = floor;
  const author = await aPerson(platform, { tenantId: floor.auditor.tenantId, roles: ['client_administrator'] });
  await someMinimums(platform, author.actor, { campaignId, intermediate: 12, highest: 48 });
  const { retailerId: otherId } = await aStore(platform, author.actor, { name: 'Outra rede' });
  const typeId = await aPhotoType(platform, author.actor, { campaignId, name: { 'pt-BR': 'Fachada' } });
  await aSentPhoto(platform, seller.actor, { campaignId, storeId, typeId });
  await aSale(platform, seller.actor, floor.sold());
  expect(await openRequestOf(platform, seller.actor, seller)).toBeTruthy();
  const { waiting } = (await house.call(author, getOverview, { query: {} })).body;
  expect(waiting).toMatchObject({ photos: { count: 1, late: 0 }, levels: { count: 1, late: 0 } });

  const chain = (id: string, person = author) => house.call(person, getChainOverview, { params: { retailerId: id }, query: {} });
  expect((await chain(retailerId)).body).toMatchObject({
    chain: { id: retailerId },
    waiting: { sales: { count: 1 }, photos: { count: 1 } },
    sales: { count: 1 },
  });
  expect((await chain(otherId)).body).toMatchObject({ waiting: { sales: { count: 0 }, photos: { count: 0 } }, sales: { count: 0 } });
  const stranger = await aPerson(platform, { roles: ['client_administrator'] });
  expect((await chain(retailerId, stranger)).status).toBe(404);
});
