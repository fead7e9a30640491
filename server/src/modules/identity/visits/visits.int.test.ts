import * as wire from '@vitrine/contract/identity';
import { catalogue } from '@vitrine/contract/catalogue';
import { addressOf, listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';

const reason = 'Ticket 4711: no course is shown';
const begin = (house: House, who: BuiltPerson, memberId: string, why = reason) =>
  house.call(who, wire.beginVisit, { params: { memberId }, body: { reason: why } });

async function aVisit(house: House) {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId });
  const { body } = await begin(house, admin, seller.memberId);
  return { admin, seller, visit: { accessToken: body.access_token, host: admin.host } };
}

test('ADM-02 ADM-09 an administrator sees the portal as a member does; the audit log keeps who, whom, why and the end', async ({
  house,
}) => {
  const { admin, seller, visit } = await aVisit(house);
  const { body: me } = await house.call(visit, wire.getMe, {});
  expect([me.person.id, me.memberId, me.visitor?.fullName, me.can, me.gates]).toEqual([
    seller.personId,
    seller.memberId,
    (await house.call(admin, wire.getMe, {})).body.person.fullName,
    [],
    [],
  ]);
  expect((await house.call(seller, wire.getMe, {})).body.visitor).toBeUndefined();
  expect((await house.call(visit, wire.logOut, {})).status).toBe(200);
  expect((await house.call(visit, wire.getMe, {})).status).toBe(401);
  const { body: trail } = await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: seller.memberId } });
  expect(trail.items.map(({ what, after }) => [what, after])).toEqual([
    ['person.visit_ended', null],
    ['person.visited', { reason }],
  ]);
});

test('ADM-02 D40 a visit changes nothing: every operation that writes is refused, and so is what is the member\u2019s alone', async ({
  house,
}) => {
  const { visit, seller } = await aVisit(house);
  const call = (token: string, operation: (typeof catalogue)[number]) =>
    house.app.inject({
      method: operation.method,
      url: addressOf(operation, Object.fromEntries(Array.from(operation.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, '!']))),
      headers: { host: visit.host, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(operation.method === 'GET' ? {} : { payload: '{' }),
    });
  const closed = catalogue.filter(({ access, visitors }) => access === 'member' && !visitors);
  const alone = catalogue.filter(({ name }) => ['listDevices', 'getOrder'].includes(name));
  expect([closed.length > 60, alone.length]).toEqual([true, 2]);
  for (const operation of [...closed, ...alone]) {
    const answered = await call(visit.accessToken, operation);
    expect([operation.name, answered.statusCode, answered.json<{ refusal: string }>().refusal]).toEqual([
      operation.name,
      403,
      'visit_only_looks',
    ]);
  }
  // The control: to the member themselves the same calls answer something else.
  for (const operation of alone) expect((await call(seller.accessToken, operation)).statusCode).not.toBe(403);
});

test('ADM-02 CLI-06 nobody visits themselves, somebody above them, somebody who is not let in, or without a reason', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const to = { tenantId: admin.tenantId };
  const root = await aPerson(house.platform, { ...to, roles: ['superuser'] });
  const blocked = await aPerson(house.platform, { ...to, status: 'blocked' });
  const seller = await aPerson(house.platform, to);
  const manager = await aPerson(house.platform, { ...to, roles: ['program_administrator'] });
  const told = async (who: BuiltPerson, memberId: string, why?: string) => (await begin(house, who, memberId, why)).body;
  expect(await told(admin, admin.memberId)).toMatchObject({ refusal: 'not_yourself' });
  expect(await told(admin, root.memberId)).toMatchObject({ refusal: 'role_above_yours' });
  expect(await told(admin, blocked.memberId)).toMatchObject({ refusal: 'person_blocked' });
  expect(await told(admin, seller.memberId, ' short ')).toMatchObject({
    refusal: 'visit_reason_missing',
    fields: { reason: 'visit_reason_missing' },
  });
  expect((await begin(house, manager, seller.memberId)).status).toBe(404);
  expect((await begin(house, seller, manager.memberId)).status).toBe(404);
});

test('CLI-08 a member of another client cannot be visited', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const stranger = await aPerson(house.platform);
  expect((await begin(house, admin, stranger.memberId)).status).toBe(404);
});

test('ADM-02 a visit ends with the half hour, and with the right or the log-in of whoever made it', async ({ house }) => {
  const { visit } = await aVisit(house);
  house.clock.shift(29 * 60_000);
  expect((await house.call(visit, wire.getMe, {})).status).toBe(200);
  house.clock.shift(2 * 60_000);
  expect((await house.call(visit, wire.getMe, {})).status).toBe(401);

  const second = await aVisit(house);
  const root = await aPerson(house.platform, { tenantId: second.admin.tenantId, roles: ['superuser'] });
  await house.call(root, wire.setPersonStatus, { params: { memberId: second.admin.memberId }, body: { status: 'blocked' } });
  expect((await house.call(second.visit, wire.getMe, {})).status).toBe(401);
});

test('PRO-01 a visit is no device of the member, and does not count as seen', async ({ house }) => {
  const { seller } = await aVisit(house);
  expect((await house.call(seller, wire.listDevices, {})).body.items).toHaveLength(1);
});
