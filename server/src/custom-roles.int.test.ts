import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from './testing.ts';
import { aPerson, type BuiltPerson } from './modules/identity/testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zélia Admin' });
const name = { 'pt-BR': 'Atendimento' };
const aRole = async (house: House, admin: BuiltPerson, permissions: wire.CustomRoleForm['permissions'] = ['people.read']) =>
  (await house.call(admin, wire.createCustomRole, { body: { name, permissions } })).body.id;
const give = (house: House, admin: BuiltPerson, roleId: string, { memberId }: BuiltPerson) =>
  house.call(admin, wire.setCustomRoleMembers, { params: { roleId }, body: { add: [memberId], remove: [] } });
const canNow = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getMe, {})).body.can;

test('CLI-06 a role that the client made lets its people do just what it names, from their next call on, until it says less, is taken or removed', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId, fullName: 'Ana Melo' });
  const look = () => house.call(seller, peopleWire.listPeople, { query: {} });
  expect([(await look()).status, await canNow(house, seller)]).toEqual([404, []]);

  const roleId = await aRole(house, admin);
  expect((await give(house, admin, roleId, seller)).body).toEqual({ members: 1 });
  expect([(await look()).status, await canNow(house, seller)]).toEqual([200, ['people.read']]);
  expect((await house.call(seller, wire.listCustomRoles, { query: {} })).status).toBe(200); // the same permission
  const form = { body: { name, permissions: ['people.read' as const] } };
  expect((await house.call(seller, wire.createCustomRole, form)).status).toBe(404);

  const role = { name, permissions: ['reports.read' as const] };
  await house.call(admin, wire.saveCustomRole, { params: { roleId }, body: { version: 1, role } });
  expect([(await look()).status, await canNow(house, seller)]).toEqual([404, ['reports.read']]);

  const { body: listed } = await house.call(admin, wire.listCustomRoles, { query: {} });
  expect(listed.items).toEqual([{ id: roleId, name: 'Atendimento', permissions: ['reports.read'], members: 1 }]);
  await house.call(admin, wire.removeCustomRole, { params: { roleId } });
  expect(await canNow(house, seller)).toEqual([]);
  const { body: trail } = await house.call(admin, listAuditLog, { query: { subject: 'custom_role' } });
  expect(trail.items.map(({ what }) => what)).toEqual([
    'custom_role.removed',
    'custom_role.saved',
    'custom_role.members_set',
    'custom_role.created',
  ]);
});

test('CLI-06 nobody gives what they do not have, nor the reach into other accounts; a role needs a name and a permission', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const refusalOf = async (form: wire.CustomRoleForm) => (await house.call(admin, wire.createCustomRole, { body: form })).body.fields;
  expect(await refusalOf({ name, permissions: ['clients.create'] })).toEqual({ permissions: 'permission_not_yours' });
  expect(await refusalOf({ name, permissions: ['reports.read', 'people.write'] })).toEqual({ permissions: 'permission_not_yours' });
  expect(await refusalOf({ name: {}, permissions: ['reports.read'] })).toEqual({ name: 'name_required' });
  expect(await refusalOf({ name, permissions: [] })).toEqual({ permissions: 'too_few' });
});

test('CLI-06 a role is of its client: nobody of another one is given it, and who stands above the giver is not changed', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const roleId = await aRole(house, admin);
  const root = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] });
  expect((await give(house, admin, roleId, root)).body.refusal).toBe('role_above_yours');
  const stranger = await anAdmin(house);
  expect((await give(house, admin, roleId, stranger)).body.fields).toEqual({ 'add.0': 'person_unknown' });
  expect((await give(house, stranger, roleId, stranger)).status).toBe(404);
  const both = await Promise.all([give(house, admin, roleId, admin), give(house, admin, roleId, admin)]);
  expect(both.map(({ body }) => body)).toEqual([{ members: 1 }, { members: 1 }]);
});

test('CLI-06 of two who save a role one is told that it changed meanwhile', async ({ house }) => {
  const admin = await anAdmin(house);
  const roleId = await aRole(house, admin);
  const save = (text: string) =>
    house.call(admin, wire.saveCustomRole, {
      params: { roleId },
      body: { version: 1, role: { name: { 'pt-BR': text }, permissions: ['reports.read'] } },
    });
  expect((await Promise.all([save('Um'), save('Dois')])).map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});
