import { listStatement } from '@vitrine/contract/ledger';
import * as wire from '@vitrine/contract/transfer';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openPartner } from '../../platform/testing/partner-peer.mjs';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aPartner, checkRegistration, documents, settleBy } from './testing.ts';
import { aProgram, aSeller, askAgain, holding, look, send, shown, violations } from './testing/program.ts';

let peer: Awaited<ReturnType<typeof openPartner>>;
beforeAll(async () => {
  peer = await openPartner();
});
beforeEach(() => peer.set({ lookUp: 'ok', send: 'ok', ask: 'ok', reason: 'other' }));
afterAll(() => peer.close());

const program = (house: House, wish: Parameters<typeof aProgram>[1] = {}) => aProgram(house, { apiUrl: peer.url, ...wish });

test('TRF-01 TRF-02 all points go to the partner once, and are to be used until twelve months after it posted them', async ({ house }) => {
  const { seller } = await program(house);
  expect(await shown(house, seller)).toMatchObject({
    partner: { name: 'Clube Mais' },
    available: 40,
    maySend: true,
    underWay: null,
    monthsToUse: 12,
  });
  expect((await look(house, seller, documents.owner)).body).toEqual({ state: 'active', role: 'store_owner' });

  const sent = await send(house, seller, '391.204.102-47');
  expect(sent).toMatchObject({ status: 200, body: { points: 40, state: 'held', ending: '0247' } });
  expect(await holding(house, seller)).toEqual({ available: 0, held: 40 });

  await house.drain();
  const { past, underWay } = await shown(house, seller);
  expect(underWay).toBeNull();
  const [posted] = past;
  const { posted_on: postedOn } = peer.transfers.get(sent.body.id);
  expect(posted).toMatchObject({ state: 'sent', postedOn, useUntil: `${Number(postedOn.slice(0, 4)) + 1}${postedOn.slice(4)}` });
  expect(await holding(house, seller)).toEqual({ available: 0, held: 0 });
  const { items } = (await house.call(seller, listStatement, { query: { currency: 'training' } })).body;
  expect(items.map(({ code, state, amount, reason }) => [code, state, amount, reason.kind])).toEqual([
    ['hold', 'spent', -40, 'transfer'],
    ['credit', 'audited', 40, 'game'],
  ]);
  expect(await violations(house)).toEqual([]);
});

test('TRF-01 each refusal is its own, and nothing is held by any', async ({ house }) => {
  const { keeper, seller } = await program(house);
  const poor = await aSeller(house, keeper, 0);
  await look(house, poor);
  expect((await send(house, poor)).body.refusal).toBe('no_points_to_send');
  expect((await look(house, seller, documents.inactive)).body).toMatchObject({
    refusal: 'registration_inactive',
    fields: { document: 'registration_inactive' },
  });
  expect((await look(house, seller, documents.unknown)).body.fields).toEqual({ document: 'registration_invalid' });
  expect((await look(house, seller, documents.cashier)).body.fields).toEqual({ document: 'role_unauthorized' });
  expect((await look(house, seller, '111.111.111-11')).body.fields).toEqual({ document: 'partner_document_invalid' });
  expect((await send(house, seller, ' ')).body.fields).toEqual({ document: 'partner_document_required' });
  expect((await send(house, seller, documents.owner)).body.refusal).toBe('registration_unchecked');
  await look(house, seller);
  expect((await send(house, seller, documents.salesperson, 39)).body.refusal).toBe('points_changed');
  expect(await holding(house, seller)).toEqual({ available: 40, held: 0 });

  await aPartner(house.platform, keeper.actor, { apiUrl: peer.url, roles: ['store_owner'] });
  expect((await send(house, seller)).body.refusal).toBe('role_unauthorized');
  await aPartner(house.platform, keeper.actor, { apiUrl: peer.url, isOpen: false });
  expect([(await look(house, seller)).body.refusal, (await send(house, seller)).body.refusal]).toEqual([
    'transfer_closed',
    'transfer_closed',
  ]);
  expect((await shown(house, seller)).partner).toBeNull();
});

test('TRF-01 only members of the groups that may send do, where the client named some', async ({ house }) => {
  const { keeper, seller } = await program(house);
  const groupId = house.platform.newId();
  await house.db.pool.query(
    `insert into identity.member_group (tenant_id, id, version, name, position) values ($1, $2, 1, '{"pt-BR":"Lojistas"}', 1)`,
    [keeper.tenantId, groupId],
  );
  await aPartner(house.platform, keeper.actor, { apiUrl: peer.url, groupIds: [groupId] });
  expect((await look(house, seller)).body.refusal).toBe('no_permission_to_send');
  expect((await send(house, seller)).body.refusal).toBe('no_permission_to_send');
  expect(await shown(house, seller)).toMatchObject({ maySend: false });
});

