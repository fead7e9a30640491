import * as wire from '@vitrine/contract/forum';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { aBoard, aDecision, aReply, aReport, aTopic } from './testing.ts';

async function aForum(house: House) {
  const administrator = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = administrator;
  const person = (fullName: string, roles: ('moderator' | 'learner')[] = ['learner']) =>
    aPerson(house.platform, { tenantId, fullName, roles });
  const [ana, bia] = [await person('Ana Prado'), await person('Bia Reis')];
  const [wagner, rita] = [await person('Wagner Bento', ['moderator']), await person('Rita Lopes', ['moderator'])];
  const boardId = await aBoard(house.platform, administrator.actor);
  const topicId = await aTopic(house.platform, ana.actor, { boardId });
  return { administrator, ana, bia, wagner, rita, boardId, topicId };
}
const reply = (house: House, person: BuiltPerson, topicId: string, body: { text: string; mentionIds?: string[] }) =>
  house.call(person, wire.addReply, { params: { topicId }, body: { quoteId: null, recording: null, mentionIds: [], ...body } });
const seen = async (house: House, person: BuiltPerson, topicId: string) =>
  (await house.call(person, wire.listReplies, { params: { topicId }, query: {} })).body.items.map(({ state, text, appeal }) => [
    state,
    text,
    appeal,
  ]);
const told = async (house: House, person: BuiltPerson, kind: string) =>
  (await house.call(person, listNotices, { query: {} })).body.items.filter((notice) => notice.kind === kind);

