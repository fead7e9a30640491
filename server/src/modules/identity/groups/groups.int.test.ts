import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aGroup, aPerson, someLabels, type BuiltPerson } from '../testing.ts';
import { fillGroups } from './sort-into-groups.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], country: 'BR', fullName: 'Zélia Admin' });
const name = (text: string) => ({ 'pt-BR': text });
const inChile = { match: 'all' as const, conditions: [{ field: 'country' as const, is: 'any_of' as const, values: ['CL'] }] };

async function aGroupWith(house: House, admin: BuiltPerson, text = 'Equipe') {
  const { body } = await house.call(admin, wire.createGroup, { body: { name: name(text), labelId: null } });
  return { params: { groupId: body.id } };
}

const membersIn = async (house: House, admin: BuiltPerson, at: { params: { groupId: string } }) =>
  (await house.call(admin, wire.listGroupMembers, { ...at, query: { isIn: 'true' } })).body.items.map(({ fullName }) => fullName);

const personForm = (given: Partial<wire.PersonForm> & { userName: string }): wire.PersonForm & { password: string } => ({
  fullName: 'Nova Pessoa',
  email: `${given.userName}@exemplo.test`,
  documentKind: 'other',
  document: '',
  phone: '',
  birthday: null,
  gender: 'not_told',
  country: 'BR',
  city: '',
  languageId: 1,
  roles: ['learner'],
  programRole: null,
  groupIds: [],
  password: '',
  ...given,
});

test('CLI-09 ADM-09 labels, areas, tags and groups are added, found, changed and removed, each change kept in the history', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const key = { 'idempotency-key': house.platform.newId() };
  const { body: label } = await house.call(admin, wire.createGroupLabel, { body: { name: name('Região') } }, key);
  expect((await house.call(admin, wire.createGroupLabel, { body: { name: name('Região') } }, key)).body).toEqual(label);
  const { body: area } = await house.call(admin, wire.createArea, { body: { name: name('Cone Sul'), countries: ['CL', 'BR', 'CL'] } });
  const { body: tag } = await house.call(admin, wire.createTag, { body: { name: name('Loja nova') } });
  const { body: group } = await house.call(admin, wire.createGroup, { body: { name: name('Sul'), labelId: label.id } });
  const found = (await house.call(admin, wire.listGroups, { query: { search: 'sul' } })).body.items;
  expect(found).toEqual([{ id: group.id, name: 'Sul', label: 'Região', members: 0, hasRule: false }]);
  expect((await house.call(admin, wire.listGroups, { query: { search: 'pt' } })).body.items).toEqual([]); // a language's code is no name
  expect((await house.call(admin, wire.listAreas, { query: {} })).body.items).toMatchObject([{ id: area.id, countries: ['BR', 'CL'] }]);
  expect((await house.call(admin, wire.listGroupLabels, { query: {} })).body.items).toMatchObject([{ id: label.id, groups: 1 }]);

  const saveTag = { params: { tagId: tag.id }, body: { version: 1, tag: { name: name('Loja antiga') } } };
  const both = await Promise.all([1, 2].map(() => house.call(admin, wire.saveTag, saveTag)));
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  const lists = (await house.call(admin, wire.getSiteLists, {})).body;
  expect([lists.tags, lists.country_areas, lists.groups_user]).toMatchObject([
    [{ name: 'Loja antiga' }],
    [{ name: 'Cone Sul' }],
    [{ name: 'Sul', labelId: label.id }],
  ]);

  expect((await house.call(admin, wire.removeGroupLabel, { params: { labelId: label.id } })).body.refusal).toBe('in_use');
  expect((await house.call(admin, wire.removeGroup, { params: { groupId: group.id } })).status).toBe(200);
  expect((await house.call(admin, wire.removeGroupLabel, { params: { labelId: label.id } })).status).toBe(200);
  expect((await house.call(admin, wire.removeArea, { params: { areaId: area.id } })).status).toBe(200);
  expect((await house.call(admin, wire.getGroup, { params: { groupId: group.id } })).status).toBe(404);
  const trail = (await house.call(admin, listAuditLog, { query: {} })).body.items.map(({ what }) => what);
  expect(trail).toEqual(
    expect.arrayContaining(['group.created', 'group.removed', 'group_label.removed', 'area.created', 'area.removed', 'tag.saved']),
  );
});

