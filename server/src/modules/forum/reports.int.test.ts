import * as wire from '@vitrine/contract/forum';
import { listAuditLog } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aBoard, aReply, aTopic, boardFields } from './testing.ts';

async function aReportedForum(house: House) {
  const administrator = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = administrator;
  const people = await Promise.all(['Ana', 'Bia', 'Caio', 'Duda'].map((fullName) => aPerson(house.platform, { tenantId, fullName })));
  const moderators = await Promise.all(
    ['Wagner Bento', 'Rita Lopes'].map((fullName) => aPerson(house.platform, { tenantId, fullName, roles: ['moderator'] })),
  );
  const [author, ana, bia, caio] = people;
  const [wagner, rita] = moderators;
  if (!author || !ana || !bia || !caio || !wagner || !rita) throw new Error('people');
  const boardId = await aBoard(house.platform, administrator.actor);
  const topicId = await aTopic(house.platform, ana.actor, { boardId, title: 'Preços' });
  const postId = await aReply(house.platform, author.actor, { topicId, text: 'Vendo por fora, me chame' });
  return { administrator, author, reporters: [ana, bia, caio], wagner, rita, boardId, topicId, postId };
}

const report = (house: House, person: BuiltPerson, postId: string, reason: 'advertising' | 'other' = 'advertising', note = '') =>
  house.call(person, wire.reportPost, { params: { postId }, body: { reason, note } });
const queueOf = async (house: House, person: BuiltPerson, state: 'waiting' | 'judged' = 'waiting') =>
  (await house.call(person, wire.listForumReports, { query: { state } })).body.items;
const textsSeenBy = async (house: House, person: BuiltPerson, topicId: string) =>
  (await house.call(person, wire.listReplies, { params: { topicId }, query: {} })).body.items.map(({ state, text }) => [state, text]);
const noticesOf = async (house: House, person: BuiltPerson) =>
  (await house.call(person, listNotices, { query: {} })).body.items.filter(
    ({ kind }) => kind === 'forum_judged' || kind === 'forum_report_answered',
  );
type Word = { decision: 'keep' | 'warn' | 'hide' | 'remove' | 'close'; why?: string; muteDays?: 0 | 7 };
const decide = (house: House, person: BuiltPerson, caseId: string, { decision, why = 'Propaganda', muteDays = 0 }: Word, version = 1) =>
  house.call(person, wire.decideForumReport, { params: { caseId }, body: { version, decision, why, muteDays } });

test('FOR-02 each person reports a post once, and three different ones hide it for all but its author and moderators', async ({
  house,
}) => {
  const { author, reporters, wagner, topicId, postId } = await aReportedForum(house);
  const [ana, bia, caio] = reporters;
  if (!ana || !bia || !caio) throw new Error('three');
  expect((await report(house, author, postId)).body.refusal).toBe('own_post');
  expect((await report(house, ana, postId, 'other')).body.fields).toEqual({ note: 'note_required' });
  expect((await report(house, ana, postId)).status).toBe(200);
  expect((await report(house, ana, postId)).body.refusal).toBe('already_reported');
  await report(house, bia, postId, 'other', 'Já pedi para parar');
  expect(await textsSeenBy(house, caio, topicId)).toEqual([['shown', 'Vendo por fora, me chame']]);
  await report(house, caio, postId);
  expect(await textsSeenBy(house, caio, topicId)).toEqual([['hidden', '']]);
  expect(await textsSeenBy(house, author, topicId)).toEqual([['hidden', 'Vendo por fora, me chame']]);
  const [row, ...more] = await queueOf(house, wagner);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    reporters: 3,
    reasons: ['advertising', 'other'],
    isHidden: true,
    topicTitle: 'Preços',
    author: { name: 'Ana' },
  });
  expect((await house.call(ana, wire.listForumReports, { query: {} })).status).toBe(404);
});

