import * as wire from '@vitrine/contract/events';
import { listStatement, getStatementEntry } from '@vitrine/contract/ledger';
import { listFeed, listNotices } from '@vitrine/contract/notices';
import { checkInStep } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aCampaign, aRegistration, type BuiltCampaign } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { closeBook, setBudget } from '../ledger/index.ts';
import { setRank } from '../levels/testing.ts';
import { anEvent, digitsOf, getEventRow, qrOf, type EventWish } from './testing.ts';

const points = 60;
const minute = 60_000;

/** An organizer, a campaign, and an event of it that is open now. */
async function anOpenEvent(house: House, wish: EventWish = {}) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const campaign = await aCampaign(house.platform, author.actor, {});
  const eventId = await anEvent(house.platform, author.actor, { points, campaignId: campaign.campaignId, ...wish });
  return { author, campaign, eventId };
}
/** The event is earlier than it was written: the clock of sessions stays. */
const putBack = ({ db }: House, { eventId }: { eventId: string }, minutes: number) =>
  db.pool.query(
    `update events.event set begins_at = begins_at - $2 * interval '1 minute', ends_at = ends_at - $2 * interval '1 minute' where id = $1`,
    [eventId, minutes],
  );
type Open = Awaited<ReturnType<typeof anOpenEvent>>;

async function aMember(house: House, { author, campaign }: Pick<Open, 'author'> & { campaign?: BuiltCampaign }, rank: 1 | 2 = 2) {
  const member = await aPerson(house.platform, { tenantId: author.tenantId, birthday: '1990-05-20' });
  await house.db.transaction((tx) => setRank(house.platform, tx, { ...member, rank }));
  if (campaign) await aRegistration(house.platform, member.actor, campaign);
  return member;
}

const codedRow = async (house: House, { author, eventId }: Open) => ({
  ...(await getEventRow(house.db.write(), author, { eventId })),
  tenantId: author.tenantId,
});
const digits = async (house: House, open: Open) => digitsOf(house.platform, await codedRow(house, open));
const wrongOf = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

type Scan = { way?: 'qr' | 'digits'; scannedAt?: string };
const scan = (
  house: House,
  who: BuiltPerson,
  eventId: string,
  code: string,
  { way = 'digits', scannedAt = house.clock.now() }: Scan = {},
) => house.call(who, wire.checkIn, { params: { eventId }, body: { way, code, scannedAt } });
const codesOf = async (house: House, { author, eventId }: Open) =>
  (await house.call(author, wire.getCheckInCodes, { params: { eventId } })).body;
const arrivals = async (house: House, { author, eventId }: Open, tab: 'arrived' | 'missing' | 'to_check' | 'undone' = 'arrived') =>
  (await house.call(author, wire.listArrivals, { params: { eventId }, query: { tab } })).body;
const creditsOf = async (house: House, who: BuiltPerson, { campaign }: Open) =>
  (await house.call(who, listStatement, { query: { campaignId: campaign.campaignId } })).body.items.map(({ code, amount, reason }) => [
    code,
    amount,
    reason.kind,
  ]);

test('EVT-02 EVT-03 the six digits let a member in and credit the points once, whose reason the statement names', async ({ house }) => {
  const open = await anOpenEvent(house);
  const member = await aMember(house, open);
  const shown = await codesOf(house, open);
  expect(shown.digits).toBe(await digits(house, open));
  const typed = `${shown.digits?.slice(0, 3)} ${shown.digits?.slice(3)}`;
  expect((await scan(house, member, open.eventId, typed)).body).toMatchObject({ state: 'arrived', points, isAlready: false });
  expect((await scan(house, member, open.eventId, '1')).body).toMatchObject({ state: 'arrived', points, isAlready: true });
  expect(await creditsOf(house, member, open)).toEqual([['credit', points, 'event']]);
  const { items } = (await house.call(member, listStatement, { query: { campaignId: open.campaign.campaignId } })).body;
  expect(items[0]).toMatchObject({ state: 'audited', title: 'Encontro de Criadores' });
  const entry = (await house.call(member, getStatementEntry, { params: { entryId: items[0]?.id ?? '' } })).body;
  expect(entry).toMatchObject({ auditor: null, explanation: { base: points, rule: { by: 'event', id: open.eventId } } });
  expect((await arrivals(house, open)).items).toMatchObject([{ memberId: member.memberId, way: 'digits', points }]);
  const feed = (await house.call(member, listFeed, { query: {} })).body.items;
  expect(feed.filter(({ kind }) => kind === 'event_attended')).toMatchObject([{ facts: { eventId: open.eventId, points } }]);
});

