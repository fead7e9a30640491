import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { listAuditLog, listTrailPeople } from '@vitrine/contract/kernel';
import { judgePersonChanges, type Role } from '@vitrine/domain/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aGroup, aPerson, someLabels, type BuiltPerson } from '../../identity/testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const anAdmin = (house: House, wish = {}) =>
  aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin', ...wish });
const look = (house: House, admin: BuiltPerson, whom: peopleWire.BulkWhom, action: peopleWire.BulkAction) =>
  house.call(as(admin), peopleWire.previewBulkChange, { body: { whom, action } });
const ids = (...people: BuiltPerson[]): peopleWire.BulkWhom => ({ by: 'members', ids: people.map(({ memberId }) => memberId) });
const apply = (house: House, admin: BuiltPerson, bulkId: string) =>
  house.call(as(admin), peopleWire.applyBulkChange, { params: { bulkId } });
const read = (house: House, admin: BuiltPerson, bulkId: string) => house.call(as(admin), peopleWire.getBulkChange, { params: { bulkId } });
const statusOf = async (house: House, admin: BuiltPerson, { memberId }: BuiltPerson) =>
  (await house.call(as(admin), wire.getPerson, { params: { memberId } })).body.status;

test('ADM-02 ADM-09 many are looked at first; the change is made for just those, each with both sides in the audit log, and taken back', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const { tenantId } = admin;
  const ana = await aPerson(house.platform, { tenantId, fullName: 'Ana' });
  const beto = await aPerson(house.platform, { tenantId, fullName: 'Beto' });
  const gone = await aPerson(house.platform, { tenantId, fullName: 'Caio', status: 'blocked' });
  const above = await aPerson(house.platform, { tenantId, roles: ['superuser'] });
  const other = await aClient(house.platform, { siteId: admin.siteId });
  const shared = await aPerson(house.platform, { tenantId });
  await aPerson(house.platform, { tenantId: other.tenantId, personId: shared.personId });

  const looked = await look(house, admin, { by: 'filter', filter: {} }, { do: 'block' });
  expect(looked.body).toMatchObject({
    state: 'previewed',
    changes: 2,
    same: 1,
    refused: [
      { refusal: 'not_yourself', count: 1 },
      { refusal: 'role_above_yours', count: 1 },
      { refusal: 'belongs_to_other_client', count: 1 },
    ],
    names: ['Ana', 'Beto'],
    canUndo: false,
  });
  expect(await statusOf(house, admin, ana)).toBe('approved'); // looking changes nothing
  const late = await aPerson(house.platform, { tenantId, fullName: 'Dora' });
  await house.call(as(admin), wire.setPersonStatus, { params: { memberId: beto.memberId }, body: { status: 'blocked' } });

  const bulkId = looked.body.id;
  const [first, second] = await Promise.all([apply(house, admin, bulkId), apply(house, admin, bulkId)]);
  expect([first.body.state, second.body.state]).toEqual(['running', 'running']);
  await house.drain();
  expect((await read(house, admin, bulkId)).body).toMatchObject({ state: 'done', done: 1, meanwhile: 1, canUndo: true });
  expect(await statusOf(house, admin, ana)).toBe('blocked');
  expect(await statusOf(house, admin, late)).toBe('approved');
  expect((await house.call(as(ana), wire.getMe, {})).status).toBe(401);
  const trail = await house.call(as(admin), listAuditLog, { query: { subject: 'person', subjectId: ana.memberId } });
  expect(trail.body.items).toMatchObject([{ what: 'person.blocked', before: { status: 'approved' }, after: { status: 'blocked' } }]);

  const whole = (await house.call(as(admin), listAuditLog, { query: { limit: 1 } })).body.items;
  expect(whole).toMatchObject([{ what: 'bulk_change.block', subject: 'bulk_change', subjectId: bulkId, after: { done: 1, meanwhile: 1 } }]);
  const inside = (await house.call(as(admin), listAuditLog, { query: { batchId: bulkId } })).body.items;
  expect(inside).toMatchObject([{ what: 'person.blocked', subjectId: ana.memberId, name: 'Ana' }]);
  const narrowed = async (query: Record<string, string>) =>
    (await house.call(as(admin), listAuditLog, { query })).body.items.map(({ subjectId }) => subjectId);
  expect(await narrowed({ subject: 'bulk_change', personId: admin.personId })).toEqual([bulkId]);
  expect(await narrowed({ subject: 'bulk_change', personId: ana.personId })).toEqual([]);
  expect(await narrowed({ subject: 'bulk_change', to: '2020-01-01' })).toEqual([]);
  expect((await house.call(as(admin), listTrailPeople, {})).body.items).toEqual([{ id: admin.personId, name: 'Zuleica Admin' }]);
  const made = (await house.call(as(admin), peopleWire.listBulkChanges, { query: {} })).body.items;
  expect(made).toMatchObject([{ id: bulkId, who: 'Zuleica Admin', action: { do: 'block' }, done: 1, canUndo: true }]);

  const back = await look(house, admin, { by: 'change', bulkId }, { do: 'unblock' });
  expect(back.body).toMatchObject({ changes: 1, names: ['Ana'] });
  await apply(house, admin, back.body.id);
  await house.drain();
  expect(await statusOf(house, admin, ana)).toBe('approved');
  expect(await statusOf(house, admin, gone)).toBe('blocked');
  expect(await statusOf(house, admin, above)).toBe('approved');
});

