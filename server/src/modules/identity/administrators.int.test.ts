import * as wire from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

async function twoAdministrators(house: House) {
  const one = await aPerson(house.platform, { roles: ['client_administrator'] });
  const other = await aPerson(house.platform, { roles: ['client_administrator'], tenantId: one.tenantId });
  return [one, other] as const;
}

/** What `by` sends to make `of` a learner. */
async function demotion(house: House, by: BuiltPerson, of: BuiltPerson) {
  const { body } = await house.call(by, wire.getPerson, { params: { memberId: of.memberId } });
  return { params: { memberId: of.memberId }, body: { version: body.version, person: { ...body.person, roles: ['learner' as const] } } };
}

test('ADM-02 of two administrators who take each other’s role away at once, one stays', async ({ house }) => {
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = await twoAdministrators(house);
    const asks = [await demotion(house, one, other), await demotion(house, other, one)] as const;
    const answers = await Promise.all([house.call(one, wire.savePerson, asks[0]), house.call(other, wire.savePerson, asks[1])]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    // The second one is told so, or had lost the console by the first one's word before they were heard.
    if (refused?.status !== 404)
      expect(refused?.body).toMatchObject({ refusal: 'last_administrator', fields: { 'person.roles': 'last_administrator' } });
    const rows = await house.db.read().selectFrom('identity.member').select('roles').where('tenant_id', '=', one.tenantId).execute();
    expect(rows.filter(({ roles }) => roles.includes('client_administrator'))).toHaveLength(1);
  }
});

test('ADM-02 of two administrators who block each other at once, one stays; a blocked one does not count', async ({ house }) => {
  const [one, other] = await twoAdministrators(house);
  const block = (by: BuiltPerson, of: BuiltPerson) =>
    house.call(by, wire.setPersonStatus, { params: { memberId: of.memberId }, body: { status: 'blocked' } });
  const answers = await Promise.all([block(one, other), block(other, one)]);
  // The second one is told so, or was logged out by the first before they were heard.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await house.db
    .read()
    .selectFrom('identity.person')
    .select('status')
    .where('id', 'in', [one.personId, other.personId])
    .execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['approved', 'blocked']);
});

test('ADM-02 D69 a member is blocked in the program and goes on learning; again changes nothing, and the history keeps it', async ({
  house,
}) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'] });
  const member = await aPerson(house.platform, { tenantId: admin.tenantId });
  const at = { params: { memberId: member.memberId } };
  const set = (status: 'blocked' | 'approved', by = admin, to = at) => house.call(by, wire.setProgramStatus, { ...to, body: { status } });
  const key = { 'idempotency-key': house.platform.newId() };
  const first = await house.call(admin, wire.setProgramStatus, { ...at, body: { status: 'blocked' } }, key);
  expect(first.body).toMatchObject({ status: 'approved', programStatus: 'blocked', can: { setProgramStatus: true } });
  expect((await house.call(admin, wire.setProgramStatus, { ...at, body: { status: 'blocked' } }, key)).body).toEqual(first.body);
  expect((await set('blocked')).status).toBe(200);
  expect((await house.call(member, wire.getMe, {})).status).toBe(200);
  expect((await set('approved')).body.programStatus).toBe('approved');
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'person', subjectId: member.memberId } })).body.items;
  expect(trail.map(({ what }) => what)).toEqual(['person.program_approved', 'person.program_blocked']);

  expect((await set('blocked', admin, { params: { memberId: admin.memberId } })).body.refusal).toBe('not_yourself');
  const superuser = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] });
  expect((await set('blocked', admin, { params: { memberId: superuser.memberId } })).body.refusal).toBe('role_above_yours');
  const stranger = await aPerson(house.platform);
  expect((await set('blocked', admin, { params: { memberId: stranger.memberId } })).status).toBe(404);
});