test('EVT-03 check-ins that come at once, by one person’s two devices and again with the same key, credit once', async ({ house }) => {
  const open = await anOpenEvent(house);
  const member = await aMember(house, open);
  const { codes } = await codesOf(house, open);
  expect(codes).toHaveLength(4);
  const row = await codedRow(house, open);
  const qr = qrOf(house.platform, row, checkInStep(house.clock.now()));
  const key = { 'idempotency-key': house.platform.newId() };
  const body = { way: 'qr' as const, code: qr, scannedAt: house.clock.now() };
  const answers = await Promise.all([
    ...[1, 2].map(() => scan(house, member, open.eventId, digitsOf(house.platform, row))),
    ...[1, 2].map(() => scan(house, member, open.eventId, qr, { way: 'qr' })),
    house.call(member, wire.checkIn, { params: { eventId: open.eventId }, body }, key),
  ]);
  const again = await house.call(member, wire.checkIn, { params: { eventId: open.eventId }, body }, key);
  expect([...answers, again].map(({ body: told }) => ('points' in told ? told.points : told))).toEqual(
    Array.from({ length: 6 }, () => points),
  );
  expect(answers.filter(({ body: told }) => 'isAlready' in told && !told.isAlready)).toHaveLength(1);
  expect(await creditsOf(house, member, open)).toEqual([['credit', points, 'event']]);
  expect((await arrivals(house, open)).counts).toEqual({ arrived: 1, missing: 0, to_check: 0, undone: 0 });
});

test('EVT-02 a QR of a minute ago, of another event, or signed by somebody else lets nobody in', async ({ house }) => {
  const open = await anOpenEvent(house);
  const other = await anEvent(house.platform, open.author.actor, {});
  const member = await aMember(house, open);
  const row = await codedRow(house, open);
  const now = checkInStep(house.clock.now());
  const ask = async (code: string) => (await scan(house, member, open.eventId, code, { way: 'qr' })).body;
  const otherRow = { ...row, id: other };
  const forged = Buffer.from(qrOf(house.platform, row, now), 'base64url');
  forged.writeUInt8(forged.readUInt8(19) ^ 1, 19);
  expect(await ask(qrOf(house.platform, row, now - 3))).toMatchObject({ refusal: 'check_in_code_expired' });
  expect(await ask(qrOf(house.platform, row, now + 3))).toMatchObject({ refusal: 'check_in_code_expired' });
  for (const code of [
    qrOf(house.platform, otherRow, now),
    forged.toString('base64url'),
    'x',
    qrOf(house.platform, { ...row, codeRound: 2 }, now),
  ])
    expect(await ask(code)).toMatchObject({ refusal: 'invalid_check_in_code', fields: { code: 'invalid_check_in_code' } });
  expect(await ask(qrOf(house.platform, row, now))).toMatchObject({ state: 'arrived' });
});

test('EVT-02 whoever guesses is stopped after five tries in ten minutes, the right code among them, and may go on later', async ({
  house,
}) => {
  const open = await anOpenEvent(house);
  const [guesser, guest] = [await aMember(house, open), await aMember(house, open)];
  const right = await digits(house, open);
  const tries = await Promise.all(Array.from({ length: 8 }, () => scan(house, guesser, open.eventId, wrongOf(right))));
  const refusals = tries
    .flatMap(({ body }) => ('refusal' in body ? [String(body.refusal)] : []))
    .toSorted((one, other) => one.localeCompare(other));
  expect(refusals).toEqual([
    ...Array.from({ length: 5 }, () => 'invalid_check_in_code'),
    ...Array.from({ length: 3 }, () => 'too_many_requests'),
  ]);
  const stopped = await scan(house, guesser, open.eventId, right);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(500);
  expect((await scan(house, guest, open.eventId, right)).body).toMatchObject({ state: 'arrived' });
  house.clock.shift(11 * minute);
  expect((await scan(house, guesser, open.eventId, right)).body).toMatchObject({ state: 'arrived' });
  house.clock.shift(-11 * minute);
});

