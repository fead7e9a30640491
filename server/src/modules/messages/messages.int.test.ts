import * as wire from '@vitrine/contract/messages';
import { listNotices } from '@vitrine/contract/notices';
import { listAuditLog } from '@vitrine/contract/kernel';
import { addDays, dayIn, instantOf } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { aMessage, aMessageForm, tellMembers } from './testing.ts';

const staff = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
const draft = async (house: House, by: BuiltPerson, messageId: string) =>
  (await house.call(by, wire.getMessageDraft, { params: { messageId } })).body;
const inbox = async (house: House, person: BuiltPerson) =>
  (await house.call(person, listNotices, { query: {} })).body.items.filter(({ kind }) => kind === 'program_message');
const recipients = async (house: House, by: BuiltPerson, messageId: string, show: 'all' | 'read' | 'unread' = 'all') =>
  (await house.call(by, wire.listMessageRecipients, { params: { messageId }, query: { show } })).body;

async function aGroup(house: House, { tenantId }: BuiltPerson) {
  const { groups } = await someLabels(house.platform, {
    tenantId,
    areas: { all: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    tags: { new: { 'pt-BR': 'Loja nova' } },
    groupLabel: { 'pt-BR': 'Times' },
    groups: { south: { 'pt-BR': 'Sul' } },
  });
  return groups.get('south') ?? '';
}

test('NOT-01 a message is written, saved and sent to a group: they get it in their language, nobody else does, and who read it is counted and listed', async ({
  house,
}) => {
  const by = await staff(house);
  const { tenantId } = by;
  const groupId = await aGroup(house, by);
  const ana = await aPerson(house.platform, { tenantId, groupIds: [groupId], fullName: 'Ana Prado' });
  const bia = await aPerson(house.platform, { tenantId, groupIds: [groupId], fullName: 'Bia Reis' });
  const other = await aPerson(house.platform, { tenantId });

  const title = { 'pt-BR': 'Feira de inverno', 'en-US': 'Winter fair' };
  const { id: messageId } = (await house.call(by, wire.createMessage, { body: { title } })).body;
  const message = aMessageForm({
    title,
    body: { 'pt-BR': 'Veja em https://exemplo.com', 'en-US': 'See it' },
    place: 'campaigns',
    groupIds: [groupId],
  });
  const saved = await house.call(by, wire.saveMessage, { params: { messageId }, body: { version: 1, message } });
  expect(saved.body).toMatchObject({
    state: 'draft',
    reach: 2,
    can: { save: true, remove: true, send: true, unschedule: false, takeBack: false },
    message,
  });
  const sent = await house.call(by, wire.sendMessage, { params: { messageId }, body: { version: 2, at: null } });
  expect(sent.body).toMatchObject({ state: 'sending', can: { save: false, send: false, takeBack: true } });
  await house.drain();

  expect((await inbox(house, ana)).map(({ facts }) => facts)).toEqual([{ messageId, title: 'Feira de inverno' }]);
  expect(await inbox(house, other)).toEqual([]);
  expect((await house.call(other, wire.getMessage, { params: { messageId } })).status).toBe(404);
  const page = await house.call(ana, wire.getMessage, { params: { messageId } });
  expect(page.body).toMatchObject({ title: 'Feira de inverno', body: 'Veja em https://exemplo.com', place: 'campaigns', isRead: false });
  for (const _ of [1, 2]) expect((await house.call(ana, wire.readMessage, { params: { messageId } })).status).toBe(200);
  expect(await inbox(house, ana)).toMatchObject([{ isRead: true }]);
  expect((await house.call(other, wire.readMessage, { params: { messageId } })).status).toBe(404);

  expect(await draft(house, by, messageId)).toMatchObject({ state: 'sent', reach: 2, read: 1 });
  const all = await recipients(house, by, messageId);
  expect(all).toMatchObject({ told: 2, read: 1, items: [{ name: 'Ana Prado' }, { name: 'Bia Reis', readAt: null }] });
  expect((await recipients(house, by, messageId, 'read')).items.map(({ id }) => id)).toEqual([ana.memberId]);
  expect((await recipients(house, by, messageId, 'unread')).items.map(({ id }) => id)).toEqual([bia.memberId]);
  const [row] = (await house.call(by, wire.listMessages, { query: { search: 'winter' } })).body.items;
  expect(row).toMatchObject({ id: messageId, state: 'sent', groups: 'Sul', told: 2, read: 1 });
  const first = (await house.call(by, wire.listMessageRecipients, { params: { messageId }, query: { limit: 1 } })).body;
  const second = await house.call(by, wire.listMessageRecipients, {
    params: { messageId },
    query: { limit: 1, ...(first.next === null ? {} : { after: first.next }) },
  });
  expect([first.items[0]?.name, second.body.items[0]?.name]).toEqual(['Ana Prado', 'Bia Reis']);
});

test('NOT-01 a message waits for its hour by the client’s clock, is a draft again when taken back before, and out of inboxes and waiting letters after', async ({
  house,
}) => {
  const by = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: by.tenantId });
  const zone = await zoneOfClient(house.db.read(), by);
  const at = { day: addDays(dayIn(zone, house.clock.now()), 1), time: '18:00' };
  const { messageId, version } = await aMessage(house.platform, by.actor, { sends: at });
  const params = { messageId };
  expect(await draft(house, by, messageId)).toMatchObject({ state: 'scheduled', timeZone: zone });
  expect(Date.parse((await draft(house, by, messageId)).sendsAt ?? '')).toBe(Date.parse(instantOf({ ...at, zone })));
  const again = await house.call(by, wire.unscheduleMessage, { params, body: { version } });
  expect(again.body).toMatchObject({ state: 'draft', sendsAt: null, can: { save: true } });
  const later = { ...at, day: addDays(at.day, 1) };
  expect((await house.call(by, wire.sendMessage, { params, body: { version: version + 1, at: later } })).body.state).toBe('scheduled');

  const told = async () => {
    const sql = `select is_shown, mail_at is not null as waits from notices.notice where member_id = $1 and kind = 'program_message'`;
    return (await house.db.pool.query(sql, [seller.memberId])).rows;
  };
  const after = async (hours: number) => {
    house.clock.shift(hours * 3_600_000);
    await house.drain();
    house.clock.shift(-hours * 3_600_000);
  };
  await after(42);
  expect(await told(), 'the first hour was taken back').toEqual([]);
  await after(66);
  expect(await told()).toEqual([{ is_shown: true, waits: true }]);

  const gone = await draft(house, by, messageId);
  expect(gone.state).toBe('sent');
  expect((await house.call(seller, wire.getMessage, { params })).status).toBe(200);
  const taken = await house.call(by, wire.takeBackMessage, { params, body: { version: gone.version } });
  expect(taken.body).toMatchObject({ state: 'taken_back', can: { takeBack: false } });
  await house.drain();
  expect(await told()).toEqual([{ is_shown: false, waits: false }]);
  expect(await inbox(house, seller)).toEqual([]);
  expect((await house.call(seller, wire.getMessage, { params })).status).toBe(404);
  expect((await recipients(house, by, messageId)).told).toBe(2);
});