test('TRF-01 a document belongs to the account that used it, also after that account is gone, until two administrators release it', async ({
  house,
}) => {
  const { keeper, seller } = await program(house);
  const other = await aSeller(house, keeper);
  await look(house, other); // while it is nobody's yet
  await look(house, seller);
  await send(house, seller);
  await house.drain();
  expect((await look(house, other, '529.982.247-25')).body.refusal).toBe('document_used_elsewhere');
  expect((await send(house, other)).body).toMatchObject({
    refusal: 'document_used_elsewhere',
    fields: { document: 'document_used_elsewhere' },
  });

  const [used] = (await house.call(keeper, wire.listDocuments, { query: { state: 'used' } })).body.items;
  const params = { documentId: used?.id ?? '' };
  const second = await aPerson(house.platform, { tenantId: keeper.tenantId, roles: ['program_administrator'] });
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const ask = (by: BuiltPerson, why = 'Mudou de loja') => house.call(by, wire.askRelease, { params, body: { why } });
  const confirm = (by: BuiltPerson) => house.call(by, wire.confirmRelease, { params });
  expect((await confirm(second)).body.refusal).toBe('release_not_asked');
  expect((await ask(stranger)).status).toBe(404);
  expect((await ask(keeper, ' ')).body.fields).toEqual({ why: 'why_required' });
  expect((await ask(keeper)).body).toMatchObject({
    state: 'release_asked',
    asked: { why: 'Mudou de loja' },
    can: { confirmRelease: false },
  });
  expect((await ask(second)).body.refusal).toBe('release_already_asked');
  expect((await confirm(keeper)).body.refusal).toBe('second_administrator_needed');
  expect((await send(house, other)).body.refusal).toBe('document_used_elsewhere');
  const decided = await Promise.all([confirm(second), confirm(second)]);
  expect(decided.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  await look(house, other);
  expect((await send(house, other)).status).toBe(200);
  await house.drain();
  expect(await violations(house)).toEqual([]);
});

test('TRF-03 two devices at once send the points once, and two accounts one document once', async ({ house }) => {
  const { keeper, seller } = await program(house);
  await look(house, seller);
  const answers = await Promise.all([1, 2, 3].map(() => send(house, seller)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    answers.flatMap(({ body }) => body.refusal ?? []).every((code) => ['no_points_to_send', 'transfer_under_way'].includes(code)),
  ).toBe(true);
  expect(await holding(house, seller)).toEqual({ available: 0, held: 40 });

  const rivals = [await aSeller(house, keeper), await aSeller(house, keeper)];
  for (const rival of rivals) await look(house, rival, documents.owner);
  const both = await Promise.all(rivals.map((rival) => send(house, rival, documents.owner)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.flatMap(({ body }) => body.refusal ?? [])).toEqual(['document_used_elsewhere']);
  expect(await violations(house)).toEqual([]);
});

test('TRF-03 the same request twice is one sending', async ({ house }) => {
  const { seller } = await program(house);
  await look(house, seller);
  const key = { 'idempotency-key': house.platform.newId() };
  const [one, again] = [
    await send(house, seller, documents.salesperson, 40, key),
    await send(house, seller, documents.salesperson, 40, key),
  ];
  expect(again.body.id).toBe(one.body.id);
});

test('TRF-03 a partner that says no gives everything back, and its document is nobody’s again', async ({ house }) => {
  const { keeper, seller } = await program(house);
  peer.set({ send: 'rejected', reason: 'registration_inactive' });
  await look(house, seller);
  await send(house, seller);
  await house.drain();
  expect(await holding(house, seller)).toEqual({ available: 40, held: 0 });
  expect((await shown(house, seller)).past).toMatchObject([{ state: 'returned', reason: 'registration_inactive', useUntil: null }]);
  peer.set({ send: 'ok' });
  const other = await aSeller(house, keeper);
  await look(house, other);
  expect((await send(house, other)).status).toBe(200);
  await house.drain();
  expect(await violations(house)).toEqual([]);
});

test(
  'TRF-03 whatever is no answer leaves the points held, and asking again by our id settles them once',
  { timeout: 60_000 },
  async ({ house }) => {
    const { keeper } = await program(house);
    for (const fault of ['broken', 'garbled', 'closed', 'pending', 'late']) {
      peer.set({ send: fault, ask: 'ok' });
      const seller = await aSeller(house, keeper);
      const document = documentFor(house);
      await look(house, seller, document);
      const { id } = (await send(house, seller, document)).body;
      await house.drain();
      expect(await holding(house, seller), fault).toEqual({ available: 0, held: 40 });
      const { underWay } = await shown(house, seller);
      expect(underWay?.id, fault).toBe(id);
      peer.set({ send: 'ok' });
      if (fault === 'pending') peer.transfers.get(id).status = 'accepted';
      await askAgain(house);
      await askAgain(house);
      expect(await holding(house, seller), fault).toEqual({ available: 0, held: 0 });
      expect([...peer.transfers.keys()].filter((known) => known === id)).toHaveLength(1);
    }
    expect(await violations(house)).toEqual([]);
  },
);

let nth = 0;
/** A CPF that can exist, with an ending that the peer knows as a salesperson’s. */
function documentFor(_house: House): string {
  for (;;) {
    const base = String(401_500_100 + nth++);
    const digit = (digits: string) => {
      const sum = Array.from(digits).reduce((total, one, at) => total + Number(one) * (digits.length + 1 - at), 0);
      return String(((sum * 10) % 11) % 10);
    };
    const nine = base + digit(base);
    const whole = nine + digit(nine);
    if (/[1-6]$/.test(whole)) return whole;
  }
}

test('TRF-03 a server that dies after the partner’s yes finds it by our id; control: giving back on silence pays twice', async ({
  house,
}) => {
  const { keeper } = await program(house);
  /** The hold is committed and the partner posted; then the server dies before it writes what it heard. */
  const dieAfterYes = async () => {
    const seller = await aSeller(house, keeper);
    const document = documentFor(house);
    await look(house, seller, document);
    const { id } = (await send(house, seller, document)).body;
    await house.jobs.discard();
    peer.transfers.set(id, { document, country: 'BR', points: 40, status: 'accepted', posted_on: '2026-11-25' });
    const row = await house.db
      .write()
      .selectFrom('transfer.sending')
      .select(['id', 'member_id', 'document_id', 'hold_id', 'asked'])
      .where('tenant_id', '=', keeper.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const held = {
      tenantId: keeper.tenantId,
      id,
      memberId: row.member_id,
      documentId: row.document_id,
      holdId: row.hold_id,
      asked: row.asked,
    };
    return { seller, id, held };
  };
  const isPaidOnce = async ({ seller, id }: { seller: BuiltPerson; id: string }) => {
    const { available, held } = await holding(house, seller);
    return held === 0 && available + (peer.transfers.has(id) ? 40 : 0) === 40;
  };

  const ours = await dieAfterYes();
  await askAgain(house);
  expect(await isPaidOnce(ours)).toBe(true);
  // A yes that two servers heard is written once.
  await settleBy(house.platform, { held: ours.held, said: { answer: 'accepted', postedOn: null, reason: null } });
  expect(await isPaidOnce(ours)).toBe(true);

  const naive = await dieAfterYes();
  await settleBy(house.platform, { held: naive.held, said: { answer: 'rejected', postedOn: null, reason: null } }); // what a time-out is taken for
  await askAgain(house);
  expect(await isPaidOnce(naive)).toBe(false);
  expect(await violations(house)).toEqual([]);
});

test('TRF-03 staff ask the partner about a sending now; what is settled is told so, and another client’s is not there', async ({
  house,
}) => {
  const { keeper, seller } = await program(house);
  peer.set({ send: 'broken' });
  await look(house, seller);
  const params = { sendingId: (await send(house, seller)).body.id };
  await house.drain();
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const ask = (by: BuiltPerson) => house.call(by, wire.askPartner, { params });
  expect((await ask(stranger)).status).toBe(404);
  expect((await ask(keeper)).body).toMatchObject({ state: 'held', lastAnswer: 'unknown' });
  peer.set({ send: 'ok' });
  expect((await ask(keeper)).body).toMatchObject({ state: 'sent', name: seller.actor.fullName });
  expect((await ask(keeper)).body.refusal).toBe('sending_settled');
  expect(
    (await house.call(keeper, wire.listSendings, { query: { state: 'sent', search: seller.actor.fullName } })).body.items,
  ).toHaveLength(1);
  expect((await house.call(stranger, wire.listSendings, {})).body.items).toEqual([]);
});

test('TRF-01 the partner is asked about few documents an hour, and a partner that cannot say refuses nobody for good', async ({
  house,
}) => {
  const { seller } = await program(house);
  peer.set({ lookUp: 'broken' });
  expect((await look(house, seller)).status).toBe(503);
  peer.set({ lookUp: 'ok' });
  for (let at = 1; at < 10; at += 1) await look(house, seller, documents.unknown);
  expect((await look(house, seller)).body.refusal).toBe('too_many_documents');
  house.clock.shift(3_700_000);
  expect(await checkRegistration(house.platform, seller.actor, { document: documents.salesperson })).toMatchObject({ state: 'active' });
});