test('EVT-02 a thousand wrong tries by whomever use a code up, also for whoever knows it, until the organizer gives a new one', async ({
  house,
}) => {
  const open = await anOpenEvent(house);
  const [last, guest] = [await aMember(house, open), await aMember(house, open)];
  const right = await digits(house, open);
  await scan(house, last, open.eventId, wrongOf(right));
  // As if 998 others had guessed: each by themselves would be a member and a request.
  await house.db.pool.query(
    `update platform.taken_try set taken_at = taken_at || array_fill(taken_at[1], array[998]) where subject like 'check-in code:%' and cardinality(taken_at) = 1`,
  );
  expect((await codesOf(house, open)).isUsedUp).toBe(false);
  expect((await scan(house, last, open.eventId, wrongOf(right))).body).toMatchObject({ refusal: 'invalid_check_in_code' });
  expect((await scan(house, guest, open.eventId, right)).body).toMatchObject({ refusal: 'check_in_code_used_up' });
  expect((await codesOf(house, open)).isUsedUp).toBe(true);
  expect((await house.call(open.author, wire.renewCheckInCode, { params: { eventId: open.eventId } })).status).toBe(200);
  expect((await scan(house, guest, open.eventId, right)).body).toMatchObject({ refusal: 'invalid_check_in_code' });
  const { digits: fresh, isUsedUp } = await codesOf(house, open);
  expect(isUsedUp).toBe(false);
  expect((await scan(house, guest, open.eventId, fresh ?? '')).body).toMatchObject({ state: 'arrived' });
});

test('EVT-02 codes are neither shown nor taken before the doors open and after the end, whatever is typed', async ({ house }) => {
  const open = await anOpenEvent(house, { inMinutes: 40, minutes: 60 });
  const member = await aMember(house, open);
  const right = await digits(house, open);
  expect(await codesOf(house, open)).toMatchObject({ digits: null, codes: [] });
  for (const code of [right, wrongOf(right)])
    expect((await scan(house, member, open.eventId, code)).body).toMatchObject({ refusal: 'check_in_not_open' });
  await putBack(house, open, 110);
  for (const code of [right, wrongOf(right)])
    expect((await scan(house, member, open.eventId, code)).body).toMatchObject({ refusal: 'check_in_over' });
  expect(await codesOf(house, open)).toMatchObject({ digits: null, codes: [] });
});

test('EVT-01 EVT-02 a member below the level, without the invitation, of another client or blocked checks in by no code', async ({
  house,
}) => {
  const open = await anOpenEvent(house);
  const hidden = await anEvent(house.platform, open.author.actor, { isByInvitation: true });
  const [beginner, creator] = [await aMember(house, open, 1), await aMember(house, open)];
  const stranger = await aPerson(house.platform);
  const right = await digits(house, open);
  expect((await scan(house, beginner, open.eventId, right)).body).toMatchObject({ refusal: 'level_too_low' });
  expect((await scan(house, creator, hidden, right)).status).toBe(404);
  expect((await scan(house, stranger, open.eventId, right)).status).toBe(404);
  await house.db.pool.query('update identity.member set status = $1 where id = $2', ['blocked', creator.memberId]);
  expect((await scan(house, creator, open.eventId, right)).body).toMatchObject({ refusal: 'member_blocked' });
  expect((await arrivals(house, open)).items).toEqual([]);
});

