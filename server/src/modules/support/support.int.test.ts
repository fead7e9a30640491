import { listNotices } from '@vitrine/contract/notices';
import * as wire from '@vitrine/contract/support';
import { dayIn } from '@vitrine/domain/kernel';
import { dueAfter, workingDaysAfter } from '@vitrine/domain/support';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { configureSite } from '../tenancy/testing.ts';
import { anAttachment, answerTicket, aTicketForm, noteOnTicket, sendTicket } from './testing.ts';

const BR = { country: 'BR' };
const day = 86_400_000;

/** A client whose site takes tickets: a keeper of its contents, two who answer, and a seller. */
async function aDesktop(house: House) {
  const keeper = await aPerson(house.platform, { roles: ['program_administrator'] });
  const { tenantId, siteId } = keeper;
  const roles = ['moderator', 'moderator', 'learner'] as const;
  const people = await Promise.all(roles.map((role) => aPerson(house.platform, { tenantId, roles: [role] })));
  const [agent, colleague, seller] = people;
  if (!agent || !colleague || !seller) throw new Error('three people');
  await configureSite(house.platform, { siteId, support_use: true });
  return { keeper, agent, colleague, seller, tenantId, siteId };
}

/** The same house some days ago. */
const ago = ({ platform }: House, days: number) => ({
  ...platform,
  clock: { now: () => platform.clock.in(-days * day), in: (milliseconds: number) => platform.clock.in(milliseconds - days * day) },
});
const sentAgo = (house: House, { actor, host }: BuiltPerson, days: number, given: Parameters<typeof aTicketForm>[1] = {}) =>
  sendTicket(ago(house, days), actor, { ...aTicketForm(house.platform, given), host });

const today = (house: House) => dayIn('America/Sao_Paulo', house.clock.now());
const send = async (house: House, seller: BuiltPerson, given: Parameters<typeof aTicketForm>[1] = {}) =>
  house.call(seller, wire.sendTicket, { body: aTicketForm(house.platform, given) });
const inbox = async (house: House, agent: BuiltPerson, query: object = {}) =>
  (await house.call(agent, wire.listTickets, { query: { show: 'all', ...query } })).body;
const look = async (house: House, agent: BuiltPerson, ticketId: string) =>
  (await house.call(agent, wire.getTicketToAnswer, { params: { ticketId } })).body;
async function answer(house: House, agent: BuiltPerson, ticketId: string, ends: 'ask' | 'solve', message = 'Já pedi à loja.') {
  const { version } = await look(house, agent, ticketId);
  return house.call(agent, wire.answerTicket, { params: { ticketId }, body: { version, message, ends } });
}

test('EXP-02 CMP-10 a ticket gets the next number of its client and the day of its answer at once; the same draft again is the same ticket', async ({
  house,
}) => {
  const { seller, keeper } = await aDesktop(house);
  const fileIds = [await anAttachment(house.platform, seller.actor)];
  const form = aTicketForm(house.platform, { fileIds });
  const asks = await Promise.all([0, 1].map(() => house.call(seller, wire.sendTicket, { body: form })));
  expect(asks.map(({ status }) => status)).toEqual([200, 200]);
  const again = await house.call(seller, wire.sendTicket, { body: form });
  expect(again.body).toMatchObject({
    number: 1,
    state: 'new',
    promise: { receivedOn: today(house), dueOn: dueAfter(today(house), BR), left: 7, isOverdue: false },
    messages: [{ kind: 'theirs', text: form.message, files: [{ name: 'nota.webp' }] }],
    can: { reply: true, rate: false },
  });
  const { body } = await send(house, seller, { room: 'contact' });
  expect(body.number).toBe(2);
  const mine = (await house.call(seller, wire.listMyTickets, {})).body;
  expect(mine.items.map(({ number }) => number)).toEqual([2, 1]);
  expect([mine.isOpen, mine.dueIfSentNow]).toEqual([true, dueAfter(today(house), BR)]);
  // Another client counts for itself, and reads nothing of it.
  const other = await aDesktop(house);
  expect((await send(house, other.seller)).body.number).toBe(1);
  expect((await house.call(other.seller, wire.getMyTicket, { params: { ticketId: body.id } })).status).toBe(404);
  expect((await house.call(keeper, wire.getMyTicket, { params: { ticketId: body.id } })).status).toBe(404);
});

