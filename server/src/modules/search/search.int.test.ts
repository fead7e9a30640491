import * as wire from '@vitrine/contract/search';
import { missedKeptDays } from '@vitrine/domain/search';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aCampaign } from '../campaigns/testing.ts';
import { aCourse, saveCourseAudience } from '../catalog/testing.ts';
import { anEvent, inviteGuests } from '../events/testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aFolder, anItem, forEverybody } from '../library/testing.ts';
import { aReward } from '../rewards/testing.ts';
import { aTrail } from '../trails/testing.ts';
import { forgetMissed } from './forget-missed.ts';
import { noteMissedSearch } from './note-missed.ts';
import { searchAll } from './search-all.ts';

/** A client with one of each kind about fridges, and two members of whom only the first is in the group. */
async function aProgram(house: House) {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const groupId = await aGroup(platform, { tenantId, name: { 'pt-BR': 'Time' } });
  const learner = await aPerson(platform, { tenantId, groupIds: [groupId] });
  const outsider = await aPerson(platform, { tenantId });
  const course = await aCourse(platform, author.actor, { course: { title: { 'pt-BR': 'Geladeira Inverse' } } });
  const trail = await aTrail(platform, author.actor, { courses: [course.id] });
  const folderId = await aFolder(platform, author.actor);
  const file = await anItem(platform, author.actor, {
    folderId,
    title: { 'pt-BR': 'Tabela de consumo' },
    description: { 'pt-BR': 'Quanto gasta cada geladeira por mês, e como dizer ao cliente.' },
  });
  const { rewardId } = await aReward(platform, author.actor, { title: { 'pt-BR': 'Ímã de geladeira' } });
  const { campaignId } = await aCampaign(platform, author.actor, { name: { 'pt-BR': 'Virada da geladeira' } });
  return { author, tenantId, groupId, learner, outsider, course, trail, file, rewardId, campaignId };
}

const find = async (house: House, person: BuiltPerson, words: string) =>
  (await house.call(person, wire.searchAll, { query: { words } })).body;
const kindsOf = async (house: House, person: BuiltPerson, words: string) =>
  (await find(house, person, words)).groups.map(({ kind }) => kind);
const missed = async (house: House, person: BuiltPerson, query = {}) =>
  (await house.call(person, wire.listMissedSearches, { query })).body.items;
const note = (house: House, person: BuiltPerson, words: string) => house.call(person, wire.noteMissedSearch, { body: { words } });

test('CRS-01 RWD-01 LIB-01 one search answers course, trail, file, campaign and reward by kind, accents and slips forgiven', async ({
  house,
}) => {
  const { author, learner, course, trail, file, rewardId, campaignId } = await aProgram(house);
  const { groups, isWhole } = await find(house, learner, 'geladeira');
  expect(isWhole).toBe(true);
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ href }) => href)])).toEqual([
    ['course', [`/online-courses/${course.id}`]],
    ['trail', [`/trails/${trail.id}`]],
    ['file', [`/libraries/${file}`]],
    ['campaign', [`/campaigns/${campaignId}`]],
    ['reward', [`/reward-store/details/${rewardId}`]],
  ]);
  expect(groups[2]?.hits[0]).toMatchObject({ title: 'Tabela de consumo', snippet: expect.stringContaining('cada geladeira') });
  expect(await kindsOf(house, learner, 'GELADIERA')).toEqual(['course', 'trail', 'file', 'campaign', 'reward']);
  expect(await kindsOf(house, learner, 'ima de geladeira')).toEqual(['reward']);
  await aReward(house.platform, author.actor, { title: { 'pt-BR': 'Fritadeira' } });
  expect((await find(house, learner, 'geladeira')).groups.at(-1)?.hits.map(({ title }) => title)).toEqual(['Ímã de geladeira']); // no slip is forgiven where the word stands
  expect(await kindsOf(house, learner, 'fritadera')).toEqual(['reward']);
  expect(groups[4]).toMatchObject({ hasMore: false, allHref: '/reward-store?search=geladeira' });
});

test('VAL-12 a search has two to a hundred signs, and its percent signs find nothing by themselves', async ({ house }) => {
  const { learner } = await aProgram(house);
  const status = async (words: string) => (await house.call(learner, wire.searchAll, { query: { words } })).status;
  expect([await status('%'), await status(' g '), await status('%%%%a'), await status('g'.repeat(101))]).toEqual([422, 422, 422, 422]);
  expect([await status('ge'), await status('g'.repeat(100)), await status("🔥🔥 __ \\ '; drop")]).toEqual([200, 200, 200]);
  expect(await kindsOf(house, learner, 'gela%deira')).toContain('course');
  expect(await kindsOf(house, learner, '__')).toEqual([]);
});

