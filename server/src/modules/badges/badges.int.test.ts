import { createPublicKey, verify } from 'node:crypto';
import * as wire from '@vitrine/contract/badges';
import { listAuditLog } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { z } from 'zod';
import { test, type House } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { anEnrolment } from '../learning/testing.ts';
import { beforeAll, lookBackJob } from './look-back.ts';
import { aBadge, badgeFields } from './testing.ts';

const staff = (house: House, tenantId?: string) =>
  aPerson(house.platform, { roles: ['program_administrator'], ...(tenantId === undefined ? {} : { tenantId }) });

/** A course of the author's client that these people finished; learning's news of it wait in the outbox where they are `told`. */
async function finishedBy(house: House, author: BuiltPerson, people: readonly BuiltPerson[], { isRefusals = true } = {}): Promise<string> {
  const { id: courseId } = await aCourse(house.platform, author.actor);
  for (const person of people) {
    await anEnrolment(house.platform, person.actor, { courseId });
    await finish(house, person, courseId, isRefusals);
  }
  return courseId;
}

async function finish(
  { platform, db, clock }: House,
  { tenantId, memberId }: BuiltPerson,
  courseId: string,
  isRefusals = true,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { version_id: versionId } = await tx
      .updateTable('learning.enrolment')
      .set({ finished_at: clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('course_id', '=', courseId)
      .returning('version_id')
      .executeTakeFirstOrThrow();
    const payload = { memberId, courseId, versionId, grade: 90 };
    if (isRefusals) await platform.publish(tx, { event: 'learning.course_finished', tenantId, payload });
  });
}

const earnedBy = async (house: House, person: BuiltPerson) =>
  (await house.call(person, wire.listMyBadges, {})).body.items.filter(({ awardedAt }) => awardedAt !== null).map(({ name }) => name);
const awardsOf = async (house: House, author: BuiltPerson, badgeId: string) =>
  (await house.call(author, wire.listAwards, { params: { badgeId }, query: {} })).body.items;

test('BDG-01 finishing a course earns its badge once, however often and at once it is told, and the person is told of it once', async ({
  house,
}) => {
  const author = await staff(house);
  const [seller, colleague] = await Promise.all([1, 2].map(() => aPerson(house.platform, { tenantId: author.tenantId })));
  if (!seller || !colleague) throw new Error('two people');
  const { id: courseId } = await aCourse(house.platform, author.actor);
  const { id: otherId } = await aCourse(house.platform, author.actor);
  const badgeId = await aBadge(house.platform, author.actor, { name: { 'pt-BR': 'Fala Inverse' }, rule: 'course_finished', courseId });
  await aBadge(house.platform, author.actor, { name: { 'pt-BR': 'Outro' }, rule: 'course_finished', courseId: otherId });
  await house.drain();
  expect(await earnedBy(house, seller)).toEqual([]);
  for (const id of [courseId, courseId]) {
    if ((await earnedBy(house, seller)).length === 0) await anEnrolment(house.platform, seller.actor, { courseId: id });
    await finish(house, seller, id);
    await finish(house, seller, id);
    await house.drain();
  }
  expect(await earnedBy(house, seller)).toEqual(['Fala Inverse']);
  expect(await earnedBy(house, colleague)).toEqual([]);
  expect(await awardsOf(house, author, badgeId)).toMatchObject([{ memberId: seller.memberId, awardedBy: null, withdrawn: null }]);
  const { items } = (await house.call(seller, listNotices, { query: {} })).body;
  expect(items.filter(({ kind }) => kind === 'badge_earned')).toMatchObject([{ facts: { badgeId, title: 'Fala Inverse' } }]);
});

test('BDG-01 a badge reaches those who qualified before it existed, in portions that go on where they were stopped, and nobody who is blocked', async ({
  house,
}) => {
  const author = await staff(house);
  const people = await Promise.all([1, 2, 3].map(() => aPerson(house.platform, { tenantId: author.tenantId })));
  const [first, second, blocked] = people;
  if (!first || !second || !blocked) throw new Error('three people');
  await finishedBy(house, author, people, { isRefusals: false });
  await finishedBy(house, author, [first], { isRefusals: false });
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ status: 'blocked' })
    .where('tenant_id', '=', author.tenantId)
    .where('id', '=', blocked.memberId)
    .execute();
  const one = await aBadge(house.platform, author.actor, { rule: 'courses_finished', goal: 1 });
  const two = await aBadge(house.platform, author.actor, { rule: 'courses_finished', goal: 2 });
  const payload = { tenantId: author.tenantId, badgeId: one };
  await Promise.all([1, 2].map(() => house.jobs.runNow(lookBackJob, payload))); // two servers at once
  await house.drain();
  expect((await awardsOf(house, author, one)).map(({ memberId }) => memberId).toSorted()).toEqual(
    [first.memberId, second.memberId].toSorted(),
  );
  expect((await awardsOf(house, author, two)).map(({ memberId }) => memberId)).toEqual([first.memberId]);
  expect((await house.call(author, wire.getBadgeToManage, { params: { badgeId: one } })).body.isLooking).toBe(false);
  const [missing] = (await house.call(second, wire.listMyBadges, {})).body.items.filter(({ id }) => id === two);
  expect(missing).toMatchObject({ awardedAt: null, have: 1, need: 2 });
});