test('ADM-02 groups, tags and roles are given to many and taken from them; what a rule keeps and a last role stay', async ({ house }) => {
  const admin = await anAdmin(house);
  const { tenantId } = admin;
  const one = await aPerson(house.platform, { tenantId, fullName: 'Um' });
  const two = await aPerson(house.platform, { tenantId, fullName: 'Dois', roles: ['learner', 'auditor'] });
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { a: { name: { 'pt-BR': 'A' }, countries: ['BR'] } },
    groups: { hand: { 'pt-BR': 'Mão' } },
    groupLabel: { 'pt-BR': 'R' },
    tags: { t: { 'pt-BR': 'T' } },
  });
  const [group = '', tag = ''] = [...labels.groups.values(), ...labels.tags.values()];
  const ruled = await aGroup(house.platform, { tenantId });
  const rule = { match: 'all' as const, conditions: [{ field: 'tag' as const, is: 'any_of' as const, values: [tag] }] };
  await house.call(as(admin), wire.setGroupRule, { params: { groupId: ruled }, body: { version: 1, rule, isForEverybody: false } });
  const make = async (whom: peopleWire.BulkWhom, action: peopleWire.BulkAction) => {
    const looked = await look(house, admin, whom, action);
    await apply(house, admin, looked.body.id);
    await house.drain();
    return (await read(house, admin, looked.body.id)).body;
  };
  expect(await make(ids(one, two), { do: 'add_group', id: group })).toMatchObject({ changes: 2, done: 2 });
  expect(await make(ids(one, two), { do: 'add_group', id: group })).toMatchObject({ changes: 0, same: 2, done: 0, canUndo: false });
  const found = async (query: Record<string, string>) =>
    (await house.call(as(admin), peopleWire.listPeople, { query })).body.items.map(({ fullName }) => fullName);
  expect(await found({ group })).toEqual(['Dois', 'Um']);
  expect(await make(ids(one), { do: 'add_tag', id: tag })).toMatchObject({ done: 1 });
  expect(await found({ group: ruled })).toEqual(['Um']); // the rule follows
  expect(await make({ by: 'filter', filter: { tag } }, { do: 'remove_group', id: ruled })).toMatchObject({
    changes: 0,
    refused: [{ refusal: 'kept_by_rule', count: 1 }],
  });
  expect(await make(ids(one, two), { do: 'remove_role', role: 'learner' })).toMatchObject({
    done: 1,
    refused: [{ refusal: 'last_role', count: 1 }],
  });
  expect(await found({ role: 'learner' })).toEqual(['Um']);
  expect(await make(ids(one, two, admin), { do: 'add_role', role: 'moderator' })).toMatchObject({
    done: 2,
    refused: [{ refusal: 'not_yourself', count: 1 }],
  });
  expect(await make(ids(one, admin), { do: 'log_out' })).toMatchObject({ done: 1, refused: [{ refusal: 'not_yourself', count: 1 }] });
  expect((await house.call(as(one), wire.getMe, {})).status).toBe(401);
  expect((await look(house, admin, ids(one), { do: 'add_role', role: 'superuser' })).body.refusal).toBe('role_above_yours');
});