test('CLI-09 whoever may not see something does not find it, neither do members of another client', async ({ house }) => {
  const { author, groupId, learner, outsider, course } = await aProgram(house);
  const { platform } = house;
  await saveCourseAudience(platform, author.actor, { courseId: course.id, audience: { groupIds: [groupId], areaIds: [], tagIds: [] } });
  const secret = await aFolder(platform, author.actor, {
    name: { 'pt-BR': 'Só do time' },
    audience: { ...forEverybody, groupIds: [groupId] },
  });
  await anItem(platform, author.actor, { folderId: secret, title: { 'pt-BR': 'Margem da geladeira' } });
  const files = async (person: BuiltPerson) =>
    (await find(house, person, 'geladeira')).groups.find(({ kind }) => kind === 'file')?.hits.map(({ title }) => title);
  expect(await files(learner)).toEqual(['Margem da geladeira', 'Tabela de consumo']);
  expect(await files(outsider)).toEqual(['Tabela de consumo']);
  expect([
    (await kindsOf(house, learner, 'inverse')).includes('course'),
    (await kindsOf(house, outsider, 'inverse')).includes('course'),
  ]).toEqual([true, false]);
  const stranger = await aPerson(platform);
  expect(await find(house, stranger, 'geladeira')).toEqual({ groups: [], isWhole: true });
});

test('CLI-03 a module that the client has not is not searched', async ({ house }) => {
  const { learner } = await aProgram(house);
  await house.db
    .write()
    .updateTable('tenancy.tenant')
    .set({ modules: ['library'] })
    .where('id', '=', learner.tenantId)
    .execute();
  expect(await kindsOf(house, learner, 'geladeira')).toEqual(['file']);
});

test('search: a room that fails is left out and told, the others answer, and nothing counts as missed', async ({ house }) => {
  const { author, learner } = await aProgram(house);
  const find = {
    course: () => Promise.reject(new Error('down')),
    file: async () => ({
      hits: [{ id: '1', title: 'Um', text: '', href: '/libraries/1' }],
      hasMore: false,
      allHref: '/library',
    }),
  };
  const log = { ...house.platform.log, error: () => undefined };
  expect(await searchAll({ ...house.platform, log, find, holds: {} }, learner.actor, { words: 'um' })).toMatchObject({
    isWhole: false,
    groups: [{ kind: 'file' }],
  });
  await noteMissedSearch({ ...house.platform, log, find: { course: find.course }, holds: {} }, learner.actor, { words: 'nada disso' });
  expect(await missed(house, author)).toEqual([]);
});

test('ADM-01 what nobody finds is counted once a telling, two at once too, by its plain words and nobody’s name; what is found is not', async ({
  house,
}) => {
  const { author, learner, outsider } = await aProgram(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  await Promise.all([note(house, learner, 'Pneu Furado'), note(house, outsider, 'pneu  furádo')]);
  const key = { 'idempotency-key': house.platform.newId() };
  for (const _again of [1, 2]) await house.call(learner, wire.noteMissedSearch, { body: { words: 'chuveiro' } }, key);
  await note(house, learner, 'geladeira');
  expect(await missed(house, author)).toMatchObject([
    { words: 'pneu furado', count: 2 },
    { words: 'chuveiro', count: 1 },
  ]);
  expect((await missed(house, author, { search: 'pneus' })).map(({ words }) => words)).toEqual(['pneu furado']);
  const first = (await house.call(author, wire.listMissedSearches, { query: { limit: 1 } })).body;
  expect((await missed(house, author, { limit: 1, after: first.next ?? '' })).map(({ words }) => words)).toEqual(['chuveiro']);
  expect(await missed(house, stranger)).toEqual([]);
  expect((await house.call(learner, wire.listMissedSearches, { query: {} })).status).toBe(404);
  const sheet = await house.call(author, wire.exportMissedSearches, { query: { format: 'csv' } });
  expect(sheet.status).toBe(200);
});

test('search: one member tells of no more than thirty misses an hour, and old ones are forgotten', async ({ house }) => {
  const { author, learner } = await aProgram(house);
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await note(house, learner, `nada ${at}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  house.clock.shift((missedKeptDays + 1) * 86_400_000);
  await forgetMissed(house.platform);
  const now = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['client_administrator'] });
  expect(await missed(house, now)).toEqual([]);
});

test('EVT-01 an event is found by those who may see it, one by invitation by its guests alone', async ({ house }) => {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const [guest, other] = [await aPerson(platform, { tenantId: author.tenantId }), await aPerson(platform, { tenantId: author.tenantId })];
  const hidden = await anEvent(platform, author.actor, { isByInvitation: true, name: { 'pt-BR': 'Oficina de Ímãs' } });
  const open = await anEvent(platform, author.actor, { name: { 'pt-BR': 'Feira de Ímãs' } });
  await inviteGuests(platform, author.actor, { eventId: hidden, memberIds: [guest.memberId], groupIds: [] });
  const found = async (person: BuiltPerson) =>
    new Set((await find(house, person, 'imas')).groups.flatMap(({ hits }) => hits.map(({ href }) => href)));
  expect(await found(other)).toEqual(new Set([`/events/${open}`]));
  expect(await found(guest)).toEqual(new Set([`/events/${hidden}`, `/events/${open}`]));
});