test('EXP-02 VAL-06 what cannot be sent is refused, and nothing where the site has switched its support off', async ({ house }) => {
  const { seller, colleague, siteId } = await aDesktop(house);
  const long = await send(house, seller, { message: 'a'.repeat(257) });
  expect(long).toMatchObject({ status: 422, body: { fields: { message: 'too_long' } } });
  const theirs = await anAttachment(house.platform, colleague.actor);
  expect((await send(house, seller, { fileIds: [theirs] })).body).toMatchObject({ fields: { fileIds: 'file_missing' } });
  const files = await Promise.all([1, 2, 3, 4].map(() => anAttachment(house.platform, seller.actor)));
  expect((await send(house, seller, { fileIds: files })).body).toMatchObject({ fields: { fileIds: 'too_many_files' } });
  const { actor } = seller;
  const cover = await house.platform.storage.put({
    siteId,
    tenantId: actor.tenantId,
    personId: actor.personId,
    purpose: 'captions',
    name: 'a.vtt',
    content: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nOi\n'),
    isPublic: false,
  });
  expect((await send(house, seller, { fileIds: [cover.id] })).body).toMatchObject({ fields: { fileIds: 'file_type_refused' } });
  expect((await send(house, seller, { fileIds: files.slice(0, 3) })).status).toBe(200);
  expect((await send(house, seller, { fileIds: files.slice(0, 1) })).body).toMatchObject({ fields: { fileIds: 'file_already_used' } });
  await configureSite(house.platform, { siteId, support_use: false });
  expect((await send(house, seller)).body).toMatchObject({ refusal: 'support_closed' });
  expect((await house.call(seller, wire.listMyTickets, {})).body).toMatchObject({ isOpen: false, items: [{ number: 1 }] });
});

test('EXP-02 of two who claim a ticket at once one gets it, hands it on, and only who has it answers', async ({ house }) => {
  const { seller, agent, colleague, keeper } = await aDesktop(house);
  const { id: ticketId } = (await send(house, seller)).body;
  const claims = await Promise.all([agent, colleague].map((one) => house.call(one, wire.claimTicket, { params: { ticketId } })));
  expect(claims.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const [mine, theirs] = claims[0]?.status === 200 ? [agent, colleague] : [colleague, agent];
  expect((await look(house, mine, ticketId)).assignee).toMatchObject({ isMine: true });
  expect((await answer(house, theirs, ticketId, 'ask')).body).toMatchObject({ refusal: 'ticket_taken' });
  const { version } = await look(house, mine, ticketId);
  const hand = (memberId: string, seen = version) =>
    house.call(mine, wire.assignTicket, { params: { ticketId }, body: { version: seen, memberId } });
  expect((await hand(seller.memberId)).body).toMatchObject({ fields: { memberId: 'not_staff' } });
  expect((await hand(theirs.memberId, version + 7)).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await hand(theirs.memberId)).body).toMatchObject({ assignee: { memberId: theirs.memberId, isMine: false } });
  const { items } = (await house.call(mine, wire.listTicketStaff, {})).body;
  expect(items.map(({ memberId }) => memberId).toSorted()).toEqual([agent, colleague, keeper].map(({ memberId }) => memberId).toSorted());
  expect((await house.call(seller, wire.listTickets, { query: {} })).status).toBe(404);
});

