import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/sence';
import { mostSence } from '@vitrine/domain/sence';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';

const textsOf = async (house: House, person: BuiltPerson) =>
  (await house.call(person, wire.listSence, {})).body.items.map(({ text }) => text);
const add = (house: House, person: BuiltPerson, text: string) => house.call(person, wire.addSence, { body: { text } });

test('sence: a member keeps texts, newest first, and a colleague sees none of them', async ({ house }) => {
  const person = await aPerson(house.platform);
  const colleague = await aPerson(house.platform, { tenantId: person.tenantId });
  for (const text of ['Um', 'Dois']) expect((await add(house, person, text)).status).toBe(200);
  expect(await textsOf(house, person)).toEqual(['Dois', 'Um']);
  expect(await textsOf(house, colleague)).toEqual([]);
  expect((await add(house, person, ' ')).status).toBe(422);
});

test('sence: no more than a member may keep, also when two come at once', async ({ house }) => {
  const person = await aPerson(house.platform);
  for (let at = 1; at < mostSence; at += 1) await add(house, person, String(at));
  const answers = await Promise.all(['A', 'B', 'C'].map((text) => add(house, person, text)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.flatMap(({ body }) => body.refusal ?? [])).toEqual(['sence_full', 'sence_full']);
  expect(await textsOf(house, person)).toHaveLength(mostSence);
});

test('sence: the same key twice keeps one', async ({ house }) => {
  const person = await aPerson(house.platform);
  const key = { 'idempotency-key': house.platform.newId() };
  for (const _again of [1, 2]) await house.call(person, wire.addSence, { body: { text: 'Um' } }, key);
  expect(await textsOf(house, person)).toEqual(['Um']);
});

test('sence: staff take one away once, the audit log tells it, and nobody reaches those of another client', async ({ house }) => {
  const administrator = await aPerson(house.platform, { roles: ['client_administrator'] });
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const person = await aPerson(house.platform, { tenantId: administrator.tenantId, fullName: 'Ana Lima' });
  const { id: itemId } = (await add(house, person, 'Um')).body;
  const remove = (by: BuiltPerson) => house.call(by, wire.removeSence, { params: { itemId } });

  expect((await house.call(administrator, wire.listSenceOfAll, {})).body.items).toMatchObject([
    { id: itemId, text: 'Um', who: 'Ana Lima' },
  ]);
  expect((await house.call(stranger, wire.listSenceOfAll, {})).body.items).toEqual([]);
  expect([(await remove(stranger)).status, (await remove(person)).status]).toEqual([404, 404]);
  expect([(await remove(administrator)).status, (await remove(administrator)).status]).toEqual([200, 404]);
  const [told] = (await house.call(administrator, listAuditLog, { query: { subject: 'sence_item' } })).body.items;
  expect(told).toMatchObject({ what: 'sence_item.removed', subjectId: itemId, before: { text: 'Um' } });
  expect(await textsOf(house, person)).toEqual([]);
});