test('EVT-02 what a device scanned without a network and sent late waits for the organizer, who lets in; then the points come', async ({
  house,
}) => {
  const open = await anOpenEvent(house);
  const member = await aMember(house, open);
  const row = await codedRow(house, open);
  await putBack(house, open, 8 * 60);
  const scannedAt = house.clock.in(-8 * 60 * minute);
  const qr = qrOf(house.platform, row, checkInStep(scannedAt));
  expect((await scan(house, member, open.eventId, qr, { way: 'qr', scannedAt })).body).toMatchObject({ state: 'to_check', points: 0 });
  expect((await scan(house, member, open.eventId, qr, { way: 'qr', scannedAt })).body).toMatchObject({
    state: 'to_check',
    isAlready: true,
  });
  expect(await creditsOf(house, member, open)).toEqual([]);
  expect((await arrivals(house, open, 'to_check')).items).toMatchObject([{ memberId: member.memberId, way: 'qr', scannedAt }]);
  const mark = () => house.call(open.author, wire.markArrival, { params: { eventId: open.eventId }, body: { memberId: member.memberId } });
  for (const { status } of await Promise.all([mark(), mark()])) expect(status).toBe(200);
  expect(await creditsOf(house, member, open)).toEqual([['credit', points, 'event']]);
  const { items } = (await house.call(member, listNotices, { query: {} })).body;
  expect(items.filter(({ kind }) => kind === 'event_attended')).toMatchObject([{ facts: { eventId: open.eventId, points } }]);
});

test('EVT-03 an arrival that is undone gives its points back with the reason, no code lets in again, and by hand it counts once more', async ({
  house,
}) => {
  const open = await anOpenEvent(house);
  const member = await aMember(house, open);
  const right = await digits(house, open);
  await scan(house, member, open.eventId, right);
  const { eventId } = open;
  const undo = (why: string) =>
    house.call(open.author, wire.undoArrival, { params: { eventId, memberId: member.memberId }, body: { why } });
  expect((await undo('')).body).toMatchObject({ fields: { why: 'why_required' } });
  expect([(await undo('Não estava lá')).status, (await undo('Não estava lá')).body.refusal]).toEqual([200, 'not_arrived']);
  expect(await creditsOf(house, member, open)).toEqual([
    ['take_back', -points, 'event'],
    ['credit', points, 'event'],
  ]);
  expect((await scan(house, member, eventId, right)).body).toMatchObject({ refusal: 'check_in_undone' });
  expect((await house.call(member, wire.getEvent, { params: { eventId } })).body.arrived).toMatchObject({
    state: 'undone',
    why: 'Não estava lá',
  });
  const mark = (memberId: string) => house.call(open.author, wire.markArrival, { params: { eventId }, body: { memberId } });
  expect((await mark(house.platform.newId())).body).toMatchObject({ fields: { memberId: 'member_missing' } });
  for (const _again of [1, 2]) expect((await mark(member.memberId)).status).toBe(200);
  expect((await creditsOf(house, member, open)).filter(([code]) => code === 'credit')).toHaveLength(2);
  expect((await arrivals(house, open)).items).toMatchObject([{ way: 'by_hand', by: open.author.actor.fullName, points }]);
});

test('EVT-03 whoever is there is there, also without points: not registered, over budget, or the campaign closed', async ({ house }) => {
  const open = await anOpenEvent(house);
  const { campaignId } = open.campaign;
  const { tenantId } = open.author;
  const right = await digits(house, open);
  const notRegistered = await aMember(house, { author: open.author });
  expect((await scan(house, notRegistered, open.eventId, right)).body).toMatchObject({
    state: 'arrived',
    points: 0,
    uncredited: 'not_registered',
  });
  const [first, second, third] = [await aMember(house, open), await aMember(house, open), await aMember(house, open)];
  await house.db.transaction((tx) => setBudget(tx, { tenantId, memberId: null }, { campaignId, cap: points + 1 }));
  expect((await scan(house, first, open.eventId, right)).body).toMatchObject({ points, uncredited: null });
  expect((await scan(house, second, open.eventId, right)).body).toMatchObject({ state: 'arrived', points: 0, uncredited: 'budget_spent' });
  await closeBook(house.platform, { tenantId, campaignId });
  expect((await scan(house, third, open.eventId, right)).body).toMatchObject({
    state: 'arrived',
    points: 0,
    uncredited: 'campaign_closed',
  });
  expect((await arrivals(house, open)).counts.arrived).toBe(4);
});