test('BDG-01 the proof is a credential that anybody verifies by the public key, names the holder as they allow, and is refused once staff took the badge away', async ({
  house,
}) => {
  const author = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId, fullName: 'Camila Rocha' });
  const badgeId = await aBadge(house.platform, author.actor, { name: { 'pt-BR': 'Nota 10' } });
  const given = await house.call(author, wire.awardBadge, {
    params: { badgeId },
    body: { memberId: seller.memberId, why: 'Melhor da loja' },
  });
  const { award } = (await house.call(seller, wire.getMyBadge, { params: { badgeId } })).body;
  const code = award?.code ?? '';
  const ask = { params: { code } };
  const host = { host: seller.host };
  const page = async () => (await house.call(null, wire.verifyBadge, { ...ask, query: {} }, host)).body;
  const credential = async () => {
    const jwt = String((await house.call(null, wire.getBadgeCredential, ask, host)).body);
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const { keys } = (await house.call(null, wire.getBadgeKeys, {}, host)).body;
    const [key] = keys;
    if (!key) throw new Error('no key');
    const isTrue = (told: string) =>
      verify(
        null,
        Buffer.from(told),
        createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      );
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    expect([isTrue(`${head}.${claims}`), isTrue(`${head}.${claims}x`)]).toEqual([true, false]);
    expect(z.object({ kid: z.string() }).parse(read(head)).kid).toContain(key.kid);
    return { head: read(head), claims: read(claims) };
  };

  expect(await page()).toMatchObject({ name: 'Nota 10', holder: 'Camila R.', withdrawnAt: null });
  const { head, claims } = await credential();
  expect(head).toMatchObject({ alg: 'EdDSA', typ: 'JWT' });
  expect(claims).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    jti: award?.verifyUrl,
    credentialSubject: { type: ['AchievementSubject'], achievement: { name: 'Nota 10', type: ['Achievement'] } },
  });
  await house.call(seller, wire.showHolder, { params: { badgeId }, body: { holderShown: 'hidden' } });
  expect((await page()).holder).toBeNull();
  expect(JSON.stringify((await credential()).claims)).not.toContain('Camila');

  const withdraw = () => house.call(author, wire.withdrawAward, { params: { awardId: given.body.id }, body: { why: 'Engano' } });
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).body.refusal).toBe('badge_already_withdrawn');
  expect((await page()).withdrawnAt).not.toBeNull();
  expect((await house.call(null, wire.getBadgeCredential, ask, host)).body.refusal).toBe('badge_withdrawn');
  expect((await house.call(seller, wire.getMyBadge, { params: { badgeId } })).body).toMatchObject({
    award: null,
    withdrawn: { why: 'Engano' },
  });
  expect(await awardsOf(house, author, badgeId)).toMatchObject([{ withdrawn: { why: 'Engano' } }]);
  expect((await house.call(null, wire.verifyBadge, { params: { code: 'x'.repeat(22) }, query: {} }, host)).status).toBe(404);
});

test('BDG-01 what staff took away does not come back by itself, and may be given again by hand', async ({ house }) => {
  const author = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId });
  const badgeId = await aBadge(house.platform, author.actor, { rule: 'courses_finished', goal: 1 });
  await finishedBy(house, author, [seller]);
  await house.drain();
  const [award] = await awardsOf(house, author, badgeId);
  await house.call(author, wire.withdrawAward, { params: { awardId: award?.id ?? '' }, body: { why: 'Fraude' } });
  await finishedBy(house, author, [seller]);
  await house.drain();
  expect(await earnedBy(house, seller)).toEqual([]);
  const again = await house.call(author, wire.awardBadge, {
    params: { badgeId },
    body: { memberId: seller.memberId, why: 'Provou que não' },
  });
  expect(again.status).toBe(200);
  expect(await awardsOf(house, author, badgeId)).toHaveLength(2);
});