test('CLI-09 what no group can be is refused at its field', async ({ house }) => {
  const admin = await anAdmin(house);
  const nameless = await house.call(admin, wire.createGroup, { body: { name: { 'pt-BR': ' ' }, labelId: null } });
  expect([nameless.status, nameless.body.fields]).toEqual([422, { name: 'name_required' }]);
  const stranger = await aPerson(house.platform);
  const { labelId } = await someLabels(house.platform, {
    tenantId: stranger.tenantId,
    areas: { a: { name: name('Alheia'), countries: ['BR'] } },
    groups: { g: name('Alheio') },
    groupLabel: name('Alheio'),
    tags: { t: name('Alheia') },
  });
  expect((await house.call(admin, wire.createGroup, { body: { name: name('X'), labelId } })).body.fields).toEqual({
    labelId: 'label_unknown',
  });
  const nowhere = await house.call(admin, wire.createArea, { body: { name: name('X'), countries: ['ZZ'] } });
  expect(nowhere.body.fields).toEqual({ countries: 'country_unknown' });
  const at = await aGroupWith(house, admin);
  const foreign = await house.call(admin, wire.setGroupMembers, { ...at, body: { add: [stranger.memberId], remove: [] } });
  expect(foreign.body.fields).toEqual({ 'add.0': 'person_unknown' });
  const empty = await house.call(admin, wire.setGroupRule, {
    ...at,
    body: { version: 1, rule: { match: 'all', conditions: [] }, isForEverybody: true },
  });
  expect(empty.status).toBe(422);
  const theirs = { params: { groupId: await aGroup(house.platform, { tenantId: stranger.tenantId }) } };
  expect((await house.call(admin, wire.setGroupMembers, { ...theirs, body: { add: [admin.memberId], remove: [] } })).status).toBe(404);
});

test('CLI-09 ADM-09 a rule takes in who is there and who comes later, lets go whoever changed, and keeps those put by hand', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const chilean = await aPerson(house.platform, { tenantId: admin.tenantId, country: 'CL', fullName: 'Ana do Chile' });
  const chosen = await aPerson(house.platform, { tenantId: admin.tenantId, country: 'BR', fullName: 'Bia à mão' });
  const at = await aGroupWith(house, admin);
  await house.call(admin, wire.setGroupMembers, { ...at, body: { add: [chosen.memberId], remove: [] } });
  const preview = await house.call(admin, wire.previewGroupRule, { body: { rule: inChile } });
  expect(preview.body).toEqual({ count: 1, total: 3, names: ['Ana do Chile'] });
  expect(await membersIn(house, admin, at)).toEqual(['Bia à mão']);

  const set = await house.call(admin, wire.setGroupRule, { ...at, body: { version: 1, rule: inChile, isForEverybody: false } });
  expect(set.body).toMatchObject({ version: 2, rule: inChile, members: { byHand: 1, byRule: 1 } });
  const later = await house.call(admin, wire.createPerson, {
    body: personForm({ userName: `c${house.platform.newId()}`, country: 'CL', fullName: 'Carla nova' }),
  });
  expect(await membersIn(house, admin, at)).toEqual(['Ana do Chile', 'Bia à mão', 'Carla nova']);

  await house.call(chilean, wire.saveMe, { body: { country: 'BR' } });
  expect(await membersIn(house, admin, at)).toEqual(['Bia à mão', 'Carla nova']);
  const { body: carla } = await house.call(admin, wire.getPerson, { params: { memberId: later.body.id } });
  await house.call(admin, wire.savePerson, {
    params: { memberId: later.body.id },
    body: { version: carla.version, person: { ...carla.person, groupIds: [], country: 'CL' } },
  });
  expect(await membersIn(house, admin, at)).toEqual(['Bia à mão', 'Carla nova']);
  const kept = await house.call(admin, wire.setGroupMembers, { ...at, body: { add: [], remove: [chosen.memberId, later.body.id] } });
  expect([kept.body.refusal, kept.body.fields]).toEqual(['kept_by_rule', { 'remove.1': 'kept_by_rule' }]);
  expect(await membersIn(house, admin, at)).toEqual(['Bia à mão', 'Carla nova']);
  await house.call(admin, wire.setGroupRule, { ...at, body: { version: 2, rule: null, isForEverybody: false } });
  expect(await membersIn(house, admin, at)).toEqual(['Bia à mão']);
  const { items } = (await house.call(admin, listAuditLog, { query: { subject: 'group', subjectId: at.params.groupId } })).body;
  expect(items.filter(({ what }) => what === 'group.rule_set').map(({ before, after }) => [before, after])).toEqual([
    [{ rule: inChile }, { rule: null }],
    [{ rule: null }, { rule: inChile }],
  ]);
});

