import * as wire from '@vitrine/contract/podcasts';
import { feedDays, feedReadersADay } from '@vitrine/domain/podcasts';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../identity/testing.ts';
import { anEpisode, aPodcast } from './testing.ts';

async function aStudio(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const groupId = await aGroup(house.platform, { tenantId, name: { 'pt-BR': 'Time' } });
  const learner = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  const podcastId = await aPodcast(house.platform, author.actor, { title: { 'pt-BR': 'Balcão & <Loja>' }, groupIds: [groupId] });
  const episodeId = await anEpisode(house.platform, author.actor, { podcastId, title: { 'pt-BR': 'Ouça "isto"\u0001' } });
  return { author, learner, tenantId, podcastId, episodeId };
}

const open = async (house: House, person: BuiltPerson, podcastId: string) =>
  new URL((await house.call(person, wire.openPodcastFeed, { params: { podcastId } })).body.url).pathname;
const get = (house: House, person: BuiltPerson, url: string, app = 'Overcast') =>
  house.app.inject({ url, headers: { host: person.host, 'user-agent': app } });
const told = async (house: House, person: BuiltPerson, podcastId: string) =>
  (await house.call(person, wire.getPodcastFeed, { params: { podcastId } })).body;

test('POD-01 a member’s private feed is RSS that an app reads without a session, and each sound of it is a link signed for minutes', async ({
  house,
}) => {
  const { learner, podcastId, episodeId } = await aStudio(house);
  expect(await told(house, learner, podcastId)).toEqual({ feed: null, endedWhy: null });
  const path = await open(house, learner, podcastId);
  const { statusCode, headers, body } = await get(house, learner, path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body).toContain('<title>Balcão &amp; &lt;Loja&gt;</title>');
  expect(body).toContain('<title>Ouça &quot;isto&quot;</title>');
  expect(body).toContain('<itunes:block>Yes</itunes:block>');
  expect(body).toContain(`<guid isPermaLink="false">${episodeId}</guid>`);
  const sound = new URL(/<enclosure url="([^"]+)"/.exec(body)?.[1] ?? '').pathname;
  const led = await get(house, learner, sound);
  expect(led.statusCode).toBe(302);
  const played = await get(house, learner, String(led.headers.location));
  expect([played.statusCode, played.headers['content-type']]).toEqual([200, 'audio/wav']);
  expect(await told(house, learner, podcastId)).toMatchObject({ feed: { lastAt: expect.any(String) }, endedWhy: null });
});

test('POD-01 a new address takes the place of the old one, one that was taken back serves nobody, of two made at once one is left', async ({
  house,
}) => {
  const { learner, podcastId } = await aStudio(house);
  const first = await open(house, learner, podcastId);
  const second = await open(house, learner, podcastId);
  expect([(await get(house, learner, first)).statusCode, (await get(house, learner, second)).statusCode]).toEqual([404, 200]);
  const both = await Promise.all([open(house, learner, podcastId), open(house, learner, podcastId)]);
  const statuses = await Promise.all(both.map(async (path) => (await get(house, learner, path)).statusCode));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404]);
  for (const _again of [1, 2]) await house.call(learner, wire.revokePodcastFeed, { params: { podcastId } });
  for (const path of both) expect((await get(house, learner, path)).statusCode).toBe(404);
  expect(await told(house, learner, podcastId)).toEqual({ feed: null, endedWhy: 'revoked' });
});

test('POD-01 an address that too many apps fetch in a day was shared and ends', async ({ house }) => {
  const { learner, podcastId, episodeId } = await aStudio(house);
  const path = await open(house, learner, podcastId);
  for (let app = 0; app < feedReadersADay; app += 1) expect((await get(house, learner, path, `App ${app}`)).statusCode).toBe(200);
  house.clock.shift(90_000_000); // a day later they are others
  for (let app = 0; app < feedReadersADay; app += 1) expect((await get(house, learner, path, `Other ${app}`)).statusCode).toBe(200);
  expect((await get(house, learner, `${path}/${episodeId}`, 'One too many')).statusCode).toBe(404);
  expect((await get(house, learner, path, 'Other 1')).statusCode).toBe(404);
  const row = await house.db
    .read()
    .selectFrom('podcasts.feed')
    .select('ended_why')
    .where('tenant_id', '=', learner.tenantId)
    .executeTakeFirstOrThrow();
  expect(row.ended_why).toBe('shared');
});

test('CLI-09 a feed serves what its member may hear: nothing of a podcast that is not theirs, nothing a year later, nothing to who is blocked', async ({
  house,
}) => {
  const { author, learner, podcastId } = await aStudio(house);
  const outsider = await aPerson(house.platform, { tenantId: learner.tenantId });
  expect((await house.call(outsider, wire.openPodcastFeed, { params: { podcastId } })).status).toBe(404);
  expect((await house.call(outsider, wire.getPodcastFeed, { params: { podcastId } })).status).toBe(404);
  const path = await open(house, learner, podcastId);
  const stranger = await aPerson(house.platform);
  const foreign = path.replace(learner.tenantId, stranger.tenantId);
  expect((await get(house, learner, foreign)).statusCode).toBe(404);
  const own = await aPodcast(house.platform, author.actor);
  const other = await open(house, learner, own);
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ status: 'blocked' })
    .where('tenant_id', '=', learner.tenantId)
    .where('id', '=', learner.memberId)
    .execute();
  expect((await get(house, learner, path)).statusCode).toBe(404);
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ status: 'approved' })
    .where('tenant_id', '=', learner.tenantId)
    .where('id', '=', learner.memberId)
    .execute();
  await house.db
    .write()
    .deleteFrom('identity.member_in_group')
    .where('tenant_id', '=', learner.tenantId)
    .where('member_id', '=', learner.memberId)
    .execute();
  expect((await get(house, learner, path)).statusCode).toBe(404);
  expect((await get(house, learner, other)).statusCode).toBe(200);
  house.clock.shift((feedDays + 1) * 86_400_000);
  expect((await get(house, learner, other)).statusCode).toBe(404);
});
