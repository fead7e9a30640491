import * as wire from '@vitrine/contract/search';
import type { FindAsk } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { test, type House } from '../testing.ts';
import { findTopics } from '../modules/forum/index.ts';
import { aBoard, aTopic } from '../modules/forum/testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { findNews } from '../modules/news/index.ts';
import { somePublishedNews, aTextBlock } from '../modules/news/testing.ts';
import { findPages } from '../modules/pages/index.ts';
import { aHeading, aPage } from '../modules/pages/testing.ts';
import { findInEpisodes, findPodcasts } from '../modules/podcasts/index.ts';
import { anEpisode, aPodcast, aSentFile } from '../modules/podcasts/testing.ts';
import { aFaqCategory, aFaqEntry } from '../modules/support/testing.ts';
import { searchAll, type SearchPorts } from '../modules/search/testing.ts';

const transcript = `WEBVTT

00:00:01.000 --> 00:00:04.000
<v Ana>Bom dia a quem vende.

00:02:05.500 --> 00:02:09.000
O garimpo começa no balcão.
`;

/** A client with one of each kind about mining, for everybody or for one group; and a member who is in it, and one who is not. */
async function aProgram(house: House, { isLimited = false }: { isLimited?: boolean } = {}) {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const { tenantId, actor } = author;
  const groupId = await aGroup(platform, { tenantId, name: { 'pt-BR': 'Time' } });
  const learner = await aPerson(platform, { tenantId, groupIds: [groupId] });
  const outsider = await aPerson(platform, { tenantId });
  const groupIds = isLimited ? [groupId] : [];
  const audience = { groupIds, areaIds: [], tagIds: [] };
  const newsId = await somePublishedNews(platform, actor, {
    title: { 'pt-BR': 'O que muda na vitrine' },
    lead: { 'pt-BR': 'Tudo sobre a nova vitrine.' },
    blocks: [aTextBlock(platform, '<p>No <strong>garimpo</strong> de peças</p>')],
    audience,
  });
  const podcastId = await aPodcast(platform, actor, { title: { 'pt-BR': 'Garimpo no ar' }, groupIds });
  const transcriptId = await aSentFile(platform, actor, { name: 'fala.vtt', content: Buffer.from(transcript), purpose: 'captions' });
  const episodeId = await anEpisode(platform, actor, {
    podcastId,
    title: { 'pt-BR': 'Primeiro dia' },
    transcripts: { 'pt-BR': transcriptId },
  });
  const categoryId = await aFaqCategory(platform, actor);
  await aFaqEntry(platform, actor, { categoryId, question: { 'pt-BR': 'Como funciona o garimpo?' }, answer: { 'pt-BR': 'Assim.' } });
  const boardId = await aBoard(platform, actor, { ...audience });
  const topicId = await aTopic(platform, learner.actor, { boardId, title: 'GARIMPO: quem já fez?', text: 'Contem aqui.' });
  await aPage(platform, actor, {
    title: { 'pt-BR': 'Feira de peças' },
    slug: 'feira',
    blocks: [aHeading(platform, 'Um garimpo por semana')],
    groupIds,
  });
  return { author, learner, outsider, newsId, podcastId, episodeId, topicId };
}

const findGroups = async (house: House, person: BuiltPerson, words: string) =>
  (await house.call(person, wire.searchAll, { query: { words } })).body.groups;
const kindsOf = async (house: House, person: BuiltPerson, words: string) =>
  (await findGroups(house, person, words)).map(({ kind }) => kind);

test('POD-01 NEW-01 EXP-02 FOR-01 NAV-11 one search answers news, podcasts, what an episode says at its second, questions, topics and pages', async ({
  house,
}) => {
  const { learner, newsId, podcastId, episodeId, topicId } = await aProgram(house);
  const groups = await findGroups(house, learner, 'garimpo');
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ href }) => href)])).toEqual([
    ['news', [`/news/${newsId}`]],
    ['podcast', [`/podcasts/${podcastId}`]],
    ['episode', [`/podcasts/${podcastId}?episode=${episodeId}&at=125`]],
    ['question', [`/faq?search=${encodeURIComponent('Como funciona o garimpo?')}`]],
    ['topic', [`/forum/topics/${topicId}`]],
    ['page', ['/feira']],
  ]);
  expect(groups[2]?.hits[0]).toMatchObject({ title: 'Primeiro dia', snippet: 'O garimpo começa no balcão.' });
  expect(groups[5]?.hits[0]?.snippet).toBe('Um garimpo por semana');
  expect(await kindsOf(house, learner, 'GARINPO')).toEqual(['news', 'podcast', 'question', 'topic', 'page']); // a slip
  expect(await kindsOf(house, learner, 'bom dia')).toEqual(['episode']); // said, and written nowhere
  expect(await kindsOf(house, learner, 'balc')).toEqual(['episode']); // the beginning of a word
});

