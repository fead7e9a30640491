import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/support';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { configureSite } from '../tenancy/testing.ts';
import { aTicketForm, sendTicket } from './testing.ts';

async function aDesktop(house: House) {
  const agent = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId, siteId } = agent;
  const [colleague, seller, other] = [
    await aPerson(house.platform, { tenantId, roles: ['moderator'] }),
    await aPerson(house.platform, { tenantId }),
    await aPerson(house.platform, { tenantId }),
  ];
  await configureSite(house.platform, { siteId, support_use: true });
  const send = async (message: string, person: BuiltPerson = seller) =>
    (await house.call(person, wire.sendTicket, { body: aTicketForm(house.platform, { message }) })).body;
  const look = async (ticketId: string) => (await house.call(agent, wire.getTicketToAnswer, { params: { ticketId } })).body;
  const merge = async (ticketId: string, intoId: string, person: BuiltPerson = agent) =>
    house.call(person, wire.mergeTicket, { params: { ticketId }, body: { version: (await look(ticketId)).version, intoId } });
  return { agent, colleague, seller, other, send, look, merge };
}

test('EXP-02 ADM-05 two tickets of a member become one with both conversations and the earlier day; the other is closed, leads on and is not rated', async ({
  house,
}) => {
  const { agent, seller, send, look, merge } = await aDesktop(house);
  const { clock } = house.platform;
  const day = 86_400_000;
  const yesterday = { ...house.platform, clock: { now: () => clock.in(-day), in: (milliseconds: number) => clock.in(milliseconds - day) } };
  const form = aTicketForm(house.platform, { message: 'A nota saiu dia 16.' });
  const first = await sendTicket(yesterday, seller.actor, { ...form, host: seller.host });
  const second = await send('Esqueci: a loja confirmou.');
  await house.call(agent, wire.noteOnTicket, { params: { ticketId: first.id }, body: { message: 'Liguei para a loja.' } });
  expect((await look(second.id)).others).toMatchObject([{ id: first.id, number: 1 }]);
  const merged = (await merge(first.id, second.id)).body;
  expect(merged).toMatchObject({
    id: second.id,
    promise: { dueOn: first.promise?.dueOn, receivedOn: first.promise?.receivedOn },
    others: [],
  });
  expect(merged.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['theirs', 'A nota saiu dia 16.'],
    ['theirs', 'Esqueci: a loja confirmou.'],
    ['note', 'Liguei para a loja.'],
  ]);
  const mine = (await house.call(seller, wire.getMyTicket, { params: { ticketId: first.id } })).body;
  expect(mine).toMatchObject({
    state: 'closed',
    messages: [],
    mergedInto: { id: second.id, number: 2 },
    can: { reply: false, rate: false },
  });
  const rated = await house.call(seller, wire.rateTicket, { params: { ticketId: first.id }, body: { rating: 5 } });
  expect(rated.body).toMatchObject({ refusal: 'ticket_not_over' });
  expect((await house.call(seller, wire.getMyTicket, { params: { ticketId: second.id } })).body.messages).toHaveLength(2);
  const trail = await house.call(agent, listAuditLog, { query: { subject: 'ticket', subjectId: first.id } });
  expect(trail.body.items[0]).toMatchObject({ what: 'ticket.merged', before: { number: 1 }, after: { number: 2 } });
});

test('EXP-02 of two tickets that are promised for the same day the one that came first is counted from', async ({ house }) => {
  const { clock } = house.platform;
  const day = 86_400_000;
  house.clock.shift(((7 - new Date(clock.now()).getUTCDay()) % 7) * day); // a Sunday
  const { seller, send, merge } = await aDesktop(house);
  const saturday = { ...house.platform, clock: { now: () => clock.in(-day), in: (milliseconds: number) => clock.in(milliseconds - day) } };
  const form = aTicketForm(house.platform, { message: 'No sábado.' });
  const first = await sendTicket(saturday, seller.actor, { ...form, host: seller.host });
  const second = await send('No domingo.');
  expect(second.promise?.dueOn).toBe(first.promise?.dueOn);
  expect((await merge(first.id, second.id)).body.promise).toMatchObject({ receivedOn: first.promise?.receivedOn });
});

test('EXP-02 a ticket goes into none of somebody else, into itself or into one that is over, and out of nobody’s hands; of two at once one goes', async ({
  house,
}) => {
  const { agent, colleague, other, send, merge } = await aDesktop(house);
  const [one, two, theirs] = [await send('Um'), await send('Dois'), await send('Outra pessoa', other)];
  expect((await merge(one.id, theirs.id)).body).toMatchObject({ refusal: 'other_writer' });
  expect((await merge(one.id, one.id)).body).toMatchObject({ refusal: 'other_writer' });
  await house.call(colleague, wire.claimTicket, { params: { ticketId: two.id } });
  expect((await merge(one.id, two.id)).body).toMatchObject({ refusal: 'ticket_taken' });
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await merge(one.id, two.id, stranger)).status).toBe(404);
  const three = await send('Três');
  const both = await Promise.all([merge(one.id, three.id), merge(three.id, one.id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await merge(one.id, two.id, agent)).status).not.toBe(200);
});
