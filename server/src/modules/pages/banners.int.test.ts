import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/pages';
import { addDays, dayIn, instantOf } from '@vitrine/domain/kernel';
import { bannersShown } from '@vitrine/domain/pages';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { aBanner, bannerFields } from './testing.ts';
import { listWelcomeBanners } from './welcome-banners.ts';

async function aProgram(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('brazil'), labels.groups.get('team'), labels.tags.get('cold')];
  const learner = await aPerson(house.platform, { tenantId, country: 'BR', groupIds: [groupId] });
  const outsider = await aPerson(house.platform, { tenantId, country: 'BR' });
  const titles = async (person = learner) => (await house.call(person, wire.listWelcomeBanners, {})).body.items.map(({ title }) => title);
  return { author, learner, outsider, tenantId, areaId, groupId, tagId, titles };
}

test('EXP-01 members see the published banners that are for them, in their order, five at most', async ({ house }) => {
  const { author, learner, outsider, groupId, areaId, tagId, titles } = await aProgram(house);
  const banner = (title: string, wish = {}) => aBanner(house.platform, author.actor, { title: { 'pt-BR': title }, ...wish });
  await banner('Segundo', { position: 2 });
  await banner('Primeiro', { position: 1 });
  await banner('Do time', { position: 3, groupIds: [groupId], areaIds: [areaId] });
  await banner('De outra etiqueta', { position: 4, tagIds: [tagId] });
  await house.call(author, wire.createBanner, { body: bannerFields({ title: { 'pt-BR': 'Rascunho' } }) });
  expect(await titles()).toEqual(['Primeiro', 'Segundo', 'Do time']);
  expect(await titles(outsider)).toEqual(['Primeiro', 'Segundo']);
  const stranger = await aPerson(house.platform);
  expect(await titles(stranger)).toEqual([]);
  for (let more = 0; more < bannersShown; more += 1) await banner(`Mais ${more}`, { position: 0 });
  expect(await titles(learner)).toHaveLength(bannersShown);
});

test('EXP-01 a banner is there from the first instant of its first day in the client’s zone, and no longer at the end of its last', async ({
  house,
}) => {
  const { author, learner } = await aProgram(house);
  const zone = author.actor.clientTimeZone;
  const first = addDays(dayIn(zone, house.platform.clock.now()), 10);
  await aBanner(house.platform, author.actor, { visibleFrom: first, visibleTo: addDays(first, 1) });
  const shownAt = async (now: string) =>
    (await listWelcomeBanners({ ...house.platform, clock: { ...house.platform.clock, now: () => now } }, learner.actor)).items.length;
  const [begin, end] = [first, addDays(first, 2)].map((day) => instantOf({ day, time: '00:00', zone }));
  const before = (instant = '') => new Date(Date.parse(instant) - 1).toISOString();
  expect([await shownAt(before(begin)), await shownAt(begin ?? ''), await shownAt(before(end)), await shownAt(end ?? '')]).toEqual([
    0, 1, 1, 0,
  ]);
});

test('EXP-01 a banner that changed is another version for those who closed it; a new place in the order is not', async ({ house }) => {
  const { author, learner } = await aProgram(house);
  const bannerId = await aBanner(house.platform, author.actor, {});
  const version = async () => (await house.call(learner, wire.listWelcomeBanners, {})).body.items[0]?.version;
  const save = (at: number, wish: Partial<wire.BannerFields>) =>
    house.call(author, wire.saveBanner, { params: { bannerId }, body: { version: at, banner: bannerFields(wish) } });
  expect(await version()).toBe(1);
  await save(2, { position: 7 });
  expect(await version()).toBe(1);
  await save(3, { position: 7, text: { 'pt-BR': 'Outra coisa.' } });
  expect(await version()).toBe(2);
  expect((await save(3, {})).body).toMatchObject({ refusal: 'changed_meanwhile' });
});

test('ADM-01 a banner is refused at its fields, published once, taken away once, and the audit log tells it', async ({ house }) => {
  const { author, learner, titles } = await aProgram(house);
  const create = (wish: Partial<wire.BannerFields>, person = author) => house.call(person, wire.createBanner, { body: bannerFields(wish) });
  expect((await create({ title: {}, link: 'http://example.com' })).body).toMatchObject({
    fields: { title: 'title_required', link: 'link_forbidden' },
  });
  expect((await create({ visibleFrom: '2026-11-24', visibleTo: '2026-11-01' })).body).toMatchObject({
    fields: { visibleTo: 'ends_before_begin' },
  });
  const nobody = house.platform.newId();
  expect((await create({ groupIds: [nobody] })).body).toMatchObject({ fields: { groupIds: 'invalid_choice' } });
  expect((await create({ phoneFileId: nobody, alt: { 'pt-BR': 'Foto' } })).body).toMatchObject({ fields: { phoneFileId: 'file_missing' } });
  expect((await create({}, learner)).status).toBe(404);

  const key = { 'idempotency-key': house.platform.newId() };
  const [one, again] = [
    await house.call(author, wire.createBanner, { body: bannerFields() }, key),
    await house.call(author, wire.createBanner, { body: bannerFields() }, key),
  ];
  const bannerId = one.body.id;
  expect(again.body.id).toBe(bannerId);
  const at = (version: number) => ({ params: { bannerId }, body: { version } });
  const both = await Promise.all([house.call(author, wire.publishBanner, at(1)), house.call(author, wire.publishBanner, at(1))]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await house.call(author, wire.publishBanner, at(2))).body).toMatchObject({ refusal: 'banner_already_published' });
  expect(await titles()).toEqual(['Virada Gelada']);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await house.call(stranger, wire.retireBanner, at(2))).status).toBe(404);
  expect((await house.call(author, wire.retireBanner, at(2))).body).toMatchObject({ state: 'retired', version: 3 });
  expect((await house.call(author, wire.retireBanner, at(3))).body).toMatchObject({ refusal: 'banner_not_published' });
  expect(await titles()).toEqual([]);
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'banner' } })).body;
  expect(items.map(({ what }) => what)).toEqual(['banner.retired', 'banner.published', 'banner.created']);
  expect((await house.call(author, wire.listBanners, { query: { search: 'virada', state: 'retired' } })).body.items).toMatchObject([
    { id: bannerId, title: 'Virada Gelada' },
  ]);
});
