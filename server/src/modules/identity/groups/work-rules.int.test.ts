import * as wire from '@vitrine/contract/identity';
import type { WorkField } from '@vitrine/domain/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../testing.ts';

const nowhere = { company: '', brand: '', retailer: '', branch: '', storeNickname: '', gminNumber: '', cadvCode: '' };
const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zélia Admin' });

/** A group whose rule asks where people work. */
async function aGroupAt(house: House, admin: BuiltPerson, field: WorkField, ...values: string[]) {
  const params = { groupId: await aGroup(house.platform, { tenantId: admin.tenantId }) };
  const rule = { match: 'all' as const, conditions: [{ field, is: 'any_of' as const, values }] };
  const set = await house.call(admin, wire.setGroupRule, { params, body: { version: 1, rule, isForEverybody: false } });
  expect(set.status).toBe(200);
  return { params };
}

const membersIn = async (house: House, admin: BuiltPerson, at: { params: { groupId: string } }) =>
  (await house.call(admin, wire.listGroupMembers, { ...at, query: { isIn: 'true' } })).body.items.map(({ fullName }) => fullName);

async function saveWork(house: House, person: BuiltPerson, part: Partial<typeof nowhere>) {
  const { version } = (await house.call(person, wire.getProfile, {})).body;
  return house.call(person, wire.saveProfileWork, { body: { version, work: { ...nowhere, ...part } } });
}

test('CLI-09 PRO-02 a rule takes in who works at a chain, however they wrote it, and who writes it later; who leaves the chain leaves the group', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const { tenantId } = admin;
  await aPerson(house.platform, { tenantId, fullName: 'Ana', work: { retailer: 'REDE SAO JOAO' } });
  await aPerson(house.platform, { tenantId, fullName: 'Bia', work: { branch: 'Rede São João' } });
  const caio = await aPerson(house.platform, { tenantId, fullName: 'Caio' });
  const at = await aGroupAt(house, admin, 'retailer', 'Rede São João');
  const preview = await house.call(admin, wire.previewGroupRule, {
    body: { rule: { match: 'any', conditions: [{ field: 'retailer', is: 'any_of', values: ['rede sao joão', 'Outra'] }] } },
  });
  expect(preview.body).toEqual({ count: 1, total: 4, names: ['Ana'] });
  expect(await membersIn(house, admin, at)).toEqual(['Ana']);
  expect((await saveWork(house, caio, { retailer: '  rede são joao' })).status).toBe(200);
  expect(await membersIn(house, admin, at)).toEqual(['Ana', 'Caio']);
  await saveWork(house, caio, { retailer: 'Rede São João do Sul' });
  expect(await membersIn(house, admin, at)).toEqual(['Ana']);
});

test('CLI-09 PRO-02 each field of where somebody works is looked at by itself, and what they are in another client does not count', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const { tenantId, siteId } = admin;
  const person = await aPerson(house.platform, { tenantId, fullName: 'Davi' });
  const groups = {
    company: await aGroupAt(house, admin, 'company', 'Sol'),
    brand: await aGroupAt(house, admin, 'brand', 'Sol'),
    retailer: await aGroupAt(house, admin, 'retailer', 'Sol'),
    branch: await aGroupAt(house, admin, 'branch', 'Sol'),
  };
  const { tenantId: elsewhere } = await aClient(house.platform, { siteId });
  const there = await aPerson(house.platform, { tenantId: elsewhere, personId: person.personId });
  await saveWork(house, there, { company: 'Sol', brand: 'Sol', retailer: 'Sol', branch: 'Sol' });
  for (const at of Object.values(groups)) expect(await membersIn(house, admin, at)).toEqual([]);
  for (const field of ['company', 'brand', 'retailer', 'branch'] as const) {
    await saveWork(house, person, { [field]: 'SOL' });
    for (const [one, at] of Object.entries(groups)) expect(await membersIn(house, admin, at)).toEqual(one === field ? ['Davi'] : []);
  }
});

test('CLI-09 PRO-02 of two devices that save at once the one that was kept says where somebody belongs; the same save again changes nothing', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, { tenantId: admin.tenantId, fullName: 'Eva' });
  const groups = { Sol: await aGroupAt(house, admin, 'branch', 'Sol'), Lua: await aGroupAt(house, admin, 'branch', 'Lua') };
  const { version } = (await house.call(person, wire.getProfile, {})).body;
  const save = (branch: string, key: string) =>
    house.call(person, wire.saveProfileWork, { body: { version, work: { ...nowhere, branch } } }, { 'idempotency-key': key });
  const both = await Promise.all([save('Sol', 'a-device-of-eva-1'), save('Lua', 'a-device-of-eva-2')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const kept = (await house.call(person, wire.getProfile, {})).body.work.branch;
  const belongs = async () => [await membersIn(house, admin, groups.Sol), await membersIn(house, admin, groups.Lua)];
  const wanted = kept === 'Sol' ? [['Eva'], []] : [[], ['Eva']];
  expect(await belongs()).toEqual(wanted);
  const again = await (kept === 'Sol' ? save('Sol', 'a-device-of-eva-1') : save('Lua', 'a-device-of-eva-2'));
  expect([again.status, again.body.version]).toEqual([200, version + 1]);
  expect(await belongs()).toEqual(wanted);
});

test('CLI-09 a rule may name what nobody wrote yet, in as many signs as a profile takes, and no more', async ({ house }) => {
  const admin = await anAdmin(house);
  await aPerson(house.platform, { tenantId: admin.tenantId });
  const at = await aGroupAt(house, admin, 'company', 'é'.repeat(256));
  const rule = { match: 'all' as const, conditions: [{ field: 'company' as const, is: 'any_of' as const, values: ['é'.repeat(257)] }] };
  const refused = await house.call(admin, wire.setGroupRule, { ...at, body: { version: 2, rule, isForEverybody: false } });
  expect([refused.status, refused.body.fields]).toEqual([422, { 'rule.conditions.0.values.0': 'text_too_long' }]);
});

test('CLI-09 the values that a rule may name are what people of this client wrote: the most common first, one for all its spellings, found without accents', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const { tenantId } = admin;
  const stranger = await aPerson(house.platform, { work: { retailer: 'Rede Alheia' } });
  const values = async (query: { field: WorkField; search?: string }) =>
    (await house.call(admin, wire.listRuleValues, { query })).body.values;
  expect(await values({ field: 'retailer' })).toEqual([]);
  for (const retailer of ['Rede Sol', 'Água & Cia', 'AGUA & CIA', 'Água & Cia', ' ', ''])
    await aPerson(house.platform, { tenantId, work: { retailer, branch: 'Centro' } });
  expect(await values({ field: 'retailer' })).toEqual([
    { value: 'Água & Cia', members: 3 },
    { value: 'Rede Sol', members: 1 },
  ]);
  expect(await values({ field: 'retailer', search: ' AGUA ' })).toEqual([{ value: 'Água & Cia', members: 3 }]);
  expect(await values({ field: 'branch', search: 'tro' })).toEqual([{ value: 'Centro', members: 6 }]);
  expect(await values({ field: 'retailer', search: '_' })).toEqual([]);
  expect(await values({ field: 'retailer', search: 'alheia' })).toEqual([]);
  for (let at = 0; at < 21; at += 1) await aPerson(house.platform, { tenantId, work: { company: `Agência ${at}` } });
  expect(await values({ field: 'company' })).toHaveLength(20);
  const learner = await aPerson(house.platform, { tenantId });
  for (const person of [learner, stranger])
    expect((await house.call(person, wire.listRuleValues, { query: { field: 'retailer' } })).status).toBe(404);
});