test('NOT-01 what a message lacks is told at its field; what went is fixed; what nobody would get does not go', async ({ house }) => {
  const by = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: by.tenantId });
  const { messageId, version } = await aMessage(house.platform, by.actor, { body: {} });
  const params = { messageId };
  const save = (of: Partial<wire.MessageForm>, seen = version) =>
    house.call(by, wire.saveMessage, { params, body: { version: seen, message: aMessageForm(of) } });
  const send = (seen: number, at: { day: string; time: string } | null = null) =>
    house.call(by, wire.sendMessage, { params, body: { version: seen, at } });

  expect((await house.call(by, wire.createMessage, { body: { title: {} } })).body.fields).toEqual({ title: 'title_required' });
  expect((await save({ title: { 'pt-BR': ' ' } })).body.fields).toEqual({ 'message.title': 'title_required' });
  expect((await save({ body: { 'pt-BR': '[veja](javascript:alert)' } })).body.fields).toEqual({ 'message.body': 'link_forbidden' });
  expect((await save({ groupIds: [house.platform.newId()] })).body.fields).toEqual({ 'message.groupIds': 'invalid_choice' });
  expect((await send(version)).body.fields).toEqual({ 'message.body': 'message_text_required' });
  expect((await save({}, version - 1)).body.refusal).toBe('changed_meanwhile');
  expect((await send(version - 1)).body.refusal).toBe('changed_meanwhile');

  const empty = await aGroup(house, by);
  expect((await save({ groupIds: [empty] })).status).toBe(200);
  expect((await send(version + 1)).body.refusal).toBe('message_reaches_nobody');
  expect((await save({}, version + 1)).status).toBe(200);
  expect((await send(version + 2, { day: '2020-01-01', time: '08:00' })).body.fields).toEqual({ at: 'message_time_past' });
  expect((await house.call(by, wire.unscheduleMessage, { params, body: { version: version + 2 } })).body.refusal).toBe(
    'message_not_scheduled',
  );
  expect((await house.call(by, wire.takeBackMessage, { params, body: { version: version + 2 } })).body.refusal).toBe('message_not_sent');
  expect((await send(version + 2)).status).toBe(200);
  expect((await save({}, version + 3)).body.refusal).toBe('message_fixed');
  expect((await send(version + 3)).body.refusal).toBe('message_fixed');

  for (const call of [wire.getMessageDraft, wire.listMessageRecipients] as const)
    expect((await house.call(seller, call, { params, query: {} })).status, call.path).toBe(404);
  const stranger = await staff(house);
  expect((await house.call(stranger, wire.getMessageDraft, { params })).status).toBe(404);
  expect((await house.call(stranger, wire.saveMessage, { params, body: { version: version + 3, message: aMessageForm() } })).status).toBe(
    404,
  );
});