test('FOR-02 reports of one post that come at once make one item of the queue, and a moderator’s own hides it at once', async ({
  house,
}) => {
  const { reporters, wagner, topicId, postId } = await aReportedForum(house);
  const answers = await Promise.all(reporters.map((person) => report(house, person, postId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await queueOf(house, wagner)).toMatchObject([{ reporters: 3, isHidden: true }]);
  const other = await aReply(house.platform, reporters[0]?.actor ?? wagner.actor, { topicId, text: 'Outra' });
  await report(house, wagner, other);
  expect((await textsSeenBy(house, reporters[1] ?? wagner, topicId)).at(-1)).toEqual(['hidden', '']);
});

test('FOR-02 ADM-07 a moderator removes a post with a reason: author and reporters hear what and why, and the audit log tells it', async ({
  house,
}) => {
  const { administrator, author, reporters, wagner, rita, topicId, postId } = await aReportedForum(house);
  for (const person of reporters) await report(house, person, postId);
  const [row] = await queueOf(house, wagner);
  const caseId = row?.id ?? '';
  expect((await decide(house, wagner, caseId, { decision: 'remove', why: ' ' })).body.fields).toEqual({ why: 'why_required' });
  const opened = (await house.call(wagner, wire.getForumReport, { params: { caseId } })).body;
  expect(opened).toMatchObject({
    post: { text: 'Vendo por fora, me chame' },
    before: [{ number: 0 }],
    can: { decide: true },
    history: { posts: 1 },
  });
  const judged = await decide(house, wagner, caseId, { decision: 'remove', why: 'Venda por fora do programa', muteDays: 7 });
  expect(judged.body).toMatchObject({
    state: 'judged',
    decision: 'remove',
    judged: { by: 'Wagner Bento', why: 'Venda por fora do programa' },
  });
  expect((await decide(house, rita, caseId, { decision: 'keep' })).body.refusal).toBe('already_judged');
  expect(await textsSeenBy(house, reporters[0] ?? author, topicId)).toEqual([]);
  const [toAuthor] = await noticesOf(house, author);
  expect(toAuthor).toMatchObject({ kind: 'forum_judged', facts: { topicId } });
  expect(String(toAuthor?.facts['title'])).toBe(
    '“Preços”: seu texto foi removido pela moderação. Você não poderá escrever no fórum por 7 dia(s). Motivo: Venda por fora do programa',
  );
  for (const person of reporters) expect(await noticesOf(house, person)).toMatchObject([{ kind: 'forum_report_answered' }]);
  const write = () => house.call(author, wire.addReply, { params: { topicId }, body: { text: 'Oi', quoteId: null, recording: null } });
  expect((await write()).body.refusal).toBe('muted');
  const mutes = (await house.call(rita, wire.listForumMutes, {})).body.items;
  expect(mutes).toMatchObject([{ memberId: author.memberId, by: 'Wagner Bento' }]);
  const end = () => house.call(rita, wire.endForumMute, { params: { memberId: author.memberId } });
  expect([(await end()).status, (await end()).status, (await write()).status]).toEqual([200, 404, 200]);
  const { items } = (await house.call(administrator, listAuditLog, { query: { subject: 'forum_report', subjectId: caseId } })).body;
  expect(items).toMatchObject([{ what: 'forum_report.remove', who: 'Wagner Bento', after: { muteDays: 7 } }]);
  expect((await report(house, wagner, postId)).status).toBe(404);
});

test('FOR-02 ADM-07 of two moderators who decide at once one decides and the other is told', async ({ house }) => {
  const { reporters, wagner, rita, postId } = await aReportedForum(house);
  await report(house, reporters[0] ?? wagner, postId);
  const caseId = (await queueOf(house, wagner))[0]?.id ?? '';
  const answers = await Promise.all([
    decide(house, wagner, caseId, { decision: 'remove' }),
    decide(house, rita, caseId, { decision: 'hide' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.flatMap(({ body }) => body.refusal ?? [])).toEqual(['already_judged']);
  expect(await queueOf(house, rita, 'judged')).toHaveLength(1);
});

test('FOR-02 ADM-07 a claim keeps other moderators off for five minutes, and ends by itself', async ({ house }) => {
  const { reporters, wagner, rita, postId } = await aReportedForum(house);
  await report(house, reporters[0] ?? wagner, postId);
  const caseId = (await queueOf(house, wagner))[0]?.id ?? '';
  const claim = (person: BuiltPerson) => house.call(person, wire.claimForumReport, { params: { caseId }, body: { version: 1 } });
  expect((await claim(wagner)).body).toMatchObject({ claim: { by: 'Wagner Bento', isMine: true }, can: { decide: true } });
  expect((await claim(rita)).body.refusal).toBe('claimed_by_other');
  expect((await decide(house, rita, caseId, { decision: 'keep' })).body.refusal).toBe('claimed_by_other');
  await house.call(rita, wire.releaseForumReport, { params: { caseId } });
  expect((await queueOf(house, rita))[0]?.claim).toMatchObject({ by: 'Wagner Bento', isMine: false });
  house.clock.shift(5 * 60_000 + 1);
  expect((await decide(house, rita, caseId, { decision: 'keep' })).status).toBe(200);
});

test('FOR-02 what was kept stands again and is not reported twice; an edit begins anew, and nobody judges their own post', async ({
  house,
}) => {
  const { author, reporters, wagner, rita, topicId, postId } = await aReportedForum(house);
  for (const person of reporters) await report(house, person, postId);
  const caseId = (await queueOf(house, wagner))[0]?.id ?? '';
  await decide(house, wagner, caseId, { decision: 'keep', why: '' });
  expect(await textsSeenBy(house, rita, topicId)).toEqual([['shown', 'Vendo por fora, me chame']]);
  expect(await noticesOf(house, author)).toHaveLength(1); // it was hidden: its author hears that it stands again
  expect((await report(house, rita, postId)).body.refusal).toBe('already_judged');
  await house.call(author, wire.editPost, { params: { postId }, body: { revision: 1, text: 'Vendo por fora!' } });
  expect((await report(house, reporters[0] ?? rita, postId)).status).toBe(200);
  expect(await queueOf(house, wagner)).toMatchObject([{ reporters: 1, isHidden: false }]);

  const own = await aReply(house.platform, wagner.actor, { topicId, text: 'Sou eu' });
  await report(house, reporters[0] ?? rita, own);
  const [, mine] = await queueOf(house, wagner);
  expect((await decide(house, wagner, mine?.id ?? '', { decision: 'keep' })).body.refusal).toBe('own_post');
  expect((await decide(house, rita, mine?.id ?? '', { decision: 'close' })).status).toBe(200);
  expect((await house.call(author, wire.getTopic, { params: { topicId } })).body).toMatchObject({
    status: 'closed',
    isClosedByModerator: true,
  });
});

test('FOR-02 the audit log and the queue of another client are out of reach, and a learner keeps no board', async ({ house }) => {
  const { administrator, author, reporters, boardId, postId } = await aReportedForum(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  await report(house, reporters[0] ?? author, postId);
  const caseId = (await queueOf(house, administrator))[0]?.id ?? '';
  const params = { caseId };
  const asked = [
    await house.call(stranger, wire.getForumReport, { params }),
    await decide(house, stranger, caseId, { decision: 'keep' }),
    await report(house, stranger, postId),
    await house.call(author, wire.createBoard, { body: boardFields() }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await queueOf(house, stranger)).toEqual([]);
  const save = (version: number) =>
    house.call(administrator, wire.saveBoard, { params: { boardId }, body: { version, board: boardFields({ name: {} }) } });
  expect([(await save(9)).body.refusal, (await save(1)).body.fields]).toEqual(['changed_meanwhile', { 'board.name': 'name_required' }]);
  const retire = await house.call(administrator, wire.retireBoard, { params: { boardId }, body: { version: 1, isRetired: true } });
  expect(retire.body).toMatchObject({ version: 2, isRetired: true });
  expect((await house.call(author, wire.listBoards, {})).body.items).toEqual([]);
});
