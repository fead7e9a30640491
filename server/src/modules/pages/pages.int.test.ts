import { getSiteLists } from '@vitrine/contract/identity';
import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/pages';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { aBannerPicture, aHeading, aPage, pageFields } from './testing.ts';

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
  const groupId = labels.groups.get('team') ?? '';
  const learner = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  const outsider = await aPerson(house.platform, { tenantId });
  const read = (slug: string, person = learner) => house.call(person, wire.getWildcardPage, { params: { slug } });
  const listed = async (person = learner) =>
    (await house.call(person, getSiteLists, {})).body.wildcard_pages.map(({ slug, old_slugs }) => [slug, ...old_slugs]);
  const page = await house.call(author, wire.createPage, { body: { kind: 'page', title: { 'pt-BR': 'Virada' }, slug: 'virada-gelada' } });
  const params = { pageId: page.body.id };
  const save = (version: number, wish: Partial<wire.PageFields> = {}) =>
    house.call(author, wire.savePage, { params, body: { version, page: pageFields(wish) } });
  const publish = (version: number, person = author) => house.call(person, wire.publishPage, { params, body: { version } });
  return { author, learner, outsider, groupId, read, listed, params, save, publish };
}
const say = (house: House, text: string) => ({ blocks: [aHeading(house.platform, text)] });

test('NAV-11 LST-01 a page is read in its published version, is in the site’s lists, and is gone when it is retired', async ({ house }) => {
  const { author, read, listed, params, save, publish } = await aProgram(house);
  expect([(await read('virada-gelada')).status, await listed()]).toEqual([404, []]);
  await save(1, say(house, 'Primeiro'));
  expect([(await read('virada-gelada')).status, await listed()]).toEqual([404, []]);
  expect((await publish(2)).body).toMatchObject({ state: 'published', number: 1, hasChanges: false, can: { publish: false } });
  expect(await listed()).toEqual([['virada-gelada']]);
  expect((await read('virada-gelada')).body).toMatchObject({ title: 'Virada Gelada', blocks: [{ text: 'Primeiro' }] });

  expect((await save(3, say(house, 'Segundo'))).body).toMatchObject({ hasChanges: true, number: 1 });
  expect((await read('virada-gelada')).body).toMatchObject({ blocks: [{ text: 'Primeiro' }] });
  const both = await Promise.all([publish(4), publish(4)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await read('virada-gelada')).body).toMatchObject({ blocks: [{ text: 'Segundo' }] });

  const retire = (version: number) => house.call(author, wire.retirePage, { params, body: { version } });
  expect((await retire(5)).body).toMatchObject({ state: 'retired' });
  expect([(await read('virada-gelada')).status, await listed()]).toEqual([404, []]);
  expect((await retire(6)).body).toMatchObject({ refusal: 'page_not_published' });
  const { items } = (await house.call(author, listAuditLog, { query: { subject: 'page' } })).body;
  expect(items.map(({ what }) => what)).toEqual([
    'page.retired',
    'page.published',
    'page.saved',
    'page.published',
    'page.saved',
    'page.created',
  ]);
});

