import * as wire from '@vitrine/contract/news';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aNewsForm, somePublishedNews } from './testing.ts';

async function aTalk(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const some = () => aPerson(house.platform, { tenantId });
  const [ana, bia, caio, davi] = [await some(), await some(), await some(), await some()];
  const newsId = await somePublishedNews(house.platform, author.actor);
  const params = { newsId };
  const say = (person: typeof ana, text: string) => house.call(person, wire.writeComment, { params, body: { text } });
  const texts = async (person: typeof ana) => (await house.call(person, wire.listComments, { params })).body.items.map(({ text }) => text);
  const report = (person: typeof ana, commentId: string) =>
    house.call(person, wire.reportComment, { params: { commentId }, body: { reason: 'spam' } });
  const save = (person: typeof ana, commentId: string, text: string) =>
    house.call(person, wire.saveComment, { params: { commentId }, body: { text } });
  return { author, ana, bia, caio, davi, newsId, params, say, texts, report, save };
}

test('NEW-01 a comment is plain text, changed and taken away by whoever wrote it, by nobody else', async ({ house }) => {
  const { ana, bia, say, texts, save } = await aTalk(house);
  const said = (await say(ana, ' Vale para <b>127 V</b>? ')).body;
  expect(said).toMatchObject({ isMine: true, text: 'Vale para <b>127 V</b>?', isEdited: false });
  expect([(await say(ana, '😀'.repeat(2_000))).status, (await say(ana, 'a'.repeat(2_001))).status, (await say(ana, ' ')).status]).toEqual([
    200, 422, 422,
  ]);
  expect((await save(bia, said.id, 'Não')).status).toBe(404);
  await house.call(bia, wire.removeComment, { params: { commentId: said.id } });
  expect((await save(ana, said.id, 'E 220 V?')).body).toMatchObject({ text: 'E 220 V?', isEdited: true });
  const [, last] = await texts(bia);
  expect(last).toBe('E 220 V?');
  const remove = () => house.call(ana, wire.removeComment, { params: { commentId: said.id } });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect(await texts(bia)).toHaveLength(1);
});

test('NEW-01 ten comments within ten minutes are enough, also when they are sent at once', async ({ house }) => {
  const { ana, say, texts } = await aTalk(house);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => say(ana, `Comentário ${at}`)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(await texts(ana)).toHaveLength(10);
  house.clock.shift(11 * 60_000);
  expect((await say(ana, 'De novo')).status).toBe(200);
});

test('NEW-01 where comments are off none is written or changed, and the old ones stay', async ({ house }) => {
  const { author, ana, params, say, texts, save } = await aTalk(house);
  const { id } = (await say(ana, 'Fica aqui')).body;
  await house.call(author, wire.saveNews, { params, body: { version: 3, news: aNewsForm({ hasComments: false }) } });
  await house.call(author, wire.publishNews, { params, body: { version: 4 } });
  expect([(await say(ana, 'Não entra')).body.refusal, (await save(ana, id, 'Não muda')).body.refusal]).toEqual([
    'comments_off',
    'comments_off',
  ]);
  expect(await texts(ana)).toEqual(['Fica aqui']);
  expect((await house.call(ana, wire.listComments, { params })).body.can).toEqual({ write: false });
});

test('NEW-01 three people who report a comment hide it until a moderator judges it, and a changed one is a new case', async ({ house }) => {
  const { author, ana, bia, caio, davi, params, say, texts, report, save } = await aTalk(house);
  const moderator = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['moderator'] });
  const { id } = (await say(ana, 'Compre aqui')).body;
  const judge = (person: typeof ana, verdict: 'kept' | 'hidden') =>
    house.call(person, wire.judgeComment, { params: { commentId: id }, body: { verdict } });
  const waiting = async (show: 'reported' | 'hidden' | 'all') =>
    (await house.call(moderator, wire.listCommentsToJudge, { params, query: { show } })).body;
  expect((await report(ana, id)).body.refusal).toBe('own_comment');
  await Promise.all([report(bia, id), report(bia, id), report(caio, id)]);
  expect([await texts(davi), await waiting('reported')]).toMatchObject([
    ['Compre aqui'],
    { reported: 1, items: [{ reasons: [{ reason: 'spam', count: 2 }] }] },
  ]);
  await report(davi, id);
  expect([await texts(davi), await texts(ana)]).toEqual([[], ['Compre aqui']]);
  expect((await save(ana, id, 'Outra')).body.refusal).toBe('comment_hidden');
  expect((await judge(moderator, 'kept')).body).toMatchObject({ isHidden: false, verdict: 'kept' });
  expect([await texts(davi), (await waiting('reported')).items]).toEqual([['Compre aqui'], []]);
  await save(ana, id, 'Compre já');
  expect((await waiting('all')).items).toMatchObject([{ verdict: null, reasons: [], isEdited: true }]);
  expect((await judge(moderator, 'hidden')).body).toMatchObject({ isHidden: true });
  expect([await texts(davi), (await waiting('hidden')).items.length]).toEqual([[], 1]);
  expect((await judge(bia, 'kept')).status).toBe(404);
  const { id: own } = (await say(moderator, 'Minha')).body;
  const selfish = await house.call(moderator, wire.judgeComment, { params: { commentId: own }, body: { verdict: 'kept' } });
  expect(selfish.body.refusal).toBe('own_comment');
});