test('FOR-01 a removal is taken back by its author alone, in thirty days, as often as it is asked; a topic opens again with it', async ({
  house,
}) => {
  const { ana, bia, wagner, topicId } = await aForum(house);
  const postId = await aReply(house.platform, bia.actor, { topicId, text: 'Meça o vão.' });
  const restore = (person: BuiltPerson, id = postId) => house.call(person, wire.restorePost, { params: { postId: id } });
  await house.call(bia, wire.removePost, { params: { postId } });
  expect(await seen(house, ana, topicId)).toEqual([]);
  expect([(await restore(ana)).status, (await restore(wagner)).status]).toEqual([404, 404]);
  expect((await Promise.all([restore(bia), restore(bia)])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await seen(house, ana, topicId)).toEqual([['shown', 'Meça o vão.', null]]);
  const topic = async (person: BuiltPerson) => (await house.call(person, wire.getTopic, { params: { topicId } })).body;
  const own = (await topic(ana)).post.id;
  await house.call(ana, wire.removePost, { params: { postId: own } });
  expect((await topic(bia)).status).toBe('closed');
  await restore(ana, own);
  expect(await topic(bia)).toMatchObject({ status: 'open', replies: 1, title: 'Como falar da Inverse?' });

  const removed = await aReply(house.platform, bia.actor, { topicId, text: 'Por fora é melhor' });
  await aReport(house.platform, ana.actor, { postId: removed, reason: 'advertising', note: '' });
  await aDecision(house.platform, wagner.actor, { postId: removed, decision: 'remove', why: 'Propaganda' });
  expect((await restore(bia, removed)).status, 'what a moderator removed').toBe(404);
  await house.call(bia, wire.removePost, { params: { postId } });
  await house.db
    .write()
    .updateTable('forum.post')
    .set({ removed_at: house.clock.in(-31 * 86_400_000) })
    .where('tenant_id', '=', bia.tenantId)
    .where('id', '=', postId)
    .execute();
  expect((await restore(bia)).body.refusal).toBe('too_late_to_restore');
});

test('FOR-02 ADM-07 whoever was judged appeals once, another moderator decides, and what the decision did is taken back', async ({
  house,
}) => {
  const { ana, bia, wagner, rita, topicId } = await aForum(house);
  const postId = await aReply(house.platform, bia.actor, { topicId, text: 'Compare o preço em outra loja' });
  await aReport(house.platform, ana.actor, { postId, reason: 'advertising', note: '' });
  const appeal = (person: BuiltPerson, text = 'Era só uma comparação.') =>
    house.call(person, wire.appealDecision, { params: { postId }, body: { text } });
  expect((await appeal(bia)).body.refusal).toBe('appeal_not_possible');
  await aDecision(house.platform, wagner.actor, { postId, decision: 'remove', why: 'Propaganda' });
  expect(await seen(house, bia, topicId)).toEqual([['removed', '', 'possible']]);
  expect(await seen(house, ana, topicId)).toEqual([]);
  expect((await appeal(bia, ' ')).body.fields).toEqual({ text: 'text_required' });
  expect((await appeal(ana)).status).toBe(404);
  const both = await Promise.all([appeal(bia), appeal(bia)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await seen(house, bia, topicId)).toEqual([['removed', '', 'waiting']]);

  const { body: queue } = await house.call(rita, wire.listForumReports, { query: { state: 'appealed' } });
  expect(queue.items).toMatchObject([{ isAppealed: true, author: { name: 'Bia Reis' } }]);
  const caseId = queue.items[0]?.id ?? '';
  const decide = (person: BuiltPerson, why = 'Comparar é permitido.') =>
    house.call(person, wire.decideAppeal, { params: { caseId }, body: { outcome: 'overturned', why } });
  expect((await decide(wagner)).body.refusal).toBe('own_decision');
  expect((await house.call(wagner, wire.getForumReport, { params: { caseId } })).body.can.decideAppeal).toBe(false);
  expect((await decide(rita, ' ')).body.fields).toEqual({ why: 'why_required' });
  expect((await decide(rita)).body).toMatchObject({ appeal: { outcome: 'overturned', by: 'Rita Lopes' }, isAppealed: false });
  expect((await decide(rita)).body.refusal).toBe('already_judged');
  expect(await seen(house, ana, topicId)).toEqual([['shown', 'Compare o preço em outra loja', null]]);
  expect((await told(house, bia, 'forum_judged')).map(({ facts }) => String(facts['title'])).join(' ')).toContain('Comparar é permitido.');
  const { rows } = await house.db.pool.query(`select who, after from platform.audit_entry where subject_id = $1 and what = $2`, [
    caseId,
    'forum_report.appeal_overturned',
  ]);
  expect(rows).toEqual([{ who: 'Rita Lopes', after: { why: 'Comparar é permitido.' } }]);
  expect((await house.call(ana, wire.listForumReports, { query: { state: 'appealed' } })).status).toBe(404);
  const stranger = await aPerson(house.platform, { roles: ['moderator'] });
  expect((await decide(stranger)).status).toBe(404);
});

test('FOR-01 what is written with a word of the client’s list is kept and waits; a moderator lets it through, and followers hear of it then', async ({
  house,
}) => {
  const { administrator, ana, bia, wagner, topicId } = await aForum(house);
  const save = (person: BuiltPerson, version: number, words: string[]) =>
    house.call(person, wire.saveForumWords, { body: { version, words } });
  expect((await save(administrator, 0, ['ok'])).body.fields).toEqual({ 'words.0': 'word_too_short' });
  expect((await save(administrator, 0, ['Promoção relâmpago', ' ', 'Promoção relâmpago'])).body).toMatchObject({
    version: 1,
    words: ['Promoção relâmpago'],
  });
  expect((await save(administrator, 0, [])).body.refusal).toBe('changed_meanwhile');
  expect([(await save(wagner, 1, [])).status, (await house.call(ana, wire.getForumWords, {})).status]).toEqual([404, 404]);

  expect((await reply(house, bia, topicId, { text: 'Promoções relâmpagos?' })).body.state).toBe('shown');
  const held = await reply(house, bia, topicId, { text: 'É a PROMOCAO   relampago!' });
  expect([held.status, held.body.state, held.body.text]).toEqual([200, 'hidden', 'É a PROMOCAO   relampago!']);
  await house.drain();
  expect((await seen(house, ana, topicId)).map(([state]) => state)).toEqual(['shown', 'hidden']);
  await house.call(ana, wire.readTopic, { params: { topicId }, body: { upto: 1 } });
  const { body: queue } = await house.call(wagner, wire.listForumReports, { query: {} });
  expect(queue.items).toMatchObject([{ heldWord: 'Promoção relâmpago', reporters: 0, isHidden: true }]);
  const before = (await told(house, ana, 'forum_replied')).length;
  await aDecision(house.platform, wagner.actor, { postId: held.body.id, decision: 'keep', why: '' });
  await house.drain();
  expect((await seen(house, ana, topicId)).map(([state]) => state)).toEqual(['shown', 'shown']);
  expect((await told(house, ana, 'forum_replied')).length).toBe(before + 1);
});

test('FOR-01 NOT-01 whom a text names is told once, five at most, and only who wrote on the board and may read it', async ({ house }) => {
  const { ana, bia, wagner, topicId, boardId } = await aForum(house);
  const people = async (search: string) =>
    (await house.call(bia, wire.listMentionable, { params: { boardId }, query: { search } })).body.items.map(({ name }) => name);
  expect([await people('aná'), await people('wagner')]).toEqual([['Ana Prado'], []]);
  expect((await reply(house, bia, topicId, { text: '@Wagner Bento', mentionIds: [wagner.memberId] })).body.fields).toEqual({
    mentionIds: 'mention_missing',
  });
  const stranger = await aPerson(house.platform, {});
  expect((await reply(house, bia, topicId, { text: 'oi', mentionIds: [stranger.memberId] })).body.fields).toEqual({
    mentionIds: 'mention_missing',
  });
  const many = Array.from({ length: 6 }, () => house.platform.newId());
  expect((await reply(house, bia, topicId, { text: 'todos', mentionIds: many })).body.fields).toEqual({ mentionIds: 'too_many' });
  expect((await reply(house, bia, topicId, { text: '@Ana Prado, e o vão?', mentionIds: [ana.memberId, ana.memberId] })).status).toBe(200);
  await house.drain();
  expect(await told(house, ana, 'forum_mentioned')).toMatchObject([{ facts: { topicId } }]);
  expect(await told(house, bia, 'forum_mentioned')).toEqual([]);
});

test('CLI-03 FOR-01 a client without the forum has none: neither boards nor topics nor notices about it', async ({ house }) => {
  const { siteId } = await aPerson(house.platform, {});
  const { tenantId } = await aClient(house.platform, { siteId, modules: ['library'] });
  const learner = await aPerson(house.platform, { tenantId });
  const board = { params: { boardId: house.platform.newId() } };
  const asked = [
    await house.call(learner, wire.listBoards, {}),
    await house.call(learner, wire.listMentionable, { ...board, query: {} }),
    await house.call(learner, wire.openTopic, { ...board, body: { title: 'Oi', text: 'Oi', mentionIds: [] } }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
});