test('CLI-09 a rule for everybody has to be said twice', async ({ house }) => {
  const admin = await anAdmin(house);
  const at = await aGroupWith(house, admin);
  const everybody = {
    match: 'any' as const,
    conditions: [
      { field: 'country' as const, is: 'any_of' as const, values: ['BR'] },
      { field: 'country' as const, is: 'none_of' as const, values: ['BR'] },
    ],
  };
  const first = await house.call(admin, wire.setGroupRule, { ...at, body: { version: 1, rule: everybody, isForEverybody: false } });
  expect([first.status, first.body.refusal, first.body.fields]).toEqual([422, 'matches_everybody', { rule: 'matches_everybody' }]);
  const second = await house.call(admin, wire.setGroupRule, { ...at, body: { version: 1, rule: everybody, isForEverybody: true } });
  expect(second.body.members).toEqual({ byHand: 0, byRule: 1 });
  const old = await house.call(admin, wire.setGroupRule, { ...at, body: { version: 1, rule: inChile, isForEverybody: false } });
  expect(old.body.refusal).toBe('changed_meanwhile');
});

test('CLI-09 rules follow tags and areas, and what they name cannot be removed', async ({ house }) => {
  const admin = await anAdmin(house);
  const { body: tag } = await house.call(admin, wire.createTag, { body: { name: name('Destaque') } });
  const { body: area } = await house.call(admin, wire.createArea, { body: { name: name('Andes'), countries: ['CL'] } });
  const [byTag, byArea] = [await aGroupWith(house, admin, 'Com a etiqueta'), await aGroupWith(house, admin, 'Na área')];
  const rule = (field: 'tag' | 'area', id: string) => ({
    match: 'all' as const,
    conditions: [{ field, is: 'any_of' as const, values: [id] }],
  });
  await house.call(admin, wire.setGroupRule, { ...byTag, body: { version: 1, rule: rule('tag', tag.id), isForEverybody: false } });
  await house.call(admin, wire.setGroupRule, { ...byArea, body: { version: 1, rule: rule('area', area.id), isForEverybody: false } });
  const given = await house.call(admin, wire.setTagMembers, { params: { tagId: tag.id }, body: { add: [admin.memberId], remove: [] } });
  expect(given.body).toEqual({ members: 1 });
  expect(await membersIn(house, admin, byTag)).toEqual(['Zélia Admin']);
  expect(await membersIn(house, admin, byArea)).toEqual([]);
  await house.call(admin, wire.saveArea, {
    params: { areaId: area.id },
    body: { version: 1, area: { name: name('Andes'), countries: ['BR', 'CL'] } },
  });
  expect(await membersIn(house, admin, byArea)).toEqual(['Zélia Admin']);
  expect((await house.call(admin, wire.removeArea, { params: { areaId: area.id } })).body.refusal).toBe('in_use');
  await house.call(admin, wire.setTagMembers, { params: { tagId: tag.id }, body: { add: [], remove: [admin.memberId] } });
  expect(await membersIn(house, admin, byTag)).toEqual([]);
});

test('CLI-09 the hourly run puts right what changed past the use-cases', async ({ house }) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, { tenantId: admin.tenantId, fullName: 'Davi' });
  const at = await aGroupWith(house, admin);
  await house.call(admin, wire.setGroupRule, { ...at, body: { version: 1, rule: inChile, isForEverybody: false } });
  await house.db.write().updateTable('identity.person').set({ country: 'CL' }).where('id', '=', person.personId).execute();
  expect(await membersIn(house, admin, at)).toEqual([]);
  expect(await fillGroups(house.platform)).toBeGreaterThan(0);
  expect(await membersIn(house, admin, at)).toEqual(['Davi']);
});

test('CLI-09 whoever may only read changes no group', async ({ house }) => {
  const admin = await anAdmin(house);
  const reader = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['auditor'] });
  const at = await aGroupWith(house, admin);
  expect((await house.call(reader, wire.getGroup, at)).body.can).toEqual({ save: false, remove: false });
  expect((await house.call(reader, wire.setGroupMembers, { ...at, body: { add: [reader.memberId], remove: [] } })).status).toBe(404);
});