test('CLI-09 of what is for one group nobody else finds anything, neither do members of another client', async ({ house }) => {
  const { learner, outsider } = await aProgram(house, { isLimited: true });
  expect(await kindsOf(house, learner, 'garimpo')).toEqual(['news', 'podcast', 'episode', 'question', 'topic', 'page']);
  expect(await kindsOf(house, outsider, 'garimpo')).toEqual(['question']);
  expect(await kindsOf(house, outsider, 'bom dia')).toEqual([]);
  const stranger = await aPerson(house.platform);
  expect(await findGroups(house, stranger, 'garimpo')).toEqual([]);
});

test('search: rooms are asked again with slips forgiven only where nobody found the words as they were written', async ({ house }) => {
  const { learner } = await aProgram(house);
  const asked: FindAsk[] = [];
  const nothing = { hits: [], hasMore: false, allHref: '' };
  const found = { hits: [{ id: '1', title: 'Um', text: '', href: '/1' }], hasMore: false, allHref: '' };
  const rooms = (isThere: boolean) => ({
    course: (_actor: unknown, ask: FindAsk) => {
      asked.push(ask);
      return Promise.resolve(isThere ? found : nothing);
    },
  });
  await searchAll({ ...house.platform, find: rooms(true), holds: {} }, learner.actor, { words: 'um' });
  expect(asked.map(({ isForgiving }) => isForgiving)).toEqual([false]);
  await searchAll({ ...house.platform, find: rooms(false), holds: {} }, learner.actor, { words: 'um' });
  expect(asked.map(({ isForgiving }) => isForgiving)).toEqual([false, false, true]);
});

test('search: rooms with nothing by the words are not asked, one that holds them is, and all are where that look fails; control: what one statement over all rooms costs', async ({
  house,
}) => {
  const { learner } = await aProgram(house);
  const asked: string[] = [];
  const room = (kind: string) => () => {
    asked.push(kind);
    return Promise.resolve({ hits: [], hasMore: false, allHref: '' });
  };
  const find = { course: room('course'), news: room('news') };
  const parts = { ...house.platform, log: { ...house.platform.log, error: () => undefined }, find };
  await searchAll({ ...parts, holds: { course: () => sql<boolean>`false`, news: () => sql<boolean>`true` } }, learner.actor, {
    words: 'um',
  });
  expect(asked).toEqual(['news', 'news']);
  asked.splice(0);
  await searchAll({ ...parts, holds: { course: () => sql<boolean>`away` } }, learner.actor, { words: 'um' });
  expect(asked).toEqual(['course', 'news', 'course', 'news']);

  const spy = vi.spyOn(Client.prototype, 'query');
  const statements = async (words: string) => {
    spy.mockClear();
    await findGroups(house, learner, words);
    return spy.mock.calls.length;
  };
  await statements('xqzvbk');
  expect(await statements('xqzvbk')).toBe(3); // who asks; the words as they stand; with slips forgiven
  expect(await statements('feira')).toBeLessThan(5);
  spy.mockRestore();
});

test('CLI-08 CLI-09 a walk over every kind that can be found tells a stranger and an outsider nothing; control: rooms that forget who asks are caught by it', async ({
  house,
}) => {
  const { platform } = house;
  const { learner, outsider } = await aProgram(house, { isLimited: true });
  const stranger = await aPerson(platform);
  const careful: SearchPorts['find'] = {
    news: (actor, ask) => findNews(platform, actor, ask),
    podcast: (actor, ask) => findPodcasts(platform, actor, ask),
    episode: (actor, ask) => findInEpisodes(platform, actor, ask),
    topic: (actor, ask) => findTopics({ ...platform, seesCourse: () => Promise.resolve(false) }, actor, ask),
    page: (actor, ask) => findPages(platform, actor, ask),
  };
  const careless: SearchPorts['find'] = Object.fromEntries(
    Object.entries(careful).map(([kind, find]) => [kind, (_actor: unknown, ask: FindAsk) => find(learner.actor, ask)]),
  );
  const leaks = async (find: SearchPorts['find']) =>
    (
      await Promise.all([stranger, outsider].map(({ actor }) => searchAll({ ...platform, find, holds: {} }, actor, { words: 'garimpo' })))
    ).flatMap(({ groups }) => groups.map(({ kind }) => kind));
  expect(await leaks(careful)).toEqual([]);
  expect(new Set(await leaks(careless))).toEqual(new Set(['news', 'podcast', 'episode', 'topic', 'page']));
});