test('EXP-02 CMP-10 the promise rests while it waits for the member, who is told, and goes on with what was left; notes stay with staff', async ({
  house,
}) => {
  const { seller, agent } = await aDesktop(house);
  const { id: ticketId, promise } = await sentAgo(house, seller, 23);
  await noteOnTicket(house.platform, agent.actor, { ticketId, message: 'A loja confirmou.' });
  const asked = await answerTicket(ago(house, 20), agent.actor, { ticketId, version: 1, message: 'Qual é o pedido?', ends: 'ask' });
  const left = asked.left ?? -1;
  expect(asked).toMatchObject({ state: 'with_you', promise: null, assignee: { isMine: true } });
  expect(left).toBeGreaterThanOrEqual(3);
  const told = (await house.call(seller, listNotices, { query: {} })).body.items;
  expect(told).toMatchObject([{ kind: 'ticket_answered', facts: { ticketId, number: 1 } }]);
  const seen = (await house.call(seller, wire.getMyTicket, { params: { ticketId } })).body;
  expect(seen).toMatchObject({ state: 'with_you', promise: null });
  expect(seen.messages.map(({ kind }) => kind).toSorted()).toEqual(['ours', 'theirs']);
  expect((await look(house, agent, ticketId)).messages.map(({ kind }) => kind).toSorted()).toEqual(['note', 'ours', 'theirs']);
  const body = { bornKey: house.platform.newId(), message: 'O número é 77120.', fileIds: [] };
  const replies = await Promise.all([0, 1].map(() => house.call(seller, wire.replyToTicket, { params: { ticketId }, body })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const after = (await house.call(seller, wire.getMyTicket, { params: { ticketId } })).body;
  expect(after.messages.filter(({ text }) => text === body.message)).toHaveLength(1);
  expect(after).toMatchObject({ state: 'with_us', promise: { dueOn: workingDaysAfter(today(house), { ...BR, count: left }), left } });
  expect(after.promise?.dueOn).not.toBe(promise?.dueOn);
});

test('EXP-02 what is solved is rated once, is open again by a reply within fourteen days, and over after them', async ({ house }) => {
  const { seller, agent } = await aDesktop(house);
  const { id: ticketId } = (await send(house, seller)).body;
  const params = { ticketId };
  const rate = (rating: number) => house.call(seller, wire.rateTicket, { params, body: { rating } });
  const reply = () =>
    house.call(seller, wire.replyToTicket, { params, body: { bornKey: house.platform.newId(), message: 'Ainda não.', fileIds: [] } });
  expect((await rate(5)).body).toMatchObject({ refusal: 'ticket_not_over' });
  expect((await answer(house, agent, ticketId, 'solve')).body).toMatchObject({ state: 'solved', can: { answer: false } });
  expect((await answer(house, agent, ticketId, 'solve')).body).toMatchObject({ refusal: 'ticket_over' });
  expect((await reply()).body).toMatchObject({ state: 'with_us', promise: { left: 7 } });
  await answer(house, agent, ticketId, 'solve');
  expect((await rate(5)).body).toMatchObject({ rating: 5, can: { rate: false } });
  expect((await rate(2)).body).toMatchObject({ refusal: 'already_rated' });
  expect((await inbox(house, agent, { state: 'solved' })).items).toMatchObject([{ number: 1, rating: 5 }]);
  const { id: old } = await sentAgo(house, seller, 30, { subject: 'Antigo' });
  await answerTicket(ago(house, 15), agent.actor, { ticketId: old, version: 1, message: 'Pronto.', ends: 'solve' });
  const late = { bornKey: house.platform.newId(), message: 'Ainda não.', fileIds: [] };
  expect((await house.call(seller, wire.replyToTicket, { params: { ticketId: old }, body: late })).body).toMatchObject({
    refusal: 'ticket_over',
  });
  expect((await inbox(house, agent, { state: 'solved' })).items).toMatchObject([{ number: 1 }]);
  expect((await inbox(house, agent, { state: 'closed' })).items).toMatchObject([{ subject: 'Antigo', state: 'closed' }]);
});

test('EXP-02 the inbox shows what is overdue first, counts and finds, and comes as an export', async ({ house }) => {
  const { seller, agent } = await aDesktop(house);
  const { id } = (await send(house, seller, { subject: 'Segundo' })).body;
  await sentAgo(house, seller, 20, { subject: 'Primeiro' });
  await send(house, seller, { subject: 'Prêmio quebrado', room: 'contact' });
  await answer(house, agent, id, 'ask');
  const { items, counts } = await inbox(house, agent, { show: 'open' });
  expect(items.map(({ subject, isOverdue }) => [subject, isOverdue])).toEqual([
    ['Primeiro', true],
    ['Prêmio quebrado', false],
    ['Segundo', false],
  ]);
  expect(counts).toEqual({ mine: 1, free: 2, overdue: 1, open: 3 });
  const subjects = async (query: object) => (await inbox(house, agent, query)).items.map(({ subject }) => subject);
  expect(await subjects({ show: 'overdue' })).toEqual(['Primeiro']);
  expect(await subjects({ room: 'contact' })).toEqual(['Prêmio quebrado']);
  expect(await subjects({ search: 'premio' })).toEqual(['Prêmio quebrado']);
  const first = await inbox(house, agent, { show: 'open', limit: 1 });
  expect(await subjects({ show: 'open', limit: 5, after: first.next })).toEqual(['Prêmio quebrado', 'Segundo']);
  const { status, headers } = await house.call(agent, wire.exportTickets, { query: { show: 'open' } });
  expect([status, String(headers['content-type'])]).toEqual([200, expect.stringMatching(/csv/)]);
});