test('BDG-01 a badge by hand needs a reason and a person of the client, goes to one of two who give it at once, and once for one key', async ({
  house,
}) => {
  const author = await staff(house);
  const stranger = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId });
  const badgeId = await aBadge(house.platform, author.actor);
  const give = (by: BuiltPerson, body: { memberId: string; why: string }, headers = {}) =>
    house.call(by, wire.awardBadge, { params: { badgeId }, body }, headers);
  expect((await give(author, { memberId: seller.memberId, why: ' ' })).body.fields).toEqual({ why: 'why_required' });
  expect((await give(author, { memberId: stranger.memberId, why: 'Sim' })).body.fields).toEqual({ memberId: 'member_missing' });
  expect((await give(stranger, { memberId: seller.memberId, why: 'Sim' })).status).toBe(404);
  expect((await give(seller, { memberId: seller.memberId, why: 'Sim' })).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => give(author, { memberId: seller.memberId, why: 'Sim' })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422]);
  const other = await aPerson(house.platform, { tenantId: author.tenantId });
  const key = { 'idempotency-key': house.platform.newId() };
  const both = [
    await give(author, { memberId: other.memberId, why: 'Sim' }, key),
    await give(author, { memberId: other.memberId, why: 'Sim' }, key),
  ];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await awardsOf(house, author, badgeId)).toHaveLength(2);
});

test('BDG-01 a draft is refused at its fields, saved by its version, published once, and its rule is fixed from then on', async ({
  house,
}) => {
  const author = await staff(house);
  const stranger = await staff(house);
  const { id: foreignId } = await aCourse(house.platform, stranger.actor);
  const create = (badge: Partial<wire.BadgeFields>) => house.call(author, wire.createBadge, { body: badgeFields(badge) });
  expect((await create({ name: {} })).body.fields).toEqual({ name: 'name_required' });
  expect((await create({ rule: 'certificates' })).body.fields).toEqual({ goal: 'goal_required' });
  expect((await create({ rule: 'course_finished', courseId: foreignId })).body.fields).toEqual({ courseId: 'course_required' });
  expect((await create({ fileId: house.platform.newId() })).body.fields).toEqual({ fileId: 'file_missing' });
  const { id: badgeId } = (await create({ rule: 'certificates', goal: 2 })).body;
  const params = { badgeId };
  const save = (version: number, badge: Partial<wire.BadgeFields>, by = author) =>
    house.call(by, wire.saveBadge, { params, body: { version, badge: badgeFields(badge) } });
  expect((await save(1, { rule: 'certificates', goal: 3 })).body).toMatchObject({ version: 2, state: 'draft', badge: { goal: 3 } });
  expect((await save(1, { rule: 'certificates', goal: 4 })).body.refusal).toBe('changed_meanwhile');
  expect((await save(2, {}, stranger)).status).toBe(404);
  const move = (to: typeof wire.publishBadge | typeof wire.retireBadge, version: number) =>
    house.call(author, to, { params, body: { version } });
  expect((await move(wire.retireBadge, 2)).body.refusal).toBe('badge_not_published');
  expect((await move(wire.publishBadge, 2)).body).toMatchObject({ state: 'published', can: { saveRule: false, award: true } });
  expect((await move(wire.publishBadge, 3)).body.refusal).toBe('badge_already_published');
  expect((await save(3, { rule: 'certificates', goal: 1 })).body.fields).toEqual({ 'badge.rule': 'badge_rule_fixed' });
  expect((await save(3, { rule: 'certificates', goal: 3, name: { 'pt-BR': 'Novo nome' } })).status).toBe(200);
  expect((await move(wire.retireBadge, 4)).body.state).toBe('retired');
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'badge' } })).body;
  expect(items.map(({ what }) => what)).toEqual(['badge.retired', 'badge.saved', 'badge.published', 'badge.saved', 'badge.created']);
});

test('BDG-01 a level that somebody has already is found by looking back, and the other rules wait', async ({ house }) => {
  const author = await staff(house);
  const seller = await aPerson(house.platform, { tenantId: author.tenantId });
  const goals = { certificates: 1, level_reached: 2, sales_approved: 1, days_in_a_row: 2 } as const;
  for (const [rule, goal] of Object.entries(goals))
    await aBadge(house.platform, author.actor, { ...badgeFields({ goal }), rule: wire.BadgeFields.shape.rule.parse(rule) });
  const mine = async () =>
    (await house.call(seller, wire.listMyBadges, {})).body.items.map(({ rule, have, awardedAt }) => [rule, have, awardedAt !== null]);
  expect(await mine()).toEqual(Object.keys(goals).map((rule) => [rule, 0, false]));
  await house.db
    .write()
    .insertInto('levels.standing')
    .values({ tenant_id: seller.tenantId, member_id: seller.memberId, rank: 2, since: house.clock.now() })
    .execute();
  for (const badge of await house.db.write().selectFrom('badges.badge').select('id').where('tenant_id', '=', author.tenantId).execute()) {
    await house.db
      .write()
      .updateTable('badges.badge')
      .set({ looked_upto: beforeAll })
      .where('tenant_id', '=', author.tenantId)
      .where('id', '=', badge.id)
      .execute();
    await house.jobs.runNow(lookBackJob, { tenantId: author.tenantId, badgeId: badge.id });
  }
  expect((await mine())[0]).toEqual(['level_reached', 2, true]);
});