test('ADM-02 a registration is decided with the people who are let in', async ({ house }) => {
  const admin = await anAdmin(house);
  const waits = await aPerson(house.platform, { tenantId: admin.tenantId, status: 'awaiting_approval' });
  const looked = await look(house, admin, { by: 'filter', filter: { status: 'awaiting_approval' } }, { do: 'approve' });
  expect(looked.body).toMatchObject({ changes: 1, same: 0, refused: [] });
  await apply(house, admin, looked.body.id);
  await house.drain();
  expect(await statusOf(house, admin, waits)).toBe('approved');
  expect((await read(house, admin, looked.body.id)).body.canUndo).toBe(false); // they have been told
});

test('CLI-08 members, groups and changes of another client are not there', async ({ house }) => {
  const admin = await anAdmin(house);
  const stranger = await anAdmin(house, { tenantId: (await aClient(house.platform, { siteId: admin.siteId })).tenantId });
  const theirs = await aGroup(house.platform, { tenantId: stranger.tenantId });
  expect((await look(house, admin, ids(admin, stranger), { do: 'block' })).status).toBe(404);
  expect((await look(house, admin, ids(admin), { do: 'add_group', id: theirs })).status).toBe(404);
  const looked = await look(house, stranger, ids(stranger), { do: 'add_group', id: theirs });
  for (const call of [apply, read]) expect((await call(house, admin, looked.body.id)).status).toBe(404);
  expect((await look(house, admin, { by: 'change', bulkId: looked.body.id }, { do: 'block' })).status).toBe(404);
});

test('ADM-02 two administrators who block each other at once leave one of them', async ({ house }) => {
  const one = await anAdmin(house);
  const two = await anAdmin(house, { tenantId: one.tenantId });
  const looked = await Promise.all([look(house, one, ids(two), { do: 'block' }), look(house, two, ids(one), { do: 'block' })]);
  await apply(house, one, looked[0].body.id);
  await apply(house, two, looked[1].body.id);
  await house.drain();
  const rows = await house.db.write().selectFrom('people.bulk_change').select('state').where('tenant_id', '=', one.tenantId).execute();
  expect(rows.map(({ state }) => state).sort()).toEqual(['done', 'stopped']);
});

test('CLI-06 the verdict on many is that on one, whoever asks and whoever they are', async ({ house }) => {
  const held: Role[][] = [['learner'], ['learner', 'auditor'], ['program_administrator'], ['client_administrator'], ['superuser']];
  const first = await aPerson(house.platform);
  const { tenantId } = first;
  const other = await aClient(house.platform, { siteId: first.siteId });
  const people = [];
  for (const roles of held)
    for (const isShared of [false, true]) {
      const person = await aPerson(house.platform, { tenantId, roles });
      if (isShared) await aPerson(house.platform, { tenantId: other.tenantId, personId: person.personId });
      people.push({ person, roles, isShared });
    }
  for (const roles of [['client_administrator'], ['superuser']] satisfies Role[][]) {
    const admin = await aPerson(house.platform, { tenantId, roles });
    for (const { person, ...them } of people) {
      const facts = {
        isYourself: false,
        yourRoles: roles,
        theirRoles: them.roles,
        isShared: them.isShared,
        status: 'approved' as const,
        mayWrite: true,
        isErased: false,
        hasSecondStep: false,
        hasPassword: true,
        hasEmail: true,
        mayVisit: false,
      };
      const can = judgePersonChanges(facts);
      expect((await look(house, admin, ids(person), { do: 'block' })).body.changes).toBe(can.block ? 1 : 0);
      expect((await look(house, admin, ids(person), { do: 'add_role', role: 'moderator' })).body.changes).toBe(can.save ? 1 : 0);
    }
  }
});