test('NOT-01 a draft is deleted with its groups and told in the audit log; what is scheduled or went stays', async ({ house }) => {
  const by = await staff(house);
  const groupId = await aGroup(house, by);
  const remove = (person: BuiltPerson, messageId: string) => house.call(person, wire.removeMessage, { params: { messageId } });
  const { messageId } = await aMessage(house.platform, by.actor, { groupIds: [groupId] });
  expect((await remove(await staff(house), messageId)).status).toBe(404);
  expect((await remove(await aPerson(house.platform, { tenantId: by.tenantId }), messageId)).status).toBe(404);
  const both = await Promise.all([1, 2].map(() => remove(by, messageId)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect((await house.call(by, wire.getMessageDraft, { params: { messageId } })).status).toBe(404);
  const log = (await house.call(by, listAuditLog, { query: { subject: 'message' } })).body.items;
  expect(log[0]).toMatchObject({ what: 'message.removed', subjectId: messageId, before: { groupIds: [groupId] }, after: null });

  const at = { day: '2099-01-31', time: '18:00' };
  const waiting = await aMessage(house.platform, by.actor, { sends: at });
  expect((await remove(by, waiting.messageId)).body.refusal).toBe('message_fixed');
  const sent = await aMessage(house.platform, by.actor, { sends: 'now' });
  expect((await remove(by, sent.messageId)).body.refusal).toBe('message_fixed');
});

test('NOT-01 LOG-06 a button leads to no module that is switched off: not when it is saved, not when it is sent, and not where it is read', async ({
  house,
}) => {
  const by = await staff(house);
  const reader = await aPerson(house.platform, { tenantId: by.tenantId });
  const { messageId, version } = await aMessage(house.platform, by.actor, { place: 'forum' });
  const gone = await aMessage(house.platform, by.actor, { place: 'forum', sends: 'now' });
  await house.drain();
  const params = { messageId };
  const placeOf = async () => (await house.call(reader, wire.getMessage, { params: { messageId: gone.messageId } })).body.place;
  expect(await placeOf()).toBe('forum');
  await house.db.pool.query(`update tenancy.tenant set modules = array_remove(modules, 'forum') where id = $1`, [by.tenantId]);
  const save = (place: 'forum' | 'certificates') =>
    house.call(by, wire.saveMessage, { params, body: { version, message: aMessageForm({ place }) } });
  expect((await save('forum')).body).toMatchObject({ refusal: 'message_place_off', fields: { 'message.place': 'message_place_off' } });
  const send = await house.call(by, wire.sendMessage, { params, body: { version, at: null } });
  expect(send.body.fields).toEqual({ 'message.place': 'message_place_off' });
  expect((await save('certificates')).status).toBe(200);
  expect(await placeOf()).toBeNull();
});

test('NOT-01 a sending that dies in the middle goes on where it ended, and nobody is told twice, also by two jobs at once and by two who send', async ({
  house,
}) => {
  const by = await staff(house);
  const { tenantId } = by;
  const people = [];
  for (let at = 0; at < 204; at += 1) people.push(await aPerson(house.platform, { tenantId }));
  const { messageId, version } = await aMessage(house.platform, by.actor, {});
  const params = { messageId };
  const both = await Promise.all([1, 2].map(() => house.call(by, wire.sendMessage, { params, body: { version, at: null } })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));

  const payload = { tenantId, messageId, run: 1 };
  let isDead = true;
  const dying = {
    ...house.platform,
    // The plug is pulled at the end of the first portion, before its commit.
    jobs: { ...house.platform.jobs, send: () => (isDead ? Promise.reject(new Error('the plug')) : Promise.resolve()) },
  };
  await expect(tellMembers(dying, payload)).rejects.toThrow('the plug');
  expect((await draft(house, by, messageId)).reach).toBe(0);
  isDead = false;
  await tellMembers(dying, payload); // whose next portion is lost with its process
  expect(await draft(house, by, messageId)).toMatchObject({ state: 'sending', reach: 200 });
  await Promise.all([tellMembers(house.platform, payload), tellMembers(house.platform, payload)]);
  await tellMembers(house.platform, { ...payload, run: 0 });
  await house.drain();
  const { state, reach } = await draft(house, by, messageId);
  expect([state, reach]).toEqual(['sent', 205]);
  const { rows } = await house.db.pool.query(
    `select count(*)::int as told, count(distinct member_id)::int as members from notices.notice where tenant_id = $1 and kind = 'program_message'`,
    [tenantId],
  );
  expect(rows).toEqual([{ told: 205, members: 205 }]);
});
