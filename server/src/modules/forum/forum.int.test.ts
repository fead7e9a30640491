import { AsyncLocalStorage } from 'node:async_hooks';
import * as wire from '@vitrine/contract/forum';
import { renewLink } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test, untilSomebodyWaits, type House } from '../../testing.ts';
import { aPerson, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { aBoard, aRecording, aReply, aTopic } from './testing.ts';
import { aSecondOfSound } from '../../platform/testing/sound.ts';

const outside = AsyncLocalStorage.snapshot();

async function aForum(house: House) {
  const staff = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = staff;
  const [larissa, elaine] = [
    await aPerson(house.platform, { tenantId, fullName: 'Larissa Sá' }),
    await aPerson(house.platform, { tenantId, fullName: 'Elaine Vieira' }),
  ];
  const boardId = await aBoard(house.platform, staff.actor);
  return { staff, larissa, elaine, tenantId, boardId };
}

const reply = (house: House, person: BuiltPerson, topicId: string, text: string, quoteId: string | null = null) =>
  house.call(person, wire.addReply, { params: { topicId }, body: { text, quoteId, recording: null } });
const repliesOf = async (house: House, person: BuiltPerson, topicId: string) =>
  (await house.call(person, wire.listReplies, { params: { topicId }, query: {} })).body.items;
const topicOf = async (house: House, person: BuiltPerson, topicId: string) =>
  (await house.call(person, wire.getTopic, { params: { topicId } })).body;
const setStatus = (house: House, person: BuiltPerson, topicId: string, status: 'open' | 'closed') =>
  house.call(person, wire.setTopicStatus, { params: { topicId }, body: { status } });

test('FOR-01 a member opens a topic, another replies to it and quotes; both see it, unread for whoever did not read it', async ({
  house,
}) => {
  const { larissa, elaine, boardId } = await aForum(house);
  const opened = await house.call(larissa, wire.openTopic, {
    params: { boardId },
    body: { title: ' Cozinha pequena ', text: 'O que dizer?' },
  });
  const topicId = opened.body.id;
  const { body: first } = await reply(house, elaine, topicId, 'Mostre a de 84 cm.');
  const { body: second } = await reply(house, larissa, topicId, 'Deu certo!', first.id);
  expect(second).toMatchObject({
    number: 2,
    author: 'Larissa Sá',
    quote: { number: 1, author: 'Elaine Vieira', text: 'Mostre a de 84 cm.' },
  });
  expect(await topicOf(house, elaine, topicId)).toMatchObject({
    title: 'Cozinha pequena',
    author: 'Larissa Sá',
    replies: 2,
    unread: 1,
    firstUnread: 2,
    post: { text: 'O que dizer?', can: { edit: false, remove: false, report: true } },
    can: { reply: true, close: false, pin: false },
  });
  const boards = async (person: BuiltPerson) => (await house.call(person, wire.listBoards, {})).body.items;
  expect(await boards(elaine)).toMatchObject([{ id: boardId, topics: 1, unread: 1 }]);
  await house.call(elaine, wire.readTopic, { params: { topicId }, body: { upto: 99 } });
  await house.call(elaine, wire.readTopic, { params: { topicId }, body: { upto: 1 } }); // it never goes back
  expect(await boards(elaine)).toMatchObject([{ unread: 0 }]);
  expect((await repliesOf(house, elaine, topicId)).map(({ number }) => number)).toEqual([1, 2]);
});

test('FOR-01 ERR-06 each failure of a topic and of a reply has its own refusal, at the field where it belongs', async ({ house }) => {
  const { staff, larissa, elaine, boardId } = await aForum(house);
  const open = (person: BuiltPerson, title: string, text: string, at = boardId) =>
    house.call(person, wire.openTopic, { params: { boardId: at }, body: { title, text } });
  expect((await open(larissa, ' ', ' ')).body.fields).toEqual({ title: 'title_required', text: 'text_required' });
  expect((await open(larissa, 'a'.repeat(141), 'Oi')).body.fields).toEqual({ title: 'text_too_long' });
  const ofStaff = await aBoard(house.platform, staff.actor, { opener: 'staff' });
  expect((await open(larissa, 'Aviso', 'Oi', ofStaff)).body.refusal).toBe('board_of_staff');
  expect((await open(staff, 'Aviso', 'Oi', ofStaff)).status).toBe(200);
  const { body } = await open(larissa, 'Um', 'Oi');
  expect((await open(larissa, 'Um', 'Oi')).body.fields).toEqual({ title: 'already_said' });
  expect((await reply(house, elaine, body.id, '')).body.fields).toEqual({ text: 'text_required' });
  expect((await reply(house, elaine, body.id, 'Sim')).status).toBe(200);
  expect((await reply(house, elaine, body.id, 'Sim')).body.fields).toEqual({ text: 'already_said' });
  expect((await reply(house, elaine, body.id, 'Não', house.platform.newId())).body.fields).toEqual({ quoteId: 'quote_missing' });
  expect((await reply(house, elaine, house.platform.newId(), 'Oi')).status).toBe(404);
});

test('FOR-01 three topics an hour and ten replies in ten minutes, also when many come at once, and the board says when the next may', async ({
  house,
}) => {
  const { larissa, elaine, boardId } = await aForum(house);
  const open = (title: string) => house.call(larissa, wire.openTopic, { params: { boardId }, body: { title, text: 'Oi' } });
  const opened = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(open));
  expect(opened.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 409, 409]);
  expect(opened.flatMap(({ body }) => body.refusal ?? [])).toEqual(['topic_limit', 'topic_limit']);
  const { allowance } = (await house.call(larissa, wire.getBoard, { params: { boardId } })).body;
  expect([allowance.left, allowance.nextAt !== null]).toEqual([0, true]);
  const topicId = opened.find(({ status }) => status === 200)?.body.id ?? '';
  const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => reply(house, elaine, topicId, `Resposta ${at}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(replies.flatMap(({ body }) => body.refusal ?? [])).toEqual(['reply_limit', 'reply_limit']);
  expect((await topicOf(house, elaine, topicId)).replies).toBe(10);
  house.clock.shift(10 * 60_000);
  expect((await reply(house, elaine, topicId, 'De novo')).status).toBe(200);
});

test('FOR-01 a closed topic takes no replies and no edits; its author opens it again, but not what a moderator closed', async ({
  house,
}) => {
  const { staff, larissa, elaine, boardId } = await aForum(house);
  const topicId = await aTopic(house.platform, larissa.actor, { boardId });
  const { body: own } = await reply(house, elaine, topicId, 'Sim');
  expect((await setStatus(house, elaine, topicId, 'closed')).status).toBe(404);
  expect((await setStatus(house, larissa, topicId, 'closed')).body).toMatchObject({
    status: 'closed',
    can: { reply: false, reopen: true },
  });
  expect((await setStatus(house, larissa, topicId, 'closed')).status).toBe(200);
  expect((await reply(house, elaine, topicId, 'Mais')).body.refusal).toBe('topic_closed');
  const edit = (revision: number, text: string) =>
    house.call(elaine, wire.editPost, { params: { postId: own.id }, body: { revision, text } });
  expect((await edit(1, 'Não')).body.refusal).toBe('topic_closed');
  expect((await setStatus(house, larissa, topicId, 'open')).body.status).toBe('open');
  expect((await setStatus(house, staff, topicId, 'closed')).body.isClosedByModerator).toBe(true);
  expect((await setStatus(house, larissa, topicId, 'open')).body.refusal).toBe('closed_by_moderator');
  expect((await setStatus(house, staff, topicId, 'open')).body.status).toBe('open');
  const pin = (person: BuiltPerson) => house.call(person, wire.pinTopic, { params: { topicId }, body: { isPinned: true } });
  expect([(await pin(larissa)).status, (await pin(staff)).body.isPinned]).toEqual([404, true]);
});

test('FOR-01 a reply that waits while a moderator closes the topic is refused, and nothing of it is kept', async ({ house }) => {
  const { larissa, elaine, boardId } = await aForum(house);
  const topicId = await aTopic(house.platform, larissa.actor, { boardId });
  let answer: ReturnType<typeof reply> | undefined;
  await house.db.transaction(async (tx) => {
    await tx
      .updateTable('forum.topic')
      .set({ status: 'closed', closed_at: house.clock.now(), closed_by: larissa.memberId })
      .where('tenant_id', '=', larissa.tenantId)
      .where('id', '=', topicId)
      .execute();
    answer = outside(() => reply(house, elaine, topicId, 'Tarde demais'));
    await untilSomebodyWaits(house);
  });
  expect((await answer)?.body.refusal).toBe('topic_closed');
  expect(await repliesOf(house, elaine, topicId)).toEqual([]);
});

test('FOR-01 a post is edited by its author alone, as it was seen, and marked after ten minutes; a removed one leaves a place where something answers it', async ({
  house,
}) => {
  const { larissa, elaine, boardId } = await aForum(house);
  const topicId = await aTopic(house.platform, larissa.actor, { boardId });
  const { body: first } = await reply(house, elaine, topicId, 'Mostre a de 84 cm.');
  const { body: second } = await reply(house, larissa, topicId, 'Deu certo!', first.id);
  const edit = (person: BuiltPerson, revision: number, text: string) =>
    house.call(person, wire.editPost, { params: { postId: first.id }, body: { revision, text } });
  expect((await edit(larissa, 1, 'Não é meu')).status).toBe(404);
  expect((await edit(elaine, 1, '')).body.fields).toEqual({ text: 'text_required' });
  expect((await edit(elaine, 1, 'Mostre a de 84.')).body).toMatchObject({ text: 'Mostre a de 84.', revision: 2, isEdited: false });
  expect((await edit(elaine, 1, 'Outra')).body.refusal).toBe('changed_meanwhile');
  house.clock.shift(11 * 60_000);
  expect((await edit(elaine, 2, 'Mostre a de 84 e meça.')).body.isEdited).toBe(true);
  const remove = (person: BuiltPerson, postId: string) => house.call(person, wire.removePost, { params: { postId } });
  expect((await remove(larissa, first.id)).status).toBe(404);
  expect((await remove(elaine, first.id)).status).toBe(200);
  expect(await repliesOf(house, larissa, topicId)).toMatchObject([
    { number: 1, state: 'removed', removedBy: 'author', text: '' },
    { number: 2, quote: { isGone: true, text: '' } },
  ]);
  await remove(larissa, second.id);
  expect(await repliesOf(house, larissa, topicId)).toEqual([]);
  const opening = (await topicOf(house, larissa, topicId)).post;
  expect((await remove(larissa, opening.id)).status).toBe(200);
  expect((await house.call(larissa, wire.getTopic, { params: { topicId } })).status).toBe(404);
});

test('CLI-09 FOR-01 a board is for whom it is for, in lists, topics, replies and writes alike', async ({ house }) => {
  const { staff, larissa, elaine, tenantId } = await aForum(house);
  const { groups } = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const groupId = groups.get('team') ?? '';
  const insider = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  const boardId = await aBoard(house.platform, staff.actor, { groupIds: [groupId] });
  const topicId = await aTopic(house.platform, insider.actor, { boardId });
  const seen = async (person: BuiltPerson) => (await house.call(person, wire.listBoards, {})).body.items.some(({ id }) => id === boardId);
  expect([await seen(insider), await seen(larissa), await seen(staff)]).toEqual([true, false, true]);
  const hidden = await Promise.all([
    house.call(elaine, wire.getBoard, { params: { boardId } }),
    house.call(elaine, wire.listTopics, { params: { boardId }, query: {} }),
    house.call(elaine, wire.getTopic, { params: { topicId } }),
    house.call(elaine, wire.listReplies, { params: { topicId }, query: {} }),
    reply(house, elaine, topicId, 'Oi'),
    house.call(elaine, wire.followTopic, { params: { topicId }, body: { isFollowing: true } }),
  ]);
  expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('FOR-01 NOT-01 whoever follows a topic is told of replies once until they read it, and not of their own', async ({ house }) => {
  const { larissa, elaine, boardId } = await aForum(house);
  const topicId = await aTopic(house.platform, larissa.actor, { boardId, title: 'Cozinha' });
  const told = async (person: BuiltPerson) =>
    (await house.call(person, listNotices, { query: {} })).body.items.filter(({ kind }) => kind === 'forum_replied');
  await aReply(house.platform, elaine.actor, { topicId, text: 'Um' });
  await aReply(house.platform, elaine.actor, { topicId, text: 'Dois' });
  await house.drain();
  expect(await told(larissa)).toMatchObject([{ facts: { topicId, title: 'Cozinha' } }]);
  expect(await told(elaine)).toEqual([]);
  await house.call(larissa, wire.readTopic, { params: { topicId }, body: { upto: 2 } });
  await aReply(house.platform, elaine.actor, { topicId, text: 'Três' });
  await house.drain();
  expect(await told(larissa)).toHaveLength(2);
  await house.call(larissa, wire.readTopic, { params: { topicId }, body: { upto: 3 } });
  await house.call(larissa, wire.followTopic, { params: { topicId }, body: { isFollowing: false } });
  await aReply(house.platform, elaine.actor, { topicId, text: 'Quatro' });
  await house.drain();
  expect(await told(larissa)).toHaveLength(2);
});

test('FOR-03 a reply by a recording is heard by whoever reads it, once, and only by an upload of one’s own', async ({ house }) => {
  const { larissa, elaine, boardId, tenantId } = await aForum(house);
  const stranger = await aPerson(house.platform, { tenantId: (await aPerson(house.platform)).tenantId });
  const topicId = await aTopic(house.platform, larissa.actor, { boardId });
  const file = { name: 'resposta.webm', content: aSecondOfSound, seconds: 1 };
  const fileId = await aRecording(house.platform, elaine.actor, file);
  const send = (person: BuiltPerson, recording: { fileId: string; seconds: number }) =>
    house.call(person, wire.addReply, { params: { topicId }, body: { text: '', quoteId: null, recording } });
  expect((await send(larissa, { fileId, seconds: 1 })).body.fields).toEqual({ recording: 'recording_missing' });
  expect((await send(elaine, { fileId, seconds: 200 })).body.fields).toEqual({ 'recording.seconds': 'recording_too_long' });
  const { body } = await send(elaine, { fileId, seconds: 1 });
  expect(body).toMatchObject({ text: '', audio: { seconds: 1 } });
  expect((await send(elaine, { fileId, seconds: 1 })).body.fields).toEqual({ recording: 'recording_missing' });
  const heard = await house.app.inject({ url: body.audio?.url ?? '', headers: { host: larissa.host } });
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/webm']);
  expect((await house.call(larissa, renewLink, { body: { fileId } })).status).toBe(200);
  expect((await house.call(stranger, renewLink, { body: { fileId } })).status).toBe(404);
  await house.call(elaine, wire.removePost, { params: { postId: body.id } });
  expect((await house.call(larissa, renewLink, { body: { fileId } })).status).toBe(404);
  expect(tenantId).toBe(larissa.tenantId);
});

test('FOR-01 the same key twice opens one topic', async ({ house }) => {
  const { larissa, boardId } = await aForum(house);
  const key = { 'idempotency-key': house.platform.newId() };
  const ask = { params: { boardId }, body: { title: 'Um', text: 'Oi' } };
  const answers = [await house.call(larissa, wire.openTopic, ask, key), await house.call(larissa, wire.openTopic, ask, key)];
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});
