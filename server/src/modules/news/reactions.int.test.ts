import * as wire from '@vitrine/contract/news';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { somePublishedNews, tellMustRead } from './testing.ts';

const minute = 60_000;

async function aNewsroom(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' }, other: { 'pt-BR': 'Outro' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const [groupId = '', otherId = ''] = [labels.groups.get('team'), labels.groups.get('other')];
  const learner = await aPerson(house.platform, { tenantId, groupIds: [groupId, otherId] });
  return { author, learner, tenantId, groupId, otherId };
}

test('NEW-01 a member says one thing of a piece at a time; a tap is the state asked for, fifty at once count once each', async ({
  house,
}) => {
  const { author, learner, tenantId, groupId } = await aNewsroom(house);
  const newsId = await somePublishedNews(house.platform, author.actor, { audience: { groupIds: [groupId], areaIds: [], tagIds: [] } });
  const params = { newsId };
  const react = (reaction: 'like' | 'idea' | null, person = learner) =>
    house.call(person, wire.reactToNews, { params, body: { reaction } });
  expect((await react('like')).body).toMatchObject({ counts: { like: 1, idea: 0 }, mine: 'like' });
  expect((await react('like')).body).toMatchObject({ counts: { like: 1 }, mine: 'like' });
  expect((await react('idea')).body).toMatchObject({ counts: { like: 0, idea: 1 }, mine: 'idea' });
  const many = await Promise.all(Array.from({ length: 10 }, () => react('like')));
  expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const colleague = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  expect((await house.call(colleague, wire.getNews, { params })).body.reactions).toMatchObject({
    counts: { like: 1, idea: 0 },
    mine: null,
  });
  expect((await react(null)).body).toMatchObject({ counts: { like: 0 }, mine: null });
  const outsider = await aPerson(house.platform, { tenantId });
  const stranger = await aPerson(house.platform, {});
  expect([(await react('like', outsider)).status, (await react('like', stranger)).status]).toEqual([404, 404]);
});

test('NEW-01 NOT-01 who must read a piece is told at its minute, once, and who is not meant, or has read it, is not', async ({ house }) => {
  const { author, learner, tenantId, groupId } = await aNewsroom(house);
  const { platform } = house;
  const outsider = await aPerson(platform, { tenantId });
  const done = await aPerson(platform, { tenantId, groupIds: [groupId] });
  const newsId = await somePublishedNews(platform, author.actor, {
    title: { 'pt-BR': 'Nova garantia', 'en-US': 'New warranty' },
    isMustRead: true,
    visibleFrom: platform.clock.in(10 * minute),
    audience: { groupIds: [groupId], areaIds: [], tagIds: [] },
  });
  const told = async (person = learner) =>
    (await house.call(person, listNotices, {})).body.items.filter(({ kind }) => kind === 'news_must_read');
  await tellMustRead(platform);
  expect([(await house.call(learner, wire.getNews, { params: { newsId } })).status, await told()]).toEqual([404, []]);
  house.clock.shift(10 * minute);
  await house.call(done, wire.tellNewsReading, { params: { newsId }, body: { reached: 'end' } });
  await Promise.all([tellMustRead(platform), tellMustRead(platform)]);
  await tellMustRead(platform);
  expect(await told()).toMatchObject([{ facts: { newsId, title: 'Nova garantia' } }]);
  expect([await told(outsider), await told(done)]).toEqual([[], []]);
  expect((await house.call(learner, wire.getNews, { params: { newsId } })).status).toBe(200);
});

test('NEW-01 ADM-02 who has read is counted group by group, and leaves as an export', async ({ house }) => {
  const { author, learner, tenantId, groupId, otherId } = await aNewsroom(house);
  const newsId = await somePublishedNews(house.platform, author.actor, { isMustRead: true });
  await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  await house.call(learner, wire.tellNewsReading, { params: { newsId }, body: { reached: 'end' } });
  const of = async (query: object = {}) => (await house.call(author, wire.listNewsReadersByGroup, { params: { newsId }, query })).body;
  expect((await of()).items).toMatchObject([
    { groupId, name: 'Time', read: 1, of: 2 },
    { groupId: otherId, name: 'Outro', read: 1, of: 1 },
    { groupId: null, read: 0, of: 1 },
  ]);
  const first = await of({ limit: 1 });
  expect(first.items).toHaveLength(1);
  expect((await of({ limit: 1, after: first.next })).items).toMatchObject([{ groupId: otherId }]);
  const sheet = await house.call(author, wire.exportNewsReadersByGroup, { params: { newsId }, query: {} });
  expect(String(sheet.body)).toMatch(/Time.{1,3}1.{1,3}2/);
  expect((await house.call(learner, wire.listNewsReadersByGroup, { params: { newsId }, query: {} })).status).toBe(404);
});

test('NEW-01 I18-01 a translated piece is read in each member’s language, and in one that it has otherwise', async ({ house }) => {
  const { author, tenantId } = await aNewsroom(house);
  const newsId = await somePublishedNews(house.platform, author.actor, {
    title: { 'pt-BR': 'Nova garantia', 'es-ES': 'Nueva garantía' },
    blocks: [{ id: house.platform.newId(), kind: 'heading', level: 2, text: { 'pt-BR': 'Vale já', 'es-ES': 'Vale ya' } }],
  });
  const read = async (locale: 'es-ES' | 'fr-FR') => {
    const reader = await aPerson(house.platform, { tenantId, locale });
    const { title, blocks } = (await house.call(reader, wire.getNews, { params: { newsId } })).body;
    return [title, blocks[0]];
  };
  expect(await read('es-ES')).toMatchObject(['Nueva garantía', { text: 'Vale ya' }]);
  expect(await read('fr-FR')).toMatchObject(['Nova garantia', { text: 'Vale já' }]);
});