test('NAV-11 an address is checked against the portal’s own and those of other pages; an old one leads on and stays its page’s', async ({
  house,
}) => {
  const { author, read, listed, save, publish } = await aProgram(house);
  await save(1, say(house, 'Um'));
  await publish(2);
  expect((await save(3, { slug: 'home' })).body).toMatchObject({ fields: { 'page.slug': 'slug_reserved' } });
  expect((await save(3, { slug: 'Virada Gelada' })).body).toMatchObject({ fields: { 'page.slug': 'slug_invalid' } });
  expect((await save(3, { ...say(house, 'Um'), slug: 'virada-2' })).body).toMatchObject({ page: { slug: 'virada-2' } });
  expect(await listed()).toEqual([['virada-2', 'virada-gelada']]);
  expect((await read('virada-gelada')).body).toMatchObject({ slug: 'virada-2' });
  const create = (body: object) =>
    house.call(author, wire.createPage, { body: { kind: 'page', title: { 'pt-BR': 'Outra' }, slug: 'outra', ...body } });
  expect((await create({ slug: 'virada-gelada' })).body).toMatchObject({ fields: { slug: 'page_slug_taken' } });
  expect((await create({ slug: 'console', title: {} })).body).toMatchObject({ fields: { slug: 'slug_reserved', title: 'title_required' } });
  const two = await Promise.all([create({}), create({})]);
  expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

test('NAV-11 CLI-03 the hotsite is one, at its own address, for clients that have it', async ({ house }) => {
  const site = await aClient(house.platform, { modules: ['hotsite'] });
  const author = await aPerson(house.platform, { tenantId: site.tenantId, roles: ['client_administrator'] });
  const without = await aClient(house.platform, { modules: [] });
  const other = await aPerson(house.platform, { tenantId: without.tenantId, roles: ['client_administrator'] });
  for (const person of [author, other]) await aPage(house.platform, person.actor, { slug: 'hotsite' });
  expect((await house.call(author, wire.getHotsite, {})).body).toMatchObject({ slug: 'hotsite', title: 'Virada Gelada' });
  expect((await house.call(other, wire.getHotsite, {})).status).toBe(404);
  expect((await house.call(author, wire.getWildcardPage, { params: { slug: 'hotsite' } })).status).toBe(404);
  const again = await house.call(author, wire.createPage, { body: { kind: 'hotsite', title: { 'pt-BR': 'Outro' }, slug: '' } });
  expect(again.body).toMatchObject({ fields: { kind: 'hotsite_exists' } });
});

test('NAV-11 CLI-09 a page, its place in the lists and its pictures are for whom it is for alone', async ({ house }) => {
  const { author, learner, outsider, groupId, read, listed, save, publish } = await aProgram(house);
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5fff' } })
    .png()
    .toBuffer();
  const fileId = await aBannerPicture(house.platform, author.actor, { content });
  const picture = {
    id: house.platform.newId(),
    kind: 'picture' as const,
    fileId,
    shape: 'wide' as const,
    alt: { 'pt-BR': 'Geladeira' },
    caption: {},
  };
  await save(1, { groupIds: [groupId], blocks: [picture] });
  await publish(2);
  expect([await listed(), await listed(outsider)]).toEqual([[['virada-gelada']], []]);
  expect([(await read('virada-gelada')).status, (await read('virada-gelada', outsider)).status]).toEqual([200, 404]);
  const link = async (person: typeof learner) => (await house.call(person, renewLink, { body: { fileId } })).status;
  expect([await link(learner), await link(outsider)]).toEqual([200, 404]);
});

test('ADM-01 a page is published only with blocks that lack nothing, saved by nobody’s old version, and found in the list', async ({
  house,
}) => {
  const { author, learner, params, save, publish } = await aProgram(house);
  expect((await publish(1)).body).toMatchObject({ fields: { 'page.blocks': 'blocks_required' } });
  await save(1, say(house, ''));
  expect((await publish(2)).body).toMatchObject({ fields: { 'page.blocks': 'blocks_unfinished' } });
  expect((await save(1)).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await save(2, { visibleFrom: '2026-12-02', visibleTo: '2026-12-01' })).body).toMatchObject({
    fields: { 'page.visibleTo': 'ends_before_begin' },
  });
  const html = { 'pt-BR': '<p onclick="x()">Oi<script>alert(1)</script></p>' };
  const { body } = await save(2, { blocks: [{ id: house.platform.newId(), kind: 'text', html }] });
  expect(JSON.stringify(body)).not.toMatch(/script|onclick/);
  const foreign = { id: house.platform.newId(), kind: 'file' as const, fileId: house.platform.newId(), label: {} };
  expect((await save(3, { blocks: [foreign] })).body).toMatchObject({ fields: { 'page.blocks': 'file_missing' } });
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  for (const person of [stranger, learner]) {
    expect((await publish(3, person)).status).toBe(404);
    expect((await house.call(person, wire.getPage, { params })).status).toBe(404);
  }
  const found = async (query: object) => (await house.call(author, wire.listPages, { query })).body.items.map(({ slug }) => slug);
  expect([await found({ search: 'gelada' }), await found({ state: 'published' })]).toEqual([['virada-gelada'], []]);
});
